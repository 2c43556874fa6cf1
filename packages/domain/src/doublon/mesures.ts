/** The set of trigrams of a text, word by word, padded as PostgreSQL's pg_trgm pads them. */
export const trigrammes = (texte: string): ReadonlySet<string> => {
  const resultat = new Set<string>()
  for (const mot of texte.split(/[^\p{L}\p{N}]+/u)) {
    if (mot === '') continue
    const borde = `  ${mot.toLowerCase()} `
    for (let i = 0; i + 3 <= borde.length; i += 1) resultat.add(borde.slice(i, i + 3))
  }
  return resultat
}

/** How many elements two sets share. */
export const nbCommuns = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let communs = 0
  for (const element of a) if (b.has(element)) communs += 1
  return communs
}

/** Trigram similarity between 0 and 1: shared trigrams over all of them; 0 when a text is empty. */
export const similarite = (a: string, b: string): number => {
  const ta = trigrammes(a)
  const tb = trigrammes(b)
  if (ta.size === 0 || tb.size === 0) return 0
  const communs = nbCommuns(ta, tb)
  return communs / (ta.size + tb.size - communs)
}

export interface Point {
  longitude: number
  latitude: number
}

const RAYON_TERRE_M = 6_371_008.8
const radians = (degres: number): number => (degres * Math.PI) / 180

/** Distance in metres between two points (haversine). */
export const distanceMetres = (a: Point, b: Point): number => {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * RAYON_TERRE_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * 1 for equal counts, less as the gap grows (1 − gap/max); 0 when one is unknown, or both are zero
 * (not filled).
 */
export const proximite = (a: number | null, b: number | null): number => {
  if (a === null || b === null || a < 0 || b < 0) return 0
  const max = Math.max(a, b)
  return max === 0 ? 0 : 1 - Math.abs(a - b) / max
}
