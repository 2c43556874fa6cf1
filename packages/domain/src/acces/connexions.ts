import { isNotaire, isTeledeclarantBenevole, isTeledeclarantPro, type Profil } from './profils.ts'

/**
 * The sign-ons by OpenID Connect: where each one starts and comes back, and the screen that it starts
 * from and signs out to.
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
  franceconnect: {
    connexion: '/api/public/franceconnect/connexion',
    retour: '/api/public/franceconnect/retour',
    ecran: '/compte',
  },
  proconnect: {
    connexion: '/api/public/proconnect/connexion',
    retour: '/api/public/proconnect/retour',
    ecran: '/compte',
  },
} as const
export type Acces = keyof typeof ACCES

/** The word of an address that names a sign-on. */
export const FOURNISSEURS = {
  clavis: 'institution',
  notaires: 'notaire',
  franceconnect: 'franceconnect',
  proconnect: 'proconnect',
} as const satisfies Record<string, Acces>

/** Those that tell an identity of the State's, linked to an account that has its own password. */
export const IDENTITES_ETAT = ['franceconnect', 'proconnect'] as const
export type IdentiteEtat = (typeof IDENTITES_ETAT)[number]

export const estIdentiteEtat = (acces: string): acces is IdentiteEtat =>
  IDENTITES_ETAT.some((i) => i === acces)

/** As the State's own buttons and pages write them. */
export const LABELS_IDENTITE_ETAT: Readonly<Record<IdentiteEtat, string>> = {
  franceconnect: 'FranceConnect',
  proconnect: 'ProConnect',
}

/** The page of each that says what it is. */
export const PAGES_IDENTITE_ETAT: Readonly<Record<IdentiteEtat, string>> = {
  franceconnect: 'https://franceconnect.gouv.fr/',
  proconnect: 'https://www.proconnect.gouv.fr/',
}

/** The identity that may open an account of this profile: a volunteer's is a person's, a firm's a professional's. */
export const identiteEtatDe = (profil: Profil): IdentiteEtat | null => {
  if (isTeledeclarantBenevole(profil)) return 'franceconnect'
  return isTeledeclarantPro(profil) ? 'proconnect' : null
}

/** The sign-on of an account, as its profile says; null for who signs in by a password alone. */
export const accesDuProfil = (profil: Profil): Acces | null => {
  if (profil === 'INSTITUTIONNEL') return 'institution'
  return isNotaire(profil) ? 'notaire' : identiteEtatDe(profil)
}
