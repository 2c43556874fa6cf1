import { keysOf } from '../kernel/table.ts'
import { addMonths, jourAParis } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'

// The withdrawal of a decision that gave a right. What the law asks is a setting or a row here, from
// secondary sources: a person decides, never the register.

/** Why the decision was unlawful: chosen, then said in words. */
export const LABELS_MOTIF_RETRAIT = {
  IDENTITE_DU_SYNDIC: 'Le syndic désigné n’est pas celui que l’assemblée a élu',
  JUSTIFICATIF_FAUX: 'Le justificatif n’établit pas ce qui est déclaré',
  AUTRE_IMMEUBLE: 'La décision porte sur un autre immeuble que celui de la demande',
  DATES_INEXACTES: 'Les dates retenues ne sont pas celles du justificatif',
  DEJA_IMMATRICULEE: 'La copropriété était déjà immatriculée',
  HORS_CHAMP: 'L’immeuble n’est pas soumis à l’immatriculation',
  AUTRE: 'Autre illégalité',
} as const
export type MotifRetrait = keyof typeof LABELS_MOTIF_RETRAIT
export const MOTIFS_RETRAIT = keysOf(LABELS_MOTIF_RETRAIT)

/** What allows it, once the delay of withdrawal is over. */
export const LABELS_FONDEMENT_RETRAIT = {
  DELAI: 'Dans le délai de retrait',
  DEMANDE: 'À la demande du bénéficiaire',
  FRAUDE: 'Fraude établie',
} as const
export type FondementRetrait = keyof typeof LABELS_FONDEMENT_RETRAIT
export const FONDEMENTS_RETRAIT = keysOf(LABELS_FONDEMENT_RETRAIT)

export interface ReglagesRetrait {
  /** Months within which an unlawful decision is withdrawn. */
  delaiMois: number
  /** Working days that the persons concerned have to answer. */
  reponseJoursOuvres: number
}

/** What was said as a withdrawal was opened. */
export interface RetraitOuvert {
  motif: MotifRetrait
  texte: string
  fondement: FondementRetrait
  /** Of the order, or of the beneficiary's letter. */
  reference: string
  /** The last day on which the persons concerned may answer. */
  reponseAvant: IsoDate
}

/** A withdrawal under way. */
export interface Retrait extends RetraitOuvert {
  /** Milliseconds. */
  ouvertLe: number
  ouvertParId: number | null
  ouvertPar: string
}

/** The last day on which a decision is withdrawn for its unlawfulness alone. */
export const finDuDelaiDeRetrait = (
  { priseLe }: { priseLe: number },
  { delaiMois }: Pick<ReglagesRetrait, 'delaiMois'>,
): IsoDate => addMonths(jourAParis(priseLe), delaiMois)
