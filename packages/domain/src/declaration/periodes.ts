import type { PeriodeConstruction } from './champs/listes.ts'

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
