import type { NiveauGeographique } from '../institution/institution.ts'
import {
  cleCellule,
  type MesureStatistique,
  type REPARTITIONS,
  SANS_DATE,
  type ValeursStatistiques,
} from './statistiques.ts'

// What may be said of a territory (docs/decisions/008-statistiques.md).

/**
 * `exacte`: as it is counted. `arrondie`: this part to the nearest five, and `reste` is what the
 * total leaves. `montant`: from enough co-ownerships on, and not below the department.
 */
type Publication = 'exacte' | { arrondie: string; reste: string } | 'montant'
type Chiffre = 'coproprietes' | (typeof REPARTITIONS)[number]['code'] | MesureStatistique

/** How each figure is published. Exact: what the open data and the directory tell row by row. */
export const PUBLICATIONS = {
  coproprietes: 'exacte',
  taille: 'exacte',
  construction: 'exacte',
  syndic: 'exacte',
  mandat: 'exacte',
  'mise-a-jour': 'exacte',
  lots: 'exacte',
  logements: 'exacte',
  procedure: { arrondie: 'une', reste: 'aucune' },
  plan: { arrondie: 'avec', reste: 'sans' },
  chargesParLot: 'montant',
  impayesParLot: 'montant',
} as const satisfies Record<Chiffre, Publication>

const PUBLIEES = Object.entries<Publication>(PUBLICATIONS)
const ARRONDIES = PUBLIEES.flatMap(([code, p]) =>
  typeof p === 'string' ? [] : [[code, p] as const],
)

/** An amount of fewer co-ownerships than this is not published. */
const SEUIL_MONTANT = 11
/** Levels whose amounts are published. */
const NIVEAUX_MONTANT: readonly NiveauGeographique[] = ['NATIONAL', 'REGION', 'DEPARTEMENT']
/** In the place of an amount, on the screen and in the reports. */
export const NON_PUBLIE = 'non publié'
/** How figures are published, said once on the screen and in each report. */
export const NOTE_PUBLICATION = `Ce que l’annuaire et les données ouvertes disent de chaque copropriété est compté exactement. Les procédures et les plans de travaux ne sont pas publics copropriété par copropriété : leurs nombres sont arrondis à 5 près, et les autres copropriétés sont ce qui reste du total. Les montants par lot sont donnés pour la France, les régions et les départements, à partir de ${SEUIL_MONTANT} copropriétés dont les comptes sont déclarés.`

const PAS = 5
const arrondir = (n: number): number => Math.round(n / PAS) * PAS

/**
 * A part, to the nearest five, that never passes the exact total: « 5 of 3 » would say that all
 * three are concerned.
 */
const arrondirPart = (part: number, total: number): number =>
  Math.min(arrondir(part), Math.floor(total / PAS) * PAS)

/** What was counted of a territory. */
export interface FiguresComptees {
  niveau: NiveauGeographique
  /** Every count and measure by its key; null: nothing to measure. */
  chiffres: Readonly<Record<string, number | null>>
  /** How many co-ownerships are behind each amount. */
  appuis: Readonly<Record<string, number>>
  /** Counted long after the quarter: what has no date is left out. */
  ancien?: boolean
}

/** A repartition whose first part is rounded, and whose other part is what the total leaves. */
export const estArrondie = (repartition: string): boolean =>
  ARRONDIES.some(([code]) => code === repartition)

/** What is published of a territory, as it is kept: `completerFigures` adds what follows from it. */
export const publierFigures = ({
  niveau,
  chiffres,
  appuis,
  ancien = false,
}: FiguresComptees): ValeursStatistiques => {
  const total = chiffres['coproprietes'] ?? 0
  const dits: Record<string, number | null> = { ...chiffres }
  for (const [code, publication] of PUBLIEES) {
    if (publication !== 'montant') continue
    if (!NIVEAUX_MONTANT.includes(niveau) || (appuis[code] ?? 0) < SEUIL_MONTANT) dits[code] = null
  }
  for (const [code, { arrondie, reste }] of ARRONDIES) {
    const cle = cleCellule(code, arrondie)
    dits[cle] = arrondirPart(chiffres[cle] ?? 0, total)
    delete dits[cleCellule(code, reste)]
  }
  return Object.fromEntries(
    Object.entries(dits).filter(([cle, n]) => n !== 0 && !(ancien && SANS_DATE.includes(cle))),
  )
}

/**
 * The figures of a quarter from what is kept of them: beside the total and the rounded part, the
 * other part tells nothing more, and all add up. Of a quarter counted long after it (`ancien`), what
 * has no date is not known.
 */
export const completerFigures = (
  gardees: ValeursStatistiques,
  ancien: boolean,
): ValeursStatistiques => {
  const total = gardees['coproprietes'] ?? 0
  const dites: Record<string, number | null> = { ...gardees }
  for (const [code, { arrondie, reste }] of ARRONDIES) {
    const n = total - (gardees[cleCellule(code, arrondie)] ?? 0)
    if (n === 0) delete dites[cleCellule(code, reste)]
    else dites[cleCellule(code, reste)] = n
  }
  if (ancien) for (const cle of SANS_DATE) dites[cle] = null
  return dites
}
