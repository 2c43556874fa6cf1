import type { LigneSomme } from './secret-statistique.ts'

/** A prime whose square is an exact number: sums are counted modulo it. */
const PREMIER = 67_108_859

/** An equation between withheld figures, all of them on one side: figure → coefficient. */
type Equation = Map<number, number>

const modulo = (n: number): number => ((n % PREMIER) + PREMIER) % PREMIER

/** The inverse modulo the prime: Fermat's little theorem. */
const inverse = (n: number): number => {
  let [base, reste, produit] = [n, PREMIER - 2, 1]
  for (; reste > 0; reste = Math.floor(reste / 2)) {
    if (reste % 2 === 1) produit = modulo(produit * base)
    base = modulo(base * base)
  }
  return produit
}

const equationDe = ({ total, parts }: LigneSomme, tues: Uint8Array): Equation => {
  const equation: Equation = new Map()
  if (tues[total] === 1) equation.set(total, 1)
  for (const i of parts) if (tues[i] === 1) equation.set(i, PREMIER - 1)
  return equation
}

/** Adds `facteur` times another equation. */
const ajouter = (equation: Equation, autre: Equation, facteur: number): void => {
  for (const [i, k] of autre) {
    const somme = modulo((equation.get(i) ?? 0) + modulo(facteur * k))
    if (somme === 0) equation.delete(i)
    else equation.set(i, somme)
  }
}

/**
 * Each pivot with its equation, in which its coefficient is 1; an equation holds no pivot of an
 * earlier one.
 */
const eliminer = (lignes: readonly LigneSomme[], tues: Uint8Array): [number, Equation][] => {
  const presences = new Map<number, number>()
  for (const { total, parts } of lignes)
    for (const i of [total, ...parts])
      if (tues[i] === 1) presences.set(i, (presences.get(i) ?? 0) + 1)
  const rangs = new Map<number, number>()
  const pivots: [number, Equation][] = []
  for (const ligne of lignes) {
    const equation = equationDe(ligne, tues)
    // The earliest pivots first: what their equations bring in comes later, and is for the next
    // turn.
    for (let connus = [0]; connus.length > 0;) {
      connus = [...equation.keys()].flatMap((i) => rangs.get(i) ?? []).toSorted((x, y) => x - y)
      for (const rang of connus) {
        const [pivot, deja] = pivots[rang] ?? [-1, equation]
        const k = equation.get(pivot)
        if (k !== undefined) ajouter(equation, deja, PREMIER - k)
      }
    }
    // The figure that is in the fewest sums: what is eliminated stays in its own territory.
    let pivot = -1
    for (const i of equation.keys())
      if (pivot === -1 || (presences.get(i) ?? 0) < (presences.get(pivot) ?? 0)) pivot = i
    if (pivot === -1) continue
    const facteur = inverse(equation.get(pivot) ?? 1)
    for (const [i, k] of equation) equation.set(i, modulo(k * facteur))
    rangs.set(pivot, pivots.length)
    pivots.push([pivot, equation])
  }
  return pivots
}

/**
 * The withheld figures that all the sums together tell, however many must be combined: those that
 * stay the same in a random other way
 * of filling what is withheld (wrong with a probability of one in 67 million). `lignes`: the
 * narrowest territories first, which is fast.
 */
export const devinables = (
  lignes: readonly LigneSomme[],
  tues: Uint8Array,
  hasard: () => number = Math.random,
): number[] => {
  const pivots = eliminer(lignes, tues)
  const ecarts = new Map<number, number>()
  for (const [pivot, equation] of pivots.toReversed()) {
    let somme = 0
    for (const [i, k] of equation) {
      if (i === pivot) continue
      const ecart = ecarts.get(i) ?? 1 + Math.floor(hasard() * (PREMIER - 1))
      ecarts.set(i, ecart)
      somme = modulo(somme + modulo(k * ecart))
    }
    ecarts.set(pivot, modulo(-somme))
  }
  return [...ecarts].flatMap(([i, ecart]) => (ecart === 0 ? [i] : []))
}
