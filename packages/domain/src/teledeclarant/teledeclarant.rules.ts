/**
 * At most this many secondary administrators for one establishment (specification 1, section 5).
 */
export const MAX_ADMINS_SECONDAIRES = 4

/** Says whether one more secondary administrator may be created; the caller counts under a lock. */
export const peutAjouterAdminSecondaire = (existants: number): boolean =>
  existants < MAX_ADMINS_SECONDAIRES

/**
 * Days within which the activation code comes by post, months after which an account never
 * activated is removed.
 */
export const DELAI_CODE_ACTIVATION_JOURS = 15
export const DELAI_ACTIVATION_MOIS = 2
