import { SEUIL_SECRET } from './statistiques.ts'

/** Figures bound by a sum: `total` is the sum of `parts`. Indices of the same list of values. */
export interface LigneSomme {
  total: number
  parts: readonly number[]
}

/** The smallest part that is shown and not zero; -1 when there is none. */
const plusPetite = ({ parts }: LigneSomme, valeurs: ArrayLike<number>, tues: Uint8Array): number => {
  let choisie = -1
  for (const i of parts) {
    const v = valeurs[i] ?? 0
    if (v > 0 && tues[i] === 0 && (choisie === -1 || v < (valeurs[choisie] ?? 0))) choisie = i
  }
  return choisie
}

/** What else must be withheld so that the sum does not tell what is: an index, or -1 when nothing. */
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

/**
 * Statistical secrecy: withholds figures from 1 to 2, then what would let somebody find them by subtraction, until no sum of
 * the list gives one away. Zero is always shown. Gives 1 for each withheld figure.
 */
export const proteger = (valeurs: ArrayLike<number>, lignes: readonly LigneSomme[]): Uint8Array => {
  const tues = new Uint8Array(valeurs.length)
  for (let i = 0; i < valeurs.length; i += 1) if ((valeurs[i] ?? 0) > 0 && (valeurs[i] ?? 0) < SEUIL_SECRET) tues[i] = 1
  for (let change = true; change;) {
    change = false
    for (const ligne of lignes)
      for (let i = aTaire(ligne, valeurs, tues); i !== -1; i = aTaire(ligne, valeurs, tues)) {
        tues[i] = 1
        change = true
      }
  }
  return tues
}
