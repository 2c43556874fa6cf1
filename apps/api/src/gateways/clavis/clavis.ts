import type { IdentiteDite, QualiteCertificat } from '@registre/domain'

/** What every provider says of a person, read and checked. */
export interface IdentiteFournisseur {
  emetteur: string
  sujet: string
  email: string
  prenom: string
  nom: string
  /** Fourteen digits, or '' when the provider gave none. */
  siret: string
  /** Serves to sign out at the provider. */
  jetonIdentite: string
  /** The instant when the person signed in at the provider; null when it does not say. */
  prouveeLe: string | null
}

/** What the institutional provider says of a person (ProConnect-shaped claims). */
export interface IdentiteClavis extends IdentiteFournisseur {
  idpId: string
}

/** What the notaries' provider says of a person: its office and its quality besides. */
export interface IdentiteConnexionNotaire extends IdentiteFournisseur {
  /** Number of the office (CRPCEN); null when none was given, −1 included. */
  numEtude: number | null
  qualite: QualiteCertificat
  emailVerifie: boolean
}

/** What FranceConnect or ProConnect says of a person. */
export interface IdentiteDuFournisseur extends IdentiteFournisseur, IdentiteDite {
  /** The provider certifies that the person directs the firm of its SIRET. */
  certifiee: boolean
}

/**
 * Why a sign-on did not come to its end: the person's own choice, a forged or stale answer, or a
 * provider that is down.
 */
export type CauseClavis = 'annulee' | 'refusee' | 'indisponible'

/** Thrown by the gateway; `detail` is for the logs alone. */
export class EchecClavis extends Error {
  readonly causeClavis: CauseClavis
  readonly detail: string
  constructor(causeClavis: CauseClavis, detail: string, options?: ErrorOptions) {
    super(`sign-on: ${causeClavis} (${detail})`, options)
    this.name = 'EchecClavis'
    this.causeClavis = causeClavis
    this.detail = detail
  }
}

/** What the browser's trip must bring back unchanged. */
export interface SecretsConnexion {
  etat: string
  nonce: string
  /** PKCE. */
  verificateur: string
}

/** A sign-on by OpenID Connect. Every method throws EchecClavis. */
export interface FournisseurIdentite<I extends IdentiteFournisseur> {
  /** The name that people know it by. */
  nom: string
  emetteur: string
  /** New secrets for one trip. */
  tirerSecrets(): SecretsConnexion
  /**
   * Where to send the browser. `autre`: asks for the sign-in again, even when somebody is signed in
   * there; `renouveler`: asks the person for a proof of less than a minute; `certifier`: asks that it
   * certify the direction of the firm, where it may.
   */
  adresseConnexion(
    secrets: SecretsConnexion,
    retour: string,
    demande: { autre?: boolean; renouveler?: boolean; certifier?: boolean },
  ): Promise<string>
  /** Reads the answer that the browser brought back at this address. */
  conclure(secrets: SecretsConnexion, adresse: URL): Promise<I>
  /** Where to sign out; null when the provider has no such address. */
  adresseDeconnexion(jetonIdentite: string, retour: string, etat: string): Promise<string | null>
}

/** The institutional sign-on. */
export type Clavis = FournisseurIdentite<IdentiteClavis>
/** The notaries' sign-on. */
export type ConnexionNotaires = FournisseurIdentite<IdentiteConnexionNotaire>
/** FranceConnect, or ProConnect. */
export type ConnexionEtat = FournisseurIdentite<IdentiteDuFournisseur>
