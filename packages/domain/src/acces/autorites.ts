/** The forty-five authorities of the specification (section 6), in its order. */
export const AUTORITES = [
  'IMMATRICULER_NVELLE_COPRO',
  'UPDATE_ACCOUNT',
  'MENU_GESTION_UTILISATEURS',
  'VISUALISER_COPRO',
  'ENREGISTRER_MODIFICATIONS',
  'GERER_COPROPRIETE',
  'AFFICHER_DONNEES_ADMIN_SYNDIC',
  'MAJ_COPROPRIETE_ANNUELLE',
  'MAJ_COPROPRIETE_STANDARD',
  'MAJ_COPROPRIETE_AVANT_VALIDATION',
  'MAJ_COPROPRIETE_ANNUELLE_EXPIRE',
  'MAJ_COPROPRIETE_STANDARD_EXPIRE',
  'MENU_COPROPRIETE',
  'TYPE_TELEDECLARANT',
  'RENOUVELER_MANDAT',
  'LIRE_TELEDECLARANT',
  'LST_TELEDECLARANT',
  'EDITER_TELEDECLARANT',
  'SUPPRIMER_TELEDECLARANT',
  'SUPPRIMER_UTILISATEUR',
  'VALIDER_DECLA_PREDECESSEUR',
  'CREER_ADMIN_SEC',
  'CREER_GESTIONNAIRE',
  'MON_COMPTE',
  'EDITER_SUPPRIMER_NON_ADMIN',
  'EDITER_SUPPRIMER_ADMIN',
  'AJOUTER_UTILISATEUR',
  'MON_ENTREPRISE_LECTURE',
  'MON_ENTREPRISE_ECRITURE',
  'DECLARER_SUCCESSEUR',
  'LIST_RECH_UTILISATEUR',
  'LIST_RCH_USER_TENEUR',
  'DISSOUDRE_COPRO',
  'RATTACHER_COPROPRIETE',
  'LIST_RATTACHEMENT',
  'ATTENTE_ACTIVATION_TELE',
  'CATEGORISATION',
  'CHART_CONFIDENTIALITE',
  'DONNEES_BRUTES',
  'EDITER_MDP_USER',
  'VALIDER_RATTACHEMENT_DECLARATION',
  'SUIVI_INDICATEURS_MCO',
  'RECHERCHE_EVENEMENT_JOURNAL',
  'IMMATRICULER_D_OFFICE',
  'IMMATRICULER_INITIALE',
] as const
export type Autorite = (typeof AUTORITES)[number]

/**
 * Reads an authority carried in a path or in a column; null when it is not one of the register's.
 */
export const parseAutorite = (text: string): Autorite | null =>
  AUTORITES.find((autorite) => autorite === text) ?? null

/**
 * True when the account holds at least one of the required authorities (specification 1, section
 * 6).
 */
export const peut = (autorites: readonly Autorite[], requises: readonly Autorite[]): boolean =>
  requises.some((requise) => autorites.includes(requise))
