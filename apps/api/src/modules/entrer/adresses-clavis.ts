import { ACCES, MOTIFS_NON_VALIDE, type MotifClavis } from '@registre/domain'

/** Calls and screens of the institutional sign-on. */
export const CHEMIN_DECONNEXION = '/api/public/clavis/logout'
export const ECRAN_CONNEXION = ACCES.institution.ecran
export const ECRAN_CHARTE = '/institutionnels/charte-confidentialite'
export const ECRAN_ACCUEIL = '/institutionnels'

const ECRAN_NON_VALIDE = '/utilisateur-non-valide'

/**
 * Why nobody came in: the sign-on screen, where one tries again, or the page of who has no account
 * (specification 1, section 2).
 */
export const ecranRefus = (motif: MotifClavis, siret = ''): string =>
  `${MOTIFS_NON_VALIDE.some((m) => m === motif) ? ECRAN_NON_VALIDE : ECRAN_CONNEXION}?${new URLSearchParams({ motif, ...(siret === '' ? {} : { siret }) })}`
