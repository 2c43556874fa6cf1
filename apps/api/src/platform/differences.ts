import { isRecord } from '@registre/domain'

/** A field whose stored value is not the one that was sent. */
export interface Difference {
  champ: string
  enregistre: unknown
  saisi: unknown
}

/**
 * Compares what is stored with what was sent, over the sent fields alone; dotted paths, lists
 * whole.
 */
export const differences = (enregistre: unknown, saisi: unknown, prefixe = ''): Difference[] => {
  if (isRecord(saisi))
    return Object.entries(saisi).flatMap(([cle, valeur]) =>
      differences(
        isRecord(enregistre) ? enregistre[cle] : undefined,
        valeur,
        prefixe === '' ? cle : `${prefixe}.${cle}`,
      ),
    )
  return JSON.stringify(enregistre) === JSON.stringify(saisi)
    ? []
    : [{ champ: prefixe, enregistre, saisi }]
}
