/** One cost at one size. */
export interface Point {
  taille: number
  cout: number
}

/**
 * The exponent of a cost that grows like a power of the size: the slope of its logarithm (least
 * squares). Null when one size alone is known, or a cost is not positive.
 */
export const exposant = (points: readonly Point[]): number | null => {
  if (points.length < 2 || points.some((p) => p.cout <= 0)) return null
  const [x, y] = [points.map((p) => Math.log(p.taille)), points.map((p) => Math.log(p.cout))]
  const moyenne = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0) / v.length
  const [mx, my] = [moyenne(x), moyenne(y)]
  const somme = (f: (i: number) => number): number => x.reduce((s, _, i) => s + f(i), 0)
  const variance = somme((i) => ((x[i] ?? 0) - mx) ** 2)
  return variance === 0 ? null : somme((i) => ((x[i] ?? 0) - mx) * ((y[i] ?? 0) - my)) / variance
}

/** More co-ownerships than there will ever be. */
const JAMAIS = 10_000_000_000

/**
 * The size at which a cost meets its limit, by that law, from the largest size measured; null when
 * it does not grow.
 */
export const rupture = (points: readonly Point[], limite: number): number | null => {
  const e = exposant(points)
  const dernier = points.toSorted((a, b) => a.taille - b.taille).at(-1)
  // Below this, what is measured is the noise of the machine.
  if (e === null || dernier === undefined || e < 0.1) return null
  const taille = Math.round(dernier.taille * (limite / dernier.cout) ** (1 / e))
  return taille > JAMAIS ? null : taille
}
