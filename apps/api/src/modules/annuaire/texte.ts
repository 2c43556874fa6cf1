import { normaliserNumero, normaliserTexte, rattraperNumero } from '@registre/domain'

/** What a typed text asks of the directory (specification 1, "Search and other checks"). */
export interface Texte {
  /** A whole registration number: nothing else can match. */
  numero: string | null
  /** LIKE pattern of a number that begins with two letters; null when the text cannot be one. */
  debutNumero: string | null
  /** "Begins with" (leading $), as a LIKE pattern of the normalised text. */
  debut: string | null
  /** The first word of a "begins with" whose first character is unknown: no index has its range. */
  amorce: Mot | null
  /** Words that must all be found. */
  mots: readonly Mot[]
}

/** A word as a LIKE pattern. */
export interface Mot {
  motif: string
  /**
   * LIKE patterns of one word: a text that matches holds a word of one of them. Null when it may be
   * anywhere.
   */
  traces: readonly string[] | null
}

const MAX_MOTS = 8
/** A word with more unknown characters is looked for everywhere. */
const MAX_INCONNUES = 3
/** Fewer plain characters are met everywhere: nobody looks their words up. */
const MIN_LETTRES = 2

/**
 * What may stand on either side of a pattern, inside the word where it begins and the one where it
 * ends.
 */
type Bords = readonly [gauche: '' | '%', droite: '' | '%']

/**
 * How much a pattern of a word says: its plain characters, then the longest run of them, then
 * whether it is the whole word.
 */
const dire = (motif: string): readonly [number, number, number] => {
  const suites = motif.split(/[%_]/).map((s) => s.length)
  return [suites.reduce((a, b) => a + b, 0), Math.max(...suites), motif.includes('%') ? 0 : 1]
}
const ditPlus = (a: string, b: string): number => {
  const [x, y] = [dire(a), dire(b)]
  return y[0] - x[0] || y[1] - x[1] || y[2] - x[2]
}

/**
 * The words that a pattern is made of when its unknown characters of these ranks are spaces; null
 * when a text cannot be so.
 */
const motsSi = (
  parties: readonly string[],
  espaces: ReadonlySet<number>,
  [gauche, droite]: Bords,
): string[] | null => {
  const mots = ['']
  for (const [i, partie] of parties.entries()) {
    if (espaces.has(i)) mots.push(partie)
    else mots.push(`${mots.pop() ?? ''}${i === 0 ? '' : '_'}${partie}`)
  }
  const dernier = mots.length - 1
  // A text has no two spaces in a row, and begins with none.
  if (mots.some((m, i) => m === '' && (i === 0 ? gauche === '' : i < dernier || droite === '')))
    return null
  return mots.map((m, i) => `${i === 0 ? gauche : ''}${m}${i === dernier ? droite : ''}`)
}

/**
 * Each unknown character is a letter inside a word, or the space between two: for each way of
 * reading them, one word that a match holds for sure, the one that says most. The whole pattern in
 * one word comes first.
 */
const tracesDe = (
  mot: string,
  bords: Bords = ['%', '%'],
  lettres: number = MIN_LETTRES,
): Mot['traces'] => {
  const parties = mot.split('_')
  if (mot.length < 2 || parties.length > MAX_INCONNUES + 1) return null
  const traces: string[] = []
  for (let lecture = 0; lecture < 2 ** (parties.length - 1); lecture += 1) {
    const espaces = new Set(
      parties.flatMap((_, i) => (i > 0 && ((lecture >> (i - 1)) & 1) === 1 ? [i] : [])),
    )
    const mots = motsSi(parties, espaces, bords)
    if (mots === null) continue
    const [trace] = mots.toSorted(ditPlus)
    if (trace === undefined || dire(trace)[0] < lettres) return null
    traces.push(trace)
  }
  return [...new Set(traces)]
}

/** The first word of a pattern that begins with an unknown character, which is a letter. */
const amorceDe = (normalise: string): Mot | null => {
  if (!normalise.startsWith('_')) return null
  const [premier = ''] = normalise.split(' ')
  return {
    motif: `${premier}%`,
    traces: tracesDe(premier, ['', premier === normalise ? '%' : ''], 1),
  }
}

const blanc = (lettre: string | undefined): string =>
  lettre !== undefined && normaliserTexte(lettre) === '' ? ' ' : ''
/**
 * A piece of text, normalised, that keeps the space it begins or ends with: « les_ pins » is not «
 * les_pins ».
 */
const morceau = (texte: string): string => {
  const normalise = normaliserTexte(texte)
  return normalise === '' ? blanc(texte[0]) : `${blanc(texte[0])}${normalise}${blanc(texte.at(-1))}`
}
/** Each `_` stands for one character; everything else is plain. */
const motif = (texte: string): string => texte.split('_').map(morceau).join('_').trim()

/**
 * Reads a typed text: contains by default, a leading `$` means "begins with", `_` is one character.
 * Null when nothing is left of it.
 */
export const lireTexte = (saisi: string): Texte | null => {
  const texte = saisi.trim()
  const numero = normaliserNumero(texte) ?? rattraperNumero(texte)
  if (numero) return { numero, debutNumero: null, debut: null, amorce: null, mots: [] }
  const corps = texte.replace(/^\$/, '').trim()
  const brut = corps.toUpperCase().replaceAll(/[\s-]/g, '')
  const debutNumero = /^[A-Z]{2}\d[\d_]{0,6}$/.test(brut) ? `${brut}%` : null
  const normalise = motif(corps)
  if (normalise.replaceAll('_', '').trim() === '' && !normalise.includes('_')) return null
  if (texte.startsWith('$'))
    return {
      numero: null,
      debutNumero,
      debut: `${normalise}%`,
      amorce: amorceDe(normalise),
      mots: [],
    }
  const mots = [...new Set(normalise.split(' ').filter((m) => m !== ''))].slice(0, MAX_MOTS)
  return {
    numero: null,
    debutNumero,
    debut: null,
    amorce: null,
    mots: mots.map((mot) => ({ motif: `%${mot}%`, traces: tracesDe(mot) })),
  }
}
