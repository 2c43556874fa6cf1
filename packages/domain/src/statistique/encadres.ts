import type { LigneSomme } from './secret-statistique.ts'

/** Beyond, bounds come closer too slowly to be worth it: readings of a sum, on the average. */
const LECTURES_MAX = 50

/**
 * For each figure, the sums that it is in: those of figure `i` are `sommes[debuts[i]]` to
 * `sommes[debuts[i + 1] - 1]`.
 */
const sommesDe = (
  lignes: readonly LigneSomme[],
  nombre: number,
): { debuts: Int32Array; sommes: Int32Array } => {
  const debuts = new Int32Array(nombre + 1)
  for (const { total, parts } of lignes)
    for (const i of [total, ...parts]) debuts[i + 1] = (debuts[i + 1] ?? 0) + 1
  for (let i = 0; i < nombre; i += 1) debuts[i + 1] = (debuts[i + 1] ?? 0) + (debuts[i] ?? 0)
  const sommes = new Int32Array(debuts[nombre] ?? 0)
  const places = debuts.slice()
  for (const [rang, { total, parts }] of lignes.entries())
    for (const i of [total, ...parts]) {
      sommes[places[i] ?? 0] = rang
      places[i] = (places[i] ?? 0) + 1
    }
  return { debuts, sommes }
}

/**
 * The withheld figures that their bounds tell: each is at least 1, since zero is shown, and no more
 * than what its sums leave to it. Two
 * parts that make 3, one of which is the sum of two others, are 1 and 2.
 */
export const encadres = (
  valeurs: ArrayLike<number>,
  lignes: readonly LigneSomme[],
  tues: Uint8Array,
): number[] => {
  const bas = Float64Array.from(tues, (t, i) => (t === 1 ? 1 : (valeurs[i] ?? 0)))
  const haut = Float64Array.from(tues, (t, i) => (t === 1 ? Infinity : (valeurs[i] ?? 0)))
  const utiles = lignes.filter(
    ({ total, parts }) => tues[total] === 1 || parts.some((i) => tues[i] === 1),
  )
  const { debuts, sommes } = sommesDe(utiles, tues.length)
  // A sum is read again when a bound of one of its figures moved, and only then.
  const file = [...utiles.keys()]
  const enFile = new Uint8Array(utiles.length).fill(1)
  const serrer = (i: number, min: number, max: number): void => {
    if (tues[i] !== 1 || (min <= (bas[i] ?? 0) && max >= (haut[i] ?? 0))) return
    bas[i] = Math.max(bas[i] ?? 0, min)
    haut[i] = Math.min(haut[i] ?? 0, max)
    for (let s = debuts[i] ?? 0; s < (debuts[i + 1] ?? 0); s += 1) {
      const rang = sommes[s] ?? 0
      if (enFile[rang] === 1) continue
      enFile[rang] = 1
      file.push(rang)
    }
  }
  for (let lues = 0; lues < file.length && lues < LECTURES_MAX * utiles.length; lues += 1) {
    const rang = file[lues] ?? 0
    const { total, parts } = utiles[rang] ?? { total: 0, parts: [] }
    enFile[rang] = 0
    let [min, max, sansHaut] = [0, 0, 0]
    for (const i of parts) {
      min += bas[i] ?? 0
      if (haut[i] === Infinity) sansHaut += 1
      else max += haut[i] ?? 0
    }
    serrer(total, min, sansHaut > 0 ? Infinity : max)
    for (const i of parts) {
      if (tues[i] !== 1) continue
      const autres =
        sansHaut - (haut[i] === Infinity ? 1 : 0) > 0
          ? Infinity
          : max - (haut[i] === Infinity ? 0 : (haut[i] ?? 0))
      serrer(i, (bas[total] ?? 0) - autres, (haut[total] ?? 0) - (min - (bas[i] ?? 0)))
    }
  }
  return [...tues.keys()].filter((i) => tues[i] === 1 && bas[i] === haut[i])
}
