import type { MotifClavis } from '@registre/domain'

/** Calls and screens of the institutional sign-on. */
export const CHEMIN_CONNEXION = '/api/public/clavis/connexion'
export const CHEMIN_RETOUR = '/api/public/clavis/retour'
export const CHEMIN_DECONNEXION = '/api/public/clavis/logout'
export const ECRAN_CONNEXION = '/institutionnels/connexion'
export const ECRAN_CHARTE = '/institutionnels/charte-confidentialite'
export const ECRAN_ACCUEIL = '/institutionnels'

/** What the provider gives back after a sign-out, and the screen says. */
export type EtatDeconnexion = 'deconnexion' | 'charte-refusee'

/** The sign-on screen, saying why nobody came in. */
export const ecranRefus = (motif: MotifClavis, siret = ''): string => `${ECRAN_CONNEXION}?${new URLSearchParams({ motif, ...(siret === '' ? {} : { siret }) })}`
