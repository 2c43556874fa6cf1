import type { Profil } from '../acces/profils.ts'
import { RegisterError } from '../kernel/errors.ts'
import type { StatutTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import type { EtatUtilisateur } from './utilisateur.machine.ts'

/** An account of a person, as it is held. */
export interface UtilisateurDuCompte {
  id: number
  version: number
  etat: EtatUtilisateur
  profil: Profil
  /** In lower case: the address, unless it was chosen apart. */
  login: string
  email: string
  civilite: string
  nom: string
  prenom: string
  telephone: string
  numCartePro: string
  aMotDePasse: boolean
  secondFacteur: boolean
  /** The establishment; null for a keeper or an institution. */
  teledeclarantId: number | null
}

/** The kind of a declarant, as its row keeps it. */
export type TypeDeclarant = 'PRO' | 'NON_PRO' | 'NOTAIRE' | 'TENEUR' | 'INSTITUTIONNEL' | 'AUTRE'

/** An establishment, or a volunteer, as it is held. */
export interface DeclarantDuCompte {
  id: number
  version: number
  type: TypeDeclarant
  statut: StatutTeledeclarant
  raisonSociale: string
  siret: string | null
  numEtude: number | null
  /** Where its representative is written to; '' for none. */
  email: string
  /** The directory of companies, which did not answer, has not confirmed it. */
  attendSirene: boolean
  /** What is stored of the code that it awaits; null for none that serves. */
  codeHash: string | null
  codeEssais: number
}

/**
 * Who a call moves: a declarant with all its accounts, or some accounts alone. Keepers and
 * institutions have no declarant: their account is the root.
 */
export interface Compte {
  declarant: DeclarantDuCompte | null
  utilisateurs: readonly UtilisateurDuCompte[]
}

/** Nobody is held: what a change creates comes alone. */
export const PERSONNE: Compte = { declarant: null, utilisateurs: [] }

/** An account among those held. Throws `introuvable`. */
export const utilisateurDe = (compte: Compte, id: number): UtilisateurDuCompte => {
  const utilisateur = compte.utilisateurs.find((u) => u.id === id)
  if (!utilisateur) throw new RegisterError('introuvable')
  return utilisateur
}

/** The declarant held. Throws `introuvable`. */
export const declarantDe = ({ declarant }: Compte): DeclarantDuCompte => {
  if (!declarant) throw new RegisterError('introuvable')
  return declarant
}

/** The login follows the address where it was the address. */
export const loginApres = (
  u: Pick<UtilisateurDuCompte, 'login' | 'email'>,
  email: string,
): string => (u.login === u.email.toLowerCase() ? email.toLowerCase() : u.login)
