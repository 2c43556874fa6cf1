/** What the institutional provider says of a person, read and checked (ProConnect-shaped claims). */
export interface IdentiteClavis {
  emetteur: string
  sujet: string
  email: string
  prenom: string
  nom: string
  /** Fourteen digits, or '' when the provider gave none. */
  siret: string
  idpId: string
  /** Serves to sign out at the provider. */
  jetonIdentite: string
}

/** Why a sign-on did not come to its end: the person's own choice, a forged or stale answer, or a provider that is down. */
export type CauseClavis = 'annulee' | 'refusee' | 'indisponible'

/** Thrown by the gateway; `detail` is for the logs alone. */
export class EchecClavis extends Error {
  readonly causeClavis: CauseClavis
  readonly detail: string
  constructor(causeClavis: CauseClavis, detail: string, options?: ErrorOptions) {
    super(`institutional sign-on: ${causeClavis} (${detail})`, options)
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

/** The institutional sign-on, by OpenID Connect. Every method throws EchecClavis. */
export interface Clavis {
  /** The name that people know it by. */
  nom: string
  emetteur: string
  /** New secrets for one trip. */
  tirerSecrets(): SecretsConnexion
  /** Where to send the browser. `autre`: asks for the sign-in again, even when somebody is signed in there. */
  adresseConnexion(secrets: SecretsConnexion, retour: string, autre: boolean): Promise<string>
  /** Reads the answer that the browser brought back at this address. */
  conclure(secrets: SecretsConnexion, adresse: URL): Promise<IdentiteClavis>
  /** Where to sign out; null when the provider has no such address. */
  adresseDeconnexion(jetonIdentite: string, retour: string, etat: string): Promise<string | null>
}
