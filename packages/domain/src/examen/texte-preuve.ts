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

const UNITES_EN_MOTS =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const DIZAINES = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante']
/** A number from 1 to 69 in words, by the keys of its words. */
const enMots = (n: number): string[] => {
  const simple = UNITES_EN_MOTS[n - 1]
  if (simple !== undefined) return simple.split('-')
  const dizaine = DIZAINES[Math.floor(n / 10) - 2] ?? ''
  const unite = UNITES_EN_MOTS[(n % 10) - 1]
  if (unite === undefined) return [dizaine]
  return n % 10 === 1 ? [dizaine, 'et', unite] : [dizaine, unite]
}
/** The longest first: « dix huit » is not ten. */
const NOMBRES: readonly { n: number; suite: readonly string[] }[] = [
  { n: 1, suite: ['une'] },
  { n: 1, suite: ['premier'] },
  ...Array.from({ length: 69 }, (_, rang) => ({ n: rang + 1, suite: enMots(rang + 1) })),
].toSorted((a, b) => b.suite.length - a.suite.length)

interface NombreLu {
  n: number
  /** Rank of its last word. */
  a: number
  enChiffres: boolean
}

/** The number, in figures or in words, that stands at a rank; null for none. */
const nombreAu = (mots: readonly Mot[], de: number): NombreLu | null => {
  const cle = mots[de]?.cle ?? ''
  if (/^\d{1,4}$/.test(cle)) return { n: Number(cle), a: de, enChiffres: true }
  const lu = NOMBRES.find(({ suite }) => suite.every((mot, k) => mots[de + k]?.cle === mot))
  return lu ? { n: lu.n, a: de + lu.suite.length - 1, enChiffres: false } : null
}

/** A year: « 2026 », « 26 », « deux mille vingt-six ». */
const anneeAu = (mots: readonly Mot[], de: number): NombreLu | null => {
  const cle = mots[de]?.cle ?? ''
  if (/^\d{2}$|^\d{4}$/.test(cle))
    return { n: Number(cle) + (cle.length === 2 ? 2000 : 0), a: de, enChiffres: true }
  if (cle !== 'deux' || mots[de + 1]?.cle !== 'mille') return null
  const reste = nombreAu(mots, de + 2)
  return reste && !reste.enChiffres
    ? { ...reste, n: 2000 + reste.n }
    : { n: 2000, a: de + 1, enChiffres: false }
}

const dateAu = (mots: readonly Mot[], de: number): DateLue | null => {
  const jour = nombreAu(mots, de)
  if (!jour || jour.n > 31) return null
  const mois = jour.a + (mots[jour.a + 1]?.cle === 'er' ? 2 : 1)
  const cle = mots[mois]?.cle ?? ''
  const rang = MOIS.indexOf(cle)
  // Without a month's name, figures alone are a date.
  const enChiffres = jour.enChiffres && /^\d{1,2}$/.test(cle) ? Number(cle) : 0
  const annee = anneeAu(mots, mois + 1)
  if (!annee || (rang < 0 && !annee.enChiffres)) return null
  const lue = parseFrDate(
    `${String(jour.n).padStart(2, '0')}/${String(rang >= 0 ? rang + 1 : enChiffres).padStart(2, '0')}/${annee.n}`,
  )
  return lue === null ? null : { jour: lue, de, a: annee.a }
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

const UNITES: Readonly<Record<string, number>> = { mois: 1, an: 12, ans: 12, annee: 12, annees: 12 }

export interface DureeLue {
  mois: number
  de: number
  a: number
}

const dureeAu = (mots: readonly Mot[], de: number): DureeLue | null => {
  const nombre = nombreAu(mots, de)
  if (nombre === null || nombre.n > 120) return null
  // « dix-huit (18) mois » says its number twice.
  const redit = nombreAu(mots, nombre.a + 1)
  const a = (redit?.n === nombre.n ? redit.a : nombre.a) + 1
  const facteur = UNITES[mots[a]?.cle ?? '']
  return facteur === undefined ? null : { mois: nombre.n * facteur, de, a }
}

/** Words between « durée » and its number: « durée de », « durée ferme et irrévocable de ». */
const ECART_DUREE = 5
/** Before a number of months that counts from a day beside: « élu pour un an », « mandat de 12 mois ». */
const DURENT: ReadonlySet<string> = new Set(['pour', 'pendant', 'mandat'])
/** Between such a word and its number, or between that and the day from which it counts. */
const ECART_POUR = 2
const ECART_DEPART = 5

const dureeApres = (mots: readonly Mot[], i: number, ecart: number): DureeLue | null => {
  for (let n = 1; n <= ecart; n += 1) {
    const lue = dureeAu(mots, i + n)
    if (lue) return lue
  }
  return null
}

/** « à compter du 20/11/2026 pour douze mois », « pour un an à compter du … »: a day stands beside. */
const compteDUnJour = (mots: readonly Mot[], pour: number, { a }: DureeLue): boolean =>
  datesLues(mots).some(
    (date) =>
      (date.a < pour && pour - date.a <= ECART_DEPART) ||
      (date.de > a && date.de - a <= ECART_DEPART),
  )

/** The duration that a text gives to a mandate (« pour une durée de douze mois »); null for none. */
export const dureeLue = (mots: readonly Mot[]): DureeLue | null => {
  for (const [i, { cle }] of mots.entries()) {
    if (cle !== 'duree' && cle !== 'periode') continue
    const lue = dureeApres(mots, i, ECART_DUREE)
    if (lue) return lue
  }
  for (const [i, { cle }] of mots.entries()) {
    if (!DURENT.has(cle)) continue
    const lue = dureeApres(mots, i, ECART_POUR)
    if (lue && compteDUnJour(mots, i, lue)) return lue
  }
  return null
}

/** The last day of a duration that begins on a day. */
export const finApres = (debut: IsoDate, mois: number): IsoDate =>
  addDays(addMonths(debut, mois), -1)
