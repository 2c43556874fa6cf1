import type { LigneSomme } from './secret-statistique.ts'

/** Beyond, bounds come closer too slowly to be worth it. */
const TOURS_MAX = 50

/**
 * The withheld figures that their bounds tell: each is at least 1, since zero is shown, and no more than what its sums leave to it. Two
 * parts that make 3, one of which is the sum of two others, are 1 and 2.
 */
export const encadres = (valeurs: ArrayLike<number>, lignes: readonly LigneSomme[], tues: Uint8Array): number[] => {
  const bas = Float64Array.from(tues, (t, i) => (t === 1 ? 1 : (valeurs[i] ?? 0)))
  const haut = Float64Array.from(tues, (t, i) => (t === 1 ? Infinity : (valeurs[i] ?? 0)))
  let change = true
  const serrer = (i: number, min: number, max: number): void => {
    if (min > (bas[i] ?? 0)) [bas[i], change] = [min, true]
    if (max < (haut[i] ?? 0)) [haut[i], change] = [max, true]
  }
  for (let tour = 0; change && tour < TOURS_MAX; tour += 1) {
    change = false
    for (const { total, parts } of lignes) {
      let [min, max, sansHaut] = [0, 0, 0]
      for (const i of parts) {
        min += bas[i] ?? 0
        if (haut[i] === Infinity) sansHaut += 1
        else max += haut[i] ?? 0
      }
      serrer(total, min, sansHaut > 0 ? Infinity : max)
      for (const i of parts) {
        if (tues[i] !== 1) continue
        const autres = sansHaut - (haut[i] === Infinity ? 1 : 0) > 0 ? Infinity : max - (haut[i] === Infinity ? 0 : (haut[i] ?? 0))
        serrer(i, (bas[total] ?? 0) - autres, (haut[total] ?? 0) - (min - (bas[i] ?? 0)))
      }
    }
  }
  return [...tues.keys()].filter((i) => tues[i] === 1 && bas[i] === haut[i])
}
