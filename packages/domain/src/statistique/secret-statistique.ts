import { devinables } from './devinables.ts'
import { encadres } from './encadres.ts'
import { SEUIL_SECRET } from './statistiques.ts'

/** Figures bound by a sum: `total` is the sum of `parts`. Indices of the same list of values. */
export interface LigneSomme {
  total: number
  parts: readonly number[]
}

/** The smallest part that is shown and not zero; -1 when there is none. */
const plusPetite = (
  { parts }: LigneSomme,
  valeurs: ArrayLike<number>,
  tues: Uint8Array,
): number => {
  let choisie = -1
  for (const i of parts) {
    const v = valeurs[i] ?? 0
    if (v > 0 && tues[i] === 0 && (choisie === -1 || v < (valeurs[choisie] ?? 0))) choisie = i
  }
  return choisie
}

/**
 * What else must be withheld so that the sum does not tell what is: an index, or -1 when nothing.
 */
const aTaire = (ligne: LigneSomme, valeurs: ArrayLike<number>, tues: Uint8Array): number => {
  let [nombre, somme] = [0, 0]
  for (const i of ligne.parts)
    if (tues[i] === 1) {
      nombre += 1
      somme += valeurs[i] ?? 0
    }
  const total = tues[ligne.total] === 1
  // The parts alone add up to a withheld total.
  if (total) return nombre === 0 ? plusPetite(ligne, valeurs, tues) : -1
  // One withheld part is what is missing; several that are all 1 are told by their number.
  if (nombre === 0 || (nombre > 1 && somme > nombre)) return -1
  const autre = plusPetite(ligne, valeurs, tues)
  return autre === -1 ? ligne.total : autre
}

/** Withholds what single sums would tell, until none does. */
const taireParSomme = (
  valeurs: ArrayLike<number>,
  lignes: readonly LigneSomme[],
  tues: Uint8Array,
): void => {
  for (let change = true; change;) {
    change = false
    for (const ligne of lignes)
      for (let i = aTaire(ligne, valeurs, tues); i !== -1; i = aTaire(ligne, valeurs, tues)) {
        tues[i] = 1
        change = true
      }
  }
}

/** The smallest figure still shown in the sums of each of these: what to withhold with it. */
const voisines = (
  devines: ReadonlySet<number>,
  valeurs: ArrayLike<number>,
  lignes: readonly LigneSomme[],
  tues: Uint8Array,
): Set<number> => {
  const choisies = new Map<number, number>()
  for (const ligne of lignes) {
    const ici = [ligne.total, ...ligne.parts].filter((i) => devines.has(i))
    if (ici.length === 0) continue
    const autre = plusPetite(ligne, valeurs, tues)
    const candidate = autre === -1 && tues[ligne.total] === 0 ? ligne.total : autre
    for (const i of ici) {
      const deja = choisies.get(i)
      if (
        candidate !== -1 &&
        (deja === undefined || (valeurs[candidate] ?? 0) < (valeurs[deja] ?? 0))
      )
        choisies.set(i, candidate)
    }
  }
  return new Set(choisies.values())
}

/**
 * Withholds one more figure near each of these, farther when their own sums show nothing more.
 * False when there was none left.
 */
const taireAutour = (
  devines: ReadonlySet<number>,
  valeurs: ArrayLike<number>,
  lignes: readonly LigneSomme[],
  tues: Uint8Array,
): boolean => {
  let autour: ReadonlySet<number> = devines
  for (;;) {
    const choisies = voisines(autour, valeurs, lignes, tues)
    for (const i of choisies) tues[i] = 1
    if (choisies.size > 0) return true
    const plusLoin = new Set(autour)
    for (const { total, parts } of lignes) {
      const ensemble = [total, ...parts].filter((i) => tues[i] === 1)
      if (ensemble.some((i) => autour.has(i))) for (const i of ensemble) plusLoin.add(i)
    }
    if (plusLoin.size === autour.size) return false
    autour = plusLoin
  }
}

/**
 * Given away again by nearly as many figures as before, a turn withholds twice as much: what is
 * nearly all withheld takes few turns.
 */
const TETU = 0.9

/**
 * Statistical secrecy: withholds figures from 1 to 2, then what would let somebody find them by
 * subtraction, until neither a sum of
 * the list nor several together give one away. Zero is always shown. Gives 1 for each withheld
 * figure. `lignes`: the narrowest
 * territories first, which is fast. In steps of a second at most for a country, so that others are
 * served between them.
 */
export function* protegerParEtapes(
  valeurs: ArrayLike<number>,
  lignes: readonly LigneSomme[],
): Generator<void, Uint8Array> {
  const petite = (i: number): boolean => (valeurs[i] ?? 0) > 0 && (valeurs[i] ?? 0) < SEUIL_SECRET
  const tues = new Uint8Array(valeurs.length)
  for (let i = 0; i < valeurs.length; i += 1) if (petite(i)) tues[i] = 1
  let [avant, pas] = [Infinity, 1]
  for (;;) {
    taireParSomme(valeurs, lignes, tues)
    yield
    const parBornes = encadres(valeurs, lignes, tues).filter(petite)
    yield
    const devines = new Set(
      parBornes.length > 0 ? parBornes : devinables(lignes, tues).filter(petite),
    )
    yield
    if (devines.size === 0) return tues
    pas = devines.size > avant * TETU ? pas * 2 : 1
    avant = devines.size
    for (let k = 0; k < pas; k += 1)
      if (!taireAutour(devines, valeurs, lignes, tues)) {
        if (k === 0) return tues
        break
      }
  }
}
