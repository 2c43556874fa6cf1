import type { PeriodeConstruction } from '../declaration/champs/listes.ts'

/** What a file says of a period that nobody told. */
export const NON_RENSEIGNE = 'non renseigné'

/** The words of the published file, that its readers compare letter by letter. */
export const PERIODE_PUBLIEE: Readonly<Record<PeriodeConstruction, string>> = {
  AVANT_1949: 'AVANT_1949',
  DE_1949_A_1960: 'DE_1949_A_1960',
  DE_1961_A_1974: 'DE_1961_A_1974',
  DE_1975_A_1993: 'DE_1975_A_1993',
  DE_1994_A_2000: 'DE_1994_A_2000',
  DE_2001_A_2010: 'DE_2001_A_2010',
  APRES_2011: 'A_COMPTER_DE_2011',
  NON_CONNUE: NON_RENSEIGNE,
}
export const PERIODES_PUBLIEES: readonly string[] = Object.values(PERIODE_PUBLIEE)
