import { clesDuMot, normaliserTexte } from '../doublon/adresse.ts'
import { addDays, addMonths, parseFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'

// The text of a proof as words with their places: spelling, accents and abbreviations set apart.

export interface Mot {
  cle: string
  /** Index of the page, from 0, and place in its text. */
  page: number
  debut: number
  fin: number
}

/** The words of the pages of a proof, in reading order. */
export const motsDe = (pages: readonly string[]): Mot[] =>
  pages.flatMap((texte, page) =>
    [...texte.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].flatMap((m) =>
      clesDuMot(normaliserTexte(m[0])).map((cle) => ({
        cle,
        page,
        debut: m.index,
        fin: m.index + m[0].length,
      })),
    ),
  )

/** The keys of a text that is looked for. */
export const clesDe = (texte: string): string[] => motsDe([texte]).map(({ cle }) => cle)

/** Where words follow each other, from a rank on; -1 for nowhere. Each may have several spellings. */
export const trouverSuite = (
  mots: readonly Mot[],
  suite: readonly (readonly string[])[],
  depuis = 0,
): number => {
  if (suite.length === 0) return -1
  for (let i = depuis; i + suite.length <= mots.length; i += 1)
    if (suite.every((formes, n) => formes.includes(mots[i + n]?.cle ?? ''))) return i
  return -1
}

/** The months as keys of words. */
const MOIS = Array.from({ length: 12 }, (_, mois) =>
  normaliserTexte(new Date(2000, mois).toLocaleDateString('fr', { month: 'long' })),
)

export interface DateLue {
  jour: IsoDate
  /** Ranks of its first and last words. */
  de: number
  a: number
}

const dateAu = (mots: readonly Mot[], de: number): DateLue | null => {
  const jour = mots[de]?.cle ?? ''
  if (!/^\d{1,2}$/.test(jour)) return null
  const mois = de + (mots[de + 1]?.cle === 'er' ? 2 : 1)
  const cle = mots[mois]?.cle ?? ''
  const rang = MOIS.indexOf(cle)
  const numero = rang >= 0 ? rang + 1 : /^\d{1,2}$/.test(cle) ? Number(cle) : 0
  const annee = mots[mois + 1]?.cle ?? ''
  if (!/^(?:\d{2}|\d{4})$/.test(annee)) return null
  const lue = parseFrDate(
    `${jour.padStart(2, '0')}/${String(numero).padStart(2, '0')}/${annee.length === 2 ? `20${annee}` : annee}`,
  )
  return lue === null ? null : { jour: lue, de, a: mois + 1 }
}

/** The days that a text names, in figures or in words. */
export const datesLues = (mots: readonly Mot[]): DateLue[] => {
  const lues: DateLue[] = []
  for (let i = 0; i < mots.length; i += 1) {
    const lue = dateAu(mots, i)
    if (!lue) continue
    lues.push(lue)
    i = lue.a
  }
  return lues
}

const NOMBRES: readonly (readonly [nombre: number, mots: string])[] = [
  [18, 'dix huit'],
  [24, 'vingt quatre'],
  [36, 'trente six'],
  [15, 'quinze'],
  [12, 'douze'],
  [11, 'onze'],
  [10, 'dix'],
  [9, 'neuf'],
  [8, 'huit'],
  [6, 'six'],
  [3, 'trois'],
  [2, 'deux'],
  [1, 'un'],
  [1, 'une'],
]
const UNITES: Readonly<Record<string, number>> = { mois: 1, an: 12, ans: 12, annee: 12, annees: 12 }

export interface DureeLue {
  mois: number
  de: number
  a: number
}

const dureeAu = (mots: readonly Mot[], de: number): DureeLue | null => {
  const chiffres = /^\d{1,2}$/.test(mots[de]?.cle ?? '') ? Number(mots[de]?.cle) : null
  const ecrits = NOMBRES.map(([n, texte]) => ({ n, suite: texte.split(' ') })).find(({ suite }) =>
    suite.every((mot, k) => mots[de + k]?.cle === mot),
  )
  const unite = de + (chiffres === null ? (ecrits?.suite.length ?? 0) : 1)
  const nombre = chiffres ?? ecrits?.n
  const facteur = UNITES[mots[unite]?.cle ?? '']
  return nombre === undefined || facteur === undefined || unite === de
    ? null
    : { mois: nombre * facteur, de, a: unite }
}

/** Words between « durée » and its number: « durée de », « durée ferme et irrévocable de ». */
const ECART_DUREE = 5

/** The duration that a text gives to a mandate (« pour une durée de douze mois »); null for none. */
export const dureeLue = (mots: readonly Mot[]): DureeLue | null => {
  for (const [i, { cle }] of mots.entries()) {
    if (cle !== 'duree') continue
    for (let n = 1; n <= ECART_DUREE; n += 1) {
      const lue = dureeAu(mots, i + n)
      if (lue) return lue
    }
  }
  return null
}

/** The last day of a duration that begins on a day. */
export const finApres = (debut: IsoDate, mois: number): IsoDate =>
  addDays(addMonths(debut, mois), -1)
