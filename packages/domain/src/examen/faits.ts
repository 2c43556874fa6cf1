import type { Profil } from '../acces/profils.ts'
import { mandatsActifs } from '../dossier/dossier.ts'
import type { DemandeDuDossier, Dossier, MandatDuDossier } from '../dossier/dossier.ts'
import type { ContexteDeclaration } from '../declaration/contexte.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import type {
  MotifDissolution,
  TypeJustificatifDissolution,
} from '../dissolution/dissolution.enums.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Verification } from '../verification/verification.ts'

/** A co-ownership that looks like the examined one, from the lowest threshold on. */
export interface CandidatExamine {
  id: number
  /** Null before it is registered. */
  numero: string | null
  nom: string
  adresse: string
  /** Between 0 and 1. */
  score: number
  tresProche: boolean
  /** Between the nearest two addresses; null when one of them is nowhere. */
  distanceMetres: number | null
  raisons: readonly string[]
  /** What the declarant answered about it; '' when it was not asked. */
  reponse: string
}

/** The declared dissolution, beside what the dossier holds of it. */
export interface DissolutionExaminee {
  motif: MotifDissolution | null
  autre: string
  typeJustif: TypeJustificatifDissolution | null
  documentId: string | null
}

/** Whom somebody says to be the syndic: a notary who registers, or the syndic who leaves. */
export interface SyndicAnnonce {
  teledeclarantId: number
  syndic: string
  /** Name of who says so. */
  par: string
  notaire: boolean
}

/** What the examination knows beside the dossier. */
export interface FaitsExamen {
  demandeId: number
  jour: IsoDate
  /** What the request declares; null when it declares nothing (attachment, dissolution). */
  contenu: ImmatCopropriete | null
  contexte: Omit<ContexteDeclaration, 'aujourdhui'> | null
  /** Codes of the rules that the declarant confirmed. */
  confirmations: readonly string[]
  verifications: readonly Verification[]
  /** What was in force before, for the figures of the former year; null for none. */
  precedente: ImmatCopropriete | null
  /** Lots of the co-ownership as the register holds them; null when not known. */
  nbLots: number | null
  candidats: readonly CandidatExamine[]
  dissolution: DissolutionExaminee | null
  /** Syndics announced for the co-ownership, whose attachment is not decided. */
  annonces: readonly SyndicAnnonce[]
}

/** What every part of the examination looks at. */
export interface Cas {
  d: Dossier
  x: DemandeDuDossier
  profil: Profil | null
  /** The mandate asked for; null for a request without one. */
  mandat: MandatDuDossier | null
  f: FaitsExamen
}

/** Mandates in place, but the one asked for. */
export const enPlace = ({ d, mandat }: Cas): MandatDuDossier[] =>
  mandatsActifs(d).filter((m) => m.id !== mandat?.id)

/** The renewal in advance of this one, which falls with it when the other begins before. */
export const renouvellementDe = (
  c: Cas,
  autre: MandatDuDossier,
  debut: IsoDate,
): MandatDuDossier | undefined =>
  enPlace(c).find(
    (r) =>
      r.etat === 'A_VENIR' &&
      r.id !== autre.id &&
      r.teledeclarantId === autre.teledeclarantId &&
      autre.debut < debut &&
      debut <= r.debut,
  )

/** A number as people read it. */
export const enChiffres = (n: number): string => n.toLocaleString('fr-FR')

/** « 1 jour », « 12 jours ». */
export const compter = (n: number, un: string, plusieurs = `${un}s`): string =>
  `${enChiffres(n)} ${Math.abs(n) < 2 ? un : plusieurs}`
