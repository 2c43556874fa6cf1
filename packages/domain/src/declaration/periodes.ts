import type { Batiment } from './champs/batiment.ts'
import type { PeriodeConstruction } from './champs/listes.ts'
import { entre } from './regles.ts'

/** First and last year of each period; null: not known. */
export const ANNEES_PERIODE: Record<PeriodeConstruction, readonly [number, number] | null> = {
  AVANT_1949: [0, 1948],
  DE_1949_A_1960: [1949, 1960],
  DE_1961_A_1974: [1961, 1974],
  DE_1975_A_1993: [1975, 1993],
  DE_1994_A_2000: [1994, 2000],
  DE_2001_A_2010: [2001, 2010],
  APRES_2011: [2011, 9999],
  NON_CONNUE: null,
}

/** Says whether a year, where it is told, is one of the period that is chosen. */
export const estDeLaPeriode = ({
  anneeConstruction: annee,
  periodeConstruction: periode,
}: Pick<Batiment, 'anneeConstruction' | 'periodeConstruction'>): boolean => {
  const annees = periode && ANNEES_PERIODE[periode]
  return !annees || entre(annee, ...annees)
}
