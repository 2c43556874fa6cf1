import type { NiveauGeographique } from '../institution/institution.ts'
import {
  cleCellule,
  type MesureStatistique,
  type REPARTITIONS,
  type ValeursStatistiques,
} from './statistiques.ts'

// What may be said of a territory (docs/decisions/008-statistiques.md).

/**
 * `exacte`: as it is counted. `arrondie`: this part to the nearest five, and `reste` is what the
 * rounded total leaves. `montant`: from enough co-ownerships on, and not below the department.
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

/** An amount of fewer co-ownerships than this is not published. */
const SEUIL_MONTANT = 11
/** Levels whose amounts are published. */
const NIVEAUX_MONTANT: readonly NiveauGeographique[] = ['NATIONAL', 'REGION', 'DEPARTEMENT']
/** In the place of an amount, on the screen and in the reports. */
export const NON_PUBLIE = 'non publié'
/** How figures are published, said once on the screen and in each report. */
export const NOTE_PUBLICATION = `Ce que l’annuaire et les données ouvertes disent de chaque copropriété est compté exactement. Les procédures et les plans de travaux ne sont pas publics copropriété par copropriété : leurs nombres sont arrondis à 5 près, totaux compris, et leur somme peut différer du total. Les montants par lot sont donnés pour la France, les régions et les départements, à partir de ${SEUIL_MONTANT} copropriétés dont les comptes sont déclarés.`

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
}

/**
 * What is published of a territory. The second of two parts is not rounded by itself: beside the
 * exact total, two roundings would often tell both parts.
 */
export const publierFigures = ({
  niveau,
  chiffres,
  appuis,
}: FiguresComptees): ValeursStatistiques => {
  const total = chiffres['coproprietes'] ?? 0
  const dits: Record<string, number | null> = { ...chiffres }
  for (const [code, publication] of Object.entries<Publication>(PUBLICATIONS)) {
    if (publication === 'exacte') continue
    if (publication === 'montant') {
      if (!NIVEAUX_MONTANT.includes(niveau) || (appuis[code] ?? 0) < SEUIL_MONTANT)
        dits[code] = null
      continue
    }
    const cle = cleCellule(code, publication.arrondie)
    const part = arrondirPart(chiffres[cle] ?? 0, total)
    dits[cle] = part
    dits[cleCellule(code, publication.reste)] = arrondir(total) - part
  }
  return Object.fromEntries(Object.entries(dits).filter(([, n]) => n !== 0))
}
