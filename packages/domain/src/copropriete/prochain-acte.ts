import { daysBetween, type IsoDate } from '../kernel/dates.ts'

/** From so many days before its end on, a mandate is to be renewed. */
export const PREVENIR_FIN_JOURS = 60

export interface FaitsActe {
  /** Verbs that the server allows now. */
  actions: readonly string[]
  finMandat: IsoDate | null
  /** The annual update of the running year is filed. */
  majFaite: boolean
  limiteMaj: IsoDate | null
}

export interface ProchainActe {
  acte: 'renouveler-mandat' | 'mettre-a-jour-annuelle' | null
  /** Day by which it is done; without an act, the next day that matters. */
  avant: IsoDate | null
}

const plusTot = (a: IsoDate | null, b: IsoDate | null): IsoDate | null =>
  a === null ? b : b === null ? a : a < b ? a : b

/** The one thing that a co-ownership waits for from its syndic, and by when; else the next date. */
export const prochainActe = (
  { actions, finMandat, majFaite, limiteMaj }: FaitsActe,
  jour: IsoDate,
): ProchainActe => {
  const fin =
    finMandat !== null &&
    actions.includes('renouveler-mandat') &&
    daysBetween(jour, finMandat) <= PREVENIR_FIN_JOURS
      ? finMandat
      : null
  const maj = !majFaite && actions.includes('mettre-a-jour-annuelle')
  if (fin !== null && (!maj || limiteMaj === null || fin <= limiteMaj))
    return { acte: 'renouveler-mandat', avant: fin }
  if (maj) return { acte: 'mettre-a-jour-annuelle', avant: limiteMaj }
  return { acte: null, avant: plusTot(finMandat, limiteMaj) }
}
