import type { QualiteCertificat } from '../certificat/certificat.ts'

/**
 * The two ways in of a notary: the certificate that the proxy verified, or the notaries' sign-on
 * (OpenID Connect).
 */
export const MOYENS_NOTAIRE = ['certificat', 'connexion'] as const
export type MoyenNotaire = (typeof MOYENS_NOTAIRE)[number]

/** What a way in says of the person, whichever it is. */
export interface IdentiteNotaire {
  moyen: MoyenNotaire
  nom: string
  prenom: string
  email: string
  /** Number of the office (CRPCEN), when it is told. */
  numEtude: number | null
  /** SIRET of the office; '' when it is not told: a certificate tells none. */
  siret: string
  qualite: QualiteCertificat
}
