import { LABELS_PERIODE_CONSTRUCTION } from '../declaration/champs/listes.ts'
import { daysBetween, type IsoDate } from '../kernel/dates.ts'
import { PERIODES_CONSTRUCTION } from '../declaration/champs/listes.ts'
import type { NiveauGeographique } from '../institution/institution.ts'

// The figures of the register, by territory and by quarter (specification 1, "Statistics").

export interface Repartition {
  code: string
  titre: string
  /** What it counts, in one sentence. */
  description: string
  /** Every co-ownership is in one part, and in one only. */
  parts: readonly { code: string; libelle: string }[]
}

/** How the co-ownerships of a territory divide: each repartition adds up to all of them. */
export const REPARTITIONS = [
  {
    code: 'taille',
    titre: 'Nombre de lots',
    description:
      'Copropriétés selon le nombre de lots à usage d’habitation, de bureaux ou de commerces.',
    parts: [
      { code: 'petite', libelle: '10 lots ou moins' },
      { code: 'moyenne', libelle: 'De 11 à 50 lots' },
      { code: 'grande', libelle: 'De 51 à 200 lots' },
      { code: 'tres-grande', libelle: 'Plus de 200 lots' },
      { code: 'inconnue', libelle: 'Non connu' },
    ],
  },
  {
    code: 'construction',
    titre: 'Période de construction',
    description: 'Copropriétés selon la période de construction déclarée.',
    parts: PERIODES_CONSTRUCTION.map((code) => ({
      code: code.toLowerCase().replaceAll('_', '-'),
      libelle: LABELS_PERIODE_CONSTRUCTION[code],
    })),
  },
  {
    code: 'syndic',
    titre: 'Type de syndic',
    description: 'Copropriétés selon leur syndic.',
    parts: [
      { code: 'professionnel', libelle: 'Professionnel' },
      { code: 'benevole', libelle: 'Bénévole ou coopératif' },
      { code: 'non-connu', libelle: 'Non connu' },
    ],
  },
  {
    code: 'mandat',
    titre: 'Mandat du syndic',
    description: 'Copropriétés selon le mandat déclaré de leur syndic.',
    parts: [
      { code: 'en-cours', libelle: 'Mandat en cours' },
      { code: 'expire', libelle: 'Mandat expiré' },
      { code: 'sans', libelle: 'Pas de mandat déclaré' },
    ],
  },
  {
    code: 'mise-a-jour',
    titre: 'Mise à jour annuelle',
    description:
      'Copropriétés selon leur dernière mise à jour annuelle ; celles immatriculées depuis moins d’un an sont à jour.',
    parts: [
      { code: 'a-jour', libelle: 'À jour' },
      { code: 'ancienne', libelle: 'Plus d’un an' },
      { code: 'jamais', libelle: 'Jamais mise à jour' },
    ],
  },
  {
    code: 'procedure',
    titre: 'Procédures et arrêtés',
    description:
      'Copropriétés visées par un arrêté, un mandataire ad hoc ou une ordonnance de carence.',
    parts: [
      { code: 'aucune', libelle: 'Aucune procédure' },
      { code: 'une', libelle: 'Au moins une procédure' },
    ],
  },
  {
    code: 'plan',
    titre: 'Plan pluriannuel de travaux',
    description: 'Copropriétés qui déclarent un plan pluriannuel de travaux.',
    parts: [
      { code: 'avec', libelle: 'Avec un plan' },
      { code: 'sans', libelle: 'Sans plan' },
    ],
  },
] as const satisfies readonly Repartition[]

/** Key of a counted figure: `taille.petite`. */
export const cleCellule = (repartition: string, part: string): string => `${repartition}.${part}`

/** Every counted figure, the total first. */
export const CELLULES: readonly string[] = [
  'coproprietes',
  ...REPARTITIONS.flatMap((r) => r.parts.map((p) => cleCellule(r.code, p.code))),
]

/** Sums and medians. */
export const MESURES_STATISTIQUES = [
  { code: 'lots', libelle: 'Lots', unite: 'nombre' },
  { code: 'logements', libelle: 'Lots à usage d’habitation', unite: 'nombre' },
  { code: 'chargesParLot', libelle: 'Charges courantes par lot (médiane)', unite: 'euros' },
  { code: 'impayesParLot', libelle: 'Impayés par lot (médiane)', unite: 'euros' },
] as const
export type MesureStatistique = (typeof MESURES_STATISTIQUES)[number]['code']

/** What is dated in itself: a quarter of long ago is counted from it. */
const DATEES: ReadonlySet<string> = new Set([
  'coproprietes',
  'taille',
  'construction',
  'lots',
  'logements',
])
/**
 * Figures of what the register holds today alone: who is the syndic, when it was last updated, what
 * its accounts say.
 */
export const SANS_DATE: readonly string[] = [
  ...CELLULES,
  ...MESURES_STATISTIQUES.map((m) => m.code),
].filter((cle) => !DATEES.has(cle.split('.')[0] ?? ''))
/** Mandates and annual updates last a year: what they were before is not kept. */
const MEMOIRE_JOURS = 400
/** Whether a quarter was counted too long after its end to tell what has no date. */
export const estAncien = (arreteLe: IsoDate, compteLe: IsoDate): boolean =>
  daysBetween(arreteLe, compteLe) > MEMOIRE_JOURS
/** Whether these figures are those of such a quarter. */
export const estSansDate = (valeurs: ValeursStatistiques): boolean =>
  SANS_DATE.every((cle) => valeurs[cle] === null)
/** Said beside such a quarter. */
export const NOTE_ANCIEN =
  'Le registre n’a pas gardé ce qu’étaient alors les syndics, les mandats, les mises à jour, les procédures, les plans et les comptes : ces chiffres ne sont pas publiés à cette date.'

/** Figures of one territory at one quarter; null: not published. A figure that is not there is 0. */
export type ValeursStatistiques = Readonly<Record<string, number | null>>

export interface Trimestre {
  annee: number
  trimestre: number
}

/** The register opened on 1 November 2016: nothing is older. */
export const PREMIER_TRIMESTRE: Trimestre = { annee: 2016, trimestre: 4 }

/** The quarter of a day (ISO). */
export const trimestreDe = (jour: string): Trimestre => ({
  annee: Number(jour.slice(0, 4)),
  trimestre: Math.ceil(Number(jour.slice(5, 7)) / 3),
})
/** The quarter before. */
export const trimestreAvant = ({ annee, trimestre }: Trimestre): Trimestre =>
  trimestre === 1 ? { annee: annee - 1, trimestre: 4 } : { annee, trimestre: trimestre - 1 }
/** Last day of a quarter (ISO). */
export const finTrimestre = ({ annee, trimestre }: Trimestre): string =>
  new Date(Date.UTC(annee, trimestre * 3, 0)).toISOString().slice(0, 10)
/** "3e trimestre 2026". */
export const libelleTrimestre = ({ annee, trimestre }: Trimestre): string =>
  `${trimestre === 1 ? '1er' : `${trimestre}e`} trimestre ${annee}`

/** Levels that have a report file each quarter; that of the others is made when it is asked for. */
export const NIVEAUX_RAPPORT: readonly NiveauGeographique[] = ['NATIONAL', 'REGION', 'DEPARTEMENT']
export const FORMATS_RAPPORT = ['pdf', 'xlsx'] as const
export type FormatRapport = (typeof FORMATS_RAPPORT)[number]
