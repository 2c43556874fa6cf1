import type { Profil } from '../acces/profils.ts'
import type { QualiteCertificat } from '../certificat/certificat.ts'
import type { TypeInscriptionNotaire } from '../teledeclarant/inscription-notaire.rules.ts'
import type { StatutTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import type { IdentiteNotaire, MoyenNotaire } from './identite-notaire.ts'

/** What the register knows of somebody who presents themself. */
export interface SituationNotaire {
  moyen: MoyenNotaire
  qualite: QualiteCertificat
  /** The office, when the register holds it. */
  etude: { statut: StatutTeledeclarant } | null
  /** True when this certificate, or this person of the sign-on, is linked to an account. */
  lie: boolean
  /** The profile of the account that the link opens; null when that account is closed. */
  profil: Profil | null
}

/**
 * Why a known person or office opens nothing: told, and sent home (specification 1, "Notary flow").
 */
export const MOTIFS_PROFIL_NOTAIRE = ['compte-ferme', 'etude-fermee', 'qualite-differente'] as const
export type MotifProfilNotaire = (typeof MOTIFS_PROFIL_NOTAIRE)[number]

export type DecisionNotaire =
  | { suite: 'ouvrir' }
  | { suite: 'inscrire'; type: TypeInscriptionNotaire }
  /** A collaborator whose office is not in the register: only a notary adds it. */
  | { suite: 'attendre-etude' }
  | { suite: 'refuser'; motif: MotifProfilNotaire }

/**
 * The sign-on tells the quality each time, so a collaborator does not open a notary's account by
 * it. A certificate was linked to the account by somebody of the office, who answers for it: most
 * carry no quality at all.
 */
const qualiteSuffit = ({ moyen, qualite, profil }: SituationNotaire): boolean =>
  moyen === 'certificat' || qualite === 'NOTAIRE' || profil === 'NOTAIRE_COLLAB'

/**
 * What the register does with somebody who presents themself as a notary: one decision for both
 * ways in (specification 1, sections 4 and 6).
 */
export const deciderNotaire = (s: SituationNotaire): DecisionNotaire => {
  if (s.lie) {
    if (s.etude?.statut !== 'ACTIF') return { suite: 'refuser', motif: 'etude-fermee' }
    if (s.profil === null) return { suite: 'refuser', motif: 'compte-ferme' }
    return qualiteSuffit(s)
      ? { suite: 'ouvrir' }
      : { suite: 'refuser', motif: 'qualite-differente' }
  }
  if (s.etude === null)
    return s.qualite === 'NOTAIRE'
      ? { suite: 'inscrire', type: 'NOTAIRE' }
      : { suite: 'attendre-etude' }
  if (s.etude.statut !== 'ACTIF') return { suite: 'refuser', motif: 'etude-fermee' }
  return {
    suite: 'inscrire',
    type: s.qualite === 'NOTAIRE' ? 'NOTAIRE_NOTAIRE' : 'NOTAIRE_COLLABORATEUR',
  }
}

/** Why the notaries' sign-on brought nobody in. */
export const MOTIFS_CONNEXION_NOTAIRE = [
  'fournisseur-indisponible',
  'reponse-refusee',
  'annulee',
  'non-configure',
  ...MOTIFS_PROFIL_NOTAIRE,
] as const
export type MotifConnexionNotaire = (typeof MOTIFS_CONNEXION_NOTAIRE)[number]

/** True for a refusal that another try, or another account, does not solve: it is told at home. */
export const estProfilEnErreur = (motif: MotifConnexionNotaire): motif is MotifProfilNotaire =>
  MOTIFS_PROFIL_NOTAIRE.some((m) => m === motif)

/**
 * An account that was made for this person, and that the sign-on may open from now on: in the
 * office that it names, with the address that it has verified, and a quality that suffices. Shared
 * addresses are common in offices: one account alone may bear it.
 */
export const compteReconnuParEmail = (
  identite: Pick<IdentiteNotaire, 'email' | 'qualite'> & { emailVerifie: boolean },
  comptes: readonly { id: number; email: string; profil: Profil }[],
): number | null => {
  const email = identite.email.trim().toLowerCase()
  if (!identite.emailVerifie || email === '') return null
  const [compte, ...autres] = comptes.filter((c) => c.email.trim().toLowerCase() === email)
  if (!compte || autres.length > 0) return null
  return identite.qualite === 'NOTAIRE' || compte.profil === 'NOTAIRE_COLLAB' ? compte.id : null
}
