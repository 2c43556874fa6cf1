/** Writes codes and their labels as the contract's reference list, in order. */
export const clefValeursDe = <C extends string>(
  codes: readonly C[],
  labels: Readonly<Record<C, string>>,
): { clef: string; valeur: string }[] => codes.map((clef) => ({ clef, valeur: labels[clef] }))
