/** What is measured as time goes, and how much more of it is no fault. */
export interface Mesure {
  nom: string
  /** In the order of time, evenly spaced. */
  valeurs: readonly number[]
  /** The part of its level that it may gain over what is judged, and the least that counts. */
  part: number
  plancher: number
}

/** A process that has just started grows: the first third is not judged. */
const CHAUFFE = 1 / 3
/** What is held between two cleanings counts for nothing: the lowest of so many in a row. */
const CREUX = 5

const mediane = (valeurs: readonly number[]): number =>
  valeurs.toSorted((a, b) => a - b)[Math.floor(valeurs.length / 2)] ?? 0

/** How much a measure gained over what is judged, by the median of the slopes between its points. */
export const gain = (valeurs: readonly number[]): number => {
  const juges = valeurs.slice(Math.floor(valeurs.length * CHAUFFE))
  const creux = juges
    .map((_, i) => Math.min(...juges.slice(Math.max(0, i - CREUX + 1), i + 1)))
    .slice(CREUX - 1)
  const pentes = creux.flatMap((a, i) => creux.slice(i + 1).map((b, j) => (b - a) / (j + 1)))
  return mediane(pentes) * Math.max(0, creux.length - 1)
}

/** What a measure says of itself, and whether it is flat. */
export const juger = ({
  nom,
  valeurs,
  part,
  plancher,
}: Mesure): { dit: string; plate: boolean } => {
  const [monte, niveau] = [gain(valeurs), mediane(valeurs)]
  const permis = Math.max(plancher, niveau * part)
  return {
    dit: `${nom} : ${niveau.toFixed(0)}, ${monte >= 0 ? '+' : ''}${monte.toFixed(1)} (permis ${permis.toFixed(1)})`,
    plate: valeurs.length >= 3 * CREUX && monte <= permis,
  }
}
