import { addMonths, type IsoDate } from '../kernel/dates.ts'
import type { Surete } from '../kernel/rules.ts'
import { BASCULE_2027 } from './bascule.ts'
import { jeuDeRegles } from './jeux.ts'
import type { CodeObligation } from './obligations.enums.ts'

/** Where each one comes from. */
export const SOURCES_OBLIGATION: Record<CodeObligation, string> = {
  syndic: 'loi n° 65-557 du 10 juillet 1965, article 17',
  'mise-a-jour-annuelle': 'code de la construction et de l’habitation, article R711-10',
  'plan-travaux': 'loi n° 65-557 du 10 juillet 1965, article 14-2 ; loi n° 2021-1104, article 171',
  'mandat-ad-hoc': 'loi n° 65-557 du 10 juillet 1965, article 29-1 A',
  'dpe-collectif':
    'code de la construction et de l’habitation, article L126-31 ; loi n° 2021-1104, article 158',
  batiments: jeuDeRegles(BASCULE_2027).texte,
}

/** A point of the law on an obligation. */
export interface LigneObligation {
  code: CodeObligation
  depuis: IsoDate
  quoi: string
  /** Of co-ownerships of more than so many lots: the first row that fits is theirs. */
  plusDe?: number
  outreMer?: true
  /** The unpaid share of the charges, in percent. */
  taux?: number
  surete: Surete
}

/** First day on which buildings can be described. */
export const EFFET_BATIMENTS: IsoDate = BASCULE_2027
const DEPUIS_2016: IsoDate = '2016-11-01'
const plan = {
  code: 'plan-travaux',
  quoi: 'immeuble de plus de quinze ans : plan, ou projet porté à l’ordre du jour ; refait tous les dix ans',
} as const
const dpe = {
  code: 'dpe-collectif',
  quoi: 'permis de construire déposé avant 2013 ; refait tous les dix ans, sauf étiquette A, B ou C établie après le 01/07/2021',
} as const
const adHoc = {
  code: 'mandat-ad-hoc',
  quoi: 'part impayée des charges à la clôture ; le syndic saisit le juge dans le mois',
} as const

/**
 * Each point of law is a row, with how sure it is: a lawyer's correction is made here, and printed in
 * docs/reference/regles.md. Works plan and diagnosis count principal lots, the ad hoc mandate all of them.
 */
export const LOI_OBLIGATIONS: readonly LigneObligation[] = [
  {
    code: 'syndic',
    depuis: DEPUIS_2016,
    quoi: 'un mandat en cours, ou qui suit',
    surete: 'EN_VIGUEUR',
  },
  {
    code: 'mise-a-jour-annuelle',
    depuis: DEPUIS_2016,
    quoi: 'huit mois après la clôture des comptes, au plus tard',
    surete: 'SURE',
  },
  // The specification says both "50 to 200" and "up to 50"; the law gives 2024 to 51 lots and more.
  { ...plan, plusDe: 200, depuis: '2023-01-01', surete: 'SURE' },
  { ...plan, plusDe: 50, depuis: '2024-01-01', surete: 'SURE' },
  { ...plan, plusDe: 0, depuis: '2025-01-01', surete: 'SURE' },
  { ...adHoc, plusDe: 200, taux: 15, depuis: '2017-01-29', surete: 'SURE' },
  { ...adHoc, plusDe: 0, taux: 25, depuis: DEPUIS_2016, surete: 'SURE' },
  { ...dpe, outreMer: true, depuis: '2028-01-01', surete: 'PROBABLE' },
  { ...dpe, plusDe: 200, depuis: '2024-01-01', surete: 'SURE' },
  // Read as the works plan: the law gives 50 lots to both.
  { ...dpe, plusDe: 50, depuis: '2025-01-01', surete: 'PROBABLE' },
  { ...dpe, plusDe: 0, depuis: '2026-01-01', surete: 'PROBABLE' },
  {
    code: 'batiments',
    depuis: EFFET_BATIMENTS,
    quoi: 'avec la première mise à jour annuelle due à compter de ce jour',
    surete: 'PROBABLE',
  },
]

/** The rows of an obligation. */
export const loiDe = (code: CodeObligation): LigneObligation[] =>
  LOI_OBLIGATIONS.filter((l) => l.code === code)

const ligneDe = (
  code: CodeObligation,
  lots: number,
  outreMer = false,
): LigneObligation | undefined => {
  const lignes = loiDe(code)
  return lignes.find((l) => (l.outreMer ? outreMer : lots > (l.plusDe ?? 0))) ?? lignes.at(-1)
}

/** First day on which the works plan may be missing, by number of principal lots. */
export const echeancePlanTravaux = (lotsPrincipaux: number): IsoDate =>
  ligneDe('plan-travaux', lotsPrincipaux)?.depuis ?? ''

/** First day on which the collective energy diagnosis may be missing. */
export const echeanceDpeCollectif = (lotsPrincipaux: number, outreMer: boolean): IsoDate =>
  ligneDe('dpe-collectif', lotsPrincipaux, outreMer)?.depuis ?? ''

/**
 * Unpaid share of the charges, in percent, from which the law asks for an ad hoc mandate: 15 above
 * 200 lots, 25 otherwise.
 */
export const seuilMandatAdHoc = (nbLots: number): number =>
  ligneDe('mandat-ad-hoc', nbLots)?.taux ?? 100

/** A works plan and a diagnosis are made again after ten years. */
const REFAITS_APRES_MOIS = 120
export const aRefaireLe = (faitLe: IsoDate): IsoDate => addMonths(faitLe, REFAITS_APRES_MOIS)

/** The permit was asked for before that year: known of what was built before it. */
export const DPE_PERMIS_AVANT = 2013
/** What was made before the method of 1 July 2021 is worth nothing since 2025; a good label of after has no end. */
export const DPE_METHODE: IsoDate = '2021-07-01'
export const FIN_DES_DPE_ANCIENS: IsoDate = '2025-01-01'
export const ETIQUETTES_SANS_FIN = ['ETIQ_A', 'ETIQ_B', 'ETIQ_C'] as const
/** The syndic asks the judge within so many months of the closing of the accounts. */
export const SAISIR_LE_JUGE_MOIS = 1

/** From so many days before its end on, a mandate is to be renewed. */
export const PREVENIR_FIN_JOURS = 60
/** When each one is told: a works plan and a diagnosis take an assembly. */
export const ECHEANCIER: Record<
  CodeObligation,
  {
    /** From so many days before its day on, it is to be done; null: as long as it is not. */
    prevenir: number | null
    /** Missed on the very day, or once the day is over. */
    retard: 'le-jour' | 'le-lendemain'
  }
> = {
  syndic: { prevenir: PREVENIR_FIN_JOURS, retard: 'le-lendemain' },
  'mise-a-jour-annuelle': { prevenir: null, retard: 'le-lendemain' },
  'plan-travaux': { prevenir: 365, retard: 'le-jour' },
  'mandat-ad-hoc': { prevenir: null, retard: 'le-lendemain' },
  'dpe-collectif': { prevenir: 365, retard: 'le-jour' },
  batiments: { prevenir: null, retard: 'le-lendemain' },
}
