/** A field whose stored value is not the one that was sent. */
export interface Difference {
  champ: string
  enregistre: unknown
  saisi: unknown
}

const estObjet = (valeur: unknown): valeur is Record<string, unknown> =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)

/**
 * Compares what is stored with what was sent, over the sent fields alone; dotted paths, lists
 * whole.
 */
export const differences = (enregistre: unknown, saisi: unknown, prefixe = ''): Difference[] => {
  if (estObjet(saisi))
    return Object.entries(saisi).flatMap(([cle, valeur]) =>
      differences(
        estObjet(enregistre) ? enregistre[cle] : undefined,
        valeur,
        prefixe === '' ? cle : `${prefixe}.${cle}`,
      ),
    )
  return JSON.stringify(enregistre) === JSON.stringify(saisi)
    ? []
    : [{ champ: prefixe, enregistre, saisi }]
}
