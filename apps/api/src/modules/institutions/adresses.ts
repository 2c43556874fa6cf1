import { ACCES, type MotifClavis } from '@registre/domain'

/** Calls and screens of the institutional sign-on. */
export const CHEMIN_DECONNEXION = '/api/public/clavis/logout'
export const ECRAN_CONNEXION = ACCES.institution.ecran
export const ECRAN_CHARTE = '/institutionnels/charte-confidentialite'
export const ECRAN_ACCUEIL = '/institutionnels'

/** The sign-on screen, saying why nobody came in. */
export const ecranRefus = (motif: MotifClavis, siret = ''): string =>
  `${ECRAN_CONNEXION}?${new URLSearchParams({ motif, ...(siret === '' ? {} : { siret }) })}`
