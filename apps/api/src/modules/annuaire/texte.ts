import { normaliserNumero, normaliserTexte, rattraperNumero } from '@registre/domain'
import { MOTS_VIDES } from '@registre/territoires'

/** What a typed text asks of the directory (specification 1, "Search and other checks"). */
export interface Texte {
  /** A whole registration number: nothing else can match. */
  numero: string | null
  /** LIKE pattern of a number that begins with two letters; null when the text cannot be one. */
  debutNumero: string | null
  /** "Begins with" (leading $), as a LIKE pattern of the normalised text. */
  debut: string | null
  /** LIKE patterns that must all be found. */
  motifs: readonly string[]
  /** LIKE patterns of one word: a name or an address that matches holds a word of each. */
  traces: readonly string[]
}

const MAX_MOTS = 8
/** Fewer letters in a row are met in most words: nobody looks them up. */
const MIN_LETTRES = 2

/** What is looked up of a word: its longest run of known letters, which no space can cut. */
const traceDe = (mot: string): string[] => {
  const suite = mot.split('_').reduce((a, b) => (b.length > a.length ? b : a), '')
  return suite.length < MIN_LETTRES ? [] : [`%${suite}%`]
}

/** What is looked up of the word that begins a text; its first character is never a space. */
const traceDuDebut = (mot: string, entier: boolean): string[] => {
  const debut = /^_?[^_]+/.exec(mot)?.[0]
  if (debut === undefined) return traceDe(mot)
  return [entier && debut === mot ? mot : `${debut}%`]
}

/** "De" and "la" are met everywhere: looked up only where no word says more. */
const parlants = (mots: readonly string[]): readonly string[] => {
  const utiles = mots.filter((m) => !MOTS_VIDES.has(m))
  return utiles.length > 0 ? utiles : mots
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
  if (numero) return { numero, debutNumero: null, debut: null, motifs: [], traces: [] }
  const corps = texte.replace(/^\$/, '').trim()
  const brut = corps.toUpperCase().replaceAll(/[\s-]/g, '')
  const debutNumero = /^[A-Z]{2}\d[\d_]{0,6}$/.test(brut) ? `${brut}%` : null
  const normalise = motif(corps)
  if (normalise === '') return null
  const mots = [...new Set(normalise.split(' ').filter((m) => m !== ''))].slice(0, MAX_MOTS)
  if (!texte.startsWith('$'))
    return {
      numero: null,
      debutNumero,
      debut: null,
      motifs: mots.map((mot) => `%${mot}%`),
      traces: parlants(mots).flatMap(traceDe),
    }
  const [premier = '', ...suite] = mots
  return {
    numero: null,
    debutNumero,
    debut: `${normalise}%`,
    motifs: [],
    traces: [...traceDuDebut(premier, suite.length > 0), ...suite.flatMap(traceDe)],
  }
}
