import { distance } from 'fastest-levenshtein'

/** How many slips (typos) stand between two texts; two letters the wrong way round are one. */
export const ecartDeFrappe = (a: string, b: string): number => {
  const d = distance(a, b)
  // Two swapped letters count for two: farther ones are no slip.
  if (d < 2 || d > 3 || a.length !== b.length) return d
  const i = Array.from(a).findIndex((lettre, k) => lettre !== b[k])
  return a[i] === b[i + 1] && a[i + 1] === b[i] ? 1 + distance(a.slice(i + 2), b.slice(i + 2)) : d
}

/** Letters that are not heard at the end of a word: « pais » is « paix » before « paris ». */
export const sansMuettes = (mot: string): string => mot.replace(/[sxtze]+$/, '')
