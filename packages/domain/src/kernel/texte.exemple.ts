import { RegisterError } from './errors.ts'

// How the tables of cases write what they expect: one line of text for each.

/** What an object says, in few signs. */
export const court = (x: unknown): string => (JSON.stringify(x) ?? '').replaceAll('"', '')

/** The length of a text, and a number that any other text hardly has. */
export const somme = (texte: string): string => {
  let n = 0
  for (const signe of texte) n = (n * 31 + (signe.codePointAt(0) ?? 0)) % 2_147_483_647
  return `${texte.length} signes, ${n}`
}

/** A long line by its beginning, and a sum of all of it. */
export const abreger = (texte: string, debut = 170): string =>
  texte.length <= debut ? texte : `${texte.slice(0, debut)}… ${somme(texte)}`

/** What is told, or how it is refused. */
export const issue = (faire: () => string): string => {
  try {
    return faire()
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error
    const details = court(error.details)
    return abreger(`${error.code} : ${error.message}${details === '{}' ? '' : ` ${details}`}`, 300)
  }
}
