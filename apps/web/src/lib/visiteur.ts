import { isNotaire, type Profil } from '@registre/domain'

const CLE = 'registre-visiteur'

/**
 * The call that starts the institutional sign-on, and comes back to this address of the register.
 */
export const adresseConnexionInstitution = (retour?: string): string =>
  `/api/public/clavis/connexion${retour === undefined ? '' : `?${new URLSearchParams({ retour })}`}`

/** The call that starts the notaries' sign-on, and comes back to this address of the register. */
export const adresseConnexionNotaire = (retour?: string): string =>
  `/api/public/notaires/connexion${retour === undefined ? '' : `?${new URLSearchParams({ retour })}`}`

/** How a kind of visitor signs in, and signs in again when its session is lost. */
interface Entree {
  page: '/compte' | '/institutionnels/connexion'
  /** Another site asks who it is: the browser leaves for this address. */
  fournisseur?: (retour?: string) => string
  /** Its certificate opens a new session by itself. */
  certificat?: true
}

/** Each kind of visitor and its way in (specification 2, section 8). */
export const ENTREES = {
  institution: { page: '/institutionnels/connexion', fournisseur: adresseConnexionInstitution },
  notaireConnecte: { page: '/compte', fournisseur: adresseConnexionNotaire },
  notaire: { page: '/compte', certificat: true },
  identifiants: { page: '/compte' },
} as const satisfies Record<string, Entree>
export type Visiteur = keyof typeof ENTREES

const visiteurDe = ({ authStatus, profil }: { authStatus: string; profil: Profil }): Visiteur => {
  if (authStatus === 'AUTHENTICATED_CLAVIS') return 'institution'
  if (authStatus === 'AUTHENTICATED_NOTAIRE') return 'notaireConnecte'
  return isNotaire(profil) ? 'notaire' : 'identifiants'
}

/**
 * Remembers, for this tab, which kind of visitor its last account is: a lost session then restarts
 * where it began.
 */
export const noterVisiteur = (compte: Parameters<typeof visiteurDe>[0]): void =>
  sessionStorage.setItem(CLE, visiteurDe(compte))

/** After a sign-out at the provider: the next visitor of this tab may be anybody. */
export const oublierVisiteur = (): void => sessionStorage.removeItem(CLE)

const estVisiteur = (lu: string | null): lu is Visiteur => lu !== null && Object.hasOwn(ENTREES, lu)

/** The way in of the last account of this tab; login and password when there was none. */
export const entreeDeCetOnglet = (): Entree => {
  const lu = sessionStorage.getItem(CLE)
  return ENTREES[estVisiteur(lu) ? lu : 'identifiants']
}
