import { RegisterError } from '../kernel/errors.ts'
import { appliquer } from './appliquer.ts'
import type { Changement, Mouvement } from './changement.ts'
import type { Dossier } from './dossier.ts'
import { raconter } from './raconter.ts'

// How the tables of verbs write what is decided: one line of text for each.

/** What an object says, in few signs. */
export const court = (x: unknown): string => (JSON.stringify(x) ?? '').replaceAll('"', '')
const mouvement = (m: Mouvement): string => court(Object.values(m))
const ecarts = (avant: Dossier, apres: Dossier): string =>
  court(
    Object.fromEntries(
      Object.entries(apres).filter(([nom, v]) => court(Reflect.get(avant, nom)) !== court(v)),
    ),
  )

/** The length of a text, and a number that any other text hardly has. */
export const somme = (texte: string): string => {
  let n = 0
  for (const signe of texte) n = (n * 31 + (signe.codePointAt(0) ?? 0)) % 2_147_483_647
  return `${texte.length} signes, ${n}`
}

/** A long line by its beginning, and a sum of all of it. */
export const abreger = (texte: string, debut = 170): string =>
  texte.length <= debut ? texte : `${texte.slice(0, debut)}… ${somme(texte)}`

/** All that a change says of a dossier: its moves, its mails, its journal, the dossier after it. */
export const decider = (d: Dossier, c: Changement): string => {
  if (c.actes.length === 0 && c.envois.length === 0 && (c.muets ?? []).length === 0) return '-'
  return abreger(
    [
      ...c.actes.map(
        ({ mouvements, ...acte }) => `${court(acte)} ${mouvements.map(mouvement).join(' ')}`,
      ),
      `muets ${(c.muets ?? []).map(mouvement).join(' ')}`,
      `envois ${court(c.envois)} annexes ${court(c.annexes ?? [])}`,
      `journal ${raconter(d, c).map(court).join(' ')}`,
      `après ${ecarts(d, appliquer(d, c))}`,
    ].join(' · '),
  )
}

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
