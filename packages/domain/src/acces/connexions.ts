/**
 * The two sign-ons by OpenID Connect: where each one starts and comes back, and the screen that it
 * starts from and signs out to.
 */
export const ACCES = {
  institution: {
    connexion: '/api/public/clavis/connexion',
    retour: '/api/public/clavis/retour',
    ecran: '/institutionnels/connexion',
  },
  notaire: {
    connexion: '/api/public/notaires/connexion',
    retour: '/api/public/notaires/retour',
    ecran: '/compte',
  },
} as const
export type Acces = keyof typeof ACCES
