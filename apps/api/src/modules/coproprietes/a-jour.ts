import { type AJour, aJour, type IsoDate } from '@registre/domain'
import { sortDe } from './sort.ts'

/** What a row that holds `FAITS_A_JOUR` tells the public of the annual update; null for one that is no more. */
export const aJourDe = (
  row: Parameters<typeof sortDe>[0] & {
    cloture: IsoDate | null
    maj_faite: boolean | null
    en_attente: boolean | null
  },
  jour: IsoDate,
): AJour | null =>
  sortDe(row) === ''
    ? aJour(
        {
          majFaite: row.maj_faite === true,
          cloture: row.cloture,
          enAttente: row.en_attente === true,
        },
        jour,
      )
    : null
