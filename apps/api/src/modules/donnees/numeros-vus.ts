const PAR_BLOC = 1 << 16

/**
 * Registration numbers that were met, one bit each: those of a register follow each other, and a
 * national file weighs some hundred kilobytes.
 */
export const numerosVus = () => {
  const blocs = new Map<string, Uint8Array>()
  return {
    /** Notes a number (two letters, seven digits); false when it was there already. */
    noter: (numero: string): boolean => {
      const rang = Number(numero.slice(2))
      const cle = `${numero.slice(0, 2)}${Math.floor(rang / PAR_BLOC)}`
      const bloc = blocs.get(cle) ?? new Uint8Array(PAR_BLOC / 8)
      blocs.set(cle, bloc)
      const [place, bit] = [Math.floor((rang % PAR_BLOC) / 8), 1 << (rang % 8)]
      const nouveau = ((bloc[place] ?? 0) & bit) === 0
      bloc[place] = (bloc[place] ?? 0) | bit
      return nouveau
    },
  }
}
