import { normaliserNumero, normaliserTexte } from '@registre/domain'

/** What a typed text asks of the directory (specification 1, "Search and other checks"). */
export interface Texte {
  /** A whole registration number: nothing else can match. */
  numero: string | null
  /** LIKE pattern of a number that begins with two letters; null when the text cannot be one. */
  debutNumero: string | null
  /** "Begins with" (leading $), as a LIKE pattern of the normalised text. */
  debut: string | null
  /** Words that must all be found. */
  mots: readonly Mot[]
}

/** A word as a LIKE pattern. */
export interface Mot {
  motif: string
  /** LIKE patterns of one word: a text that matches holds a word of one of them. Null when it may be anywhere. */
  traces: readonly string[] | null
}

const MAX_MOTS = 8
/** A word with more unknown characters is looked for everywhere. */
const MAX_INCONNUES = 3

/**
 * An unknown character inside a word is a letter, and the whole pattern is in one word; or it is the space between two words,
 * and what stands before it ends the first, what stands after it begins the second.
 */
const tracesDe = (mot: string): Mot['traces'] => {
  const parties = mot.split('_')
  if (mot.length < 2 || parties.length > MAX_INCONNUES + 1) return null
  // The longer side says more.
  const espaces = parties.slice(1).map((droite, i) => {
    const gauche = parties[i] ?? ''
    return gauche.length > droite.length ? `%${gauche}` : `${droite}%`
  })
  return espaces.includes('%') ? null : [`%${mot}%`, ...espaces]
}

const blanc = (lettre: string | undefined): string => (lettre !== undefined && normaliserTexte(lettre) === '' ? ' ' : '')
/** A piece of text, normalised, that keeps the space it begins or ends with: « les_ pins » is not « les_pins ». */
const morceau = (texte: string): string => {
  const normalise = normaliserTexte(texte)
  return normalise === '' ? blanc(texte[0]) : `${blanc(texte[0])}${normalise}${blanc(texte.at(-1))}`
}
/** Each `_` stands for one character; everything else is plain. */
const motif = (texte: string): string => texte.split('_').map(morceau).join('_').trim()

/** Reads a typed text: contains by default, a leading `$` means "begins with", `_` is one character. Null when nothing is left of it. */
export const lireTexte = (saisi: string): Texte | null => {
  const texte = saisi.trim()
  const numero = normaliserNumero(texte)
  if (numero) return { numero, debutNumero: null, debut: null, mots: [] }
  const corps = texte.replace(/^\$/, '').trim()
  const brut = corps.toUpperCase().replaceAll(/[\s-]/g, '')
  const debutNumero = /^[A-Z]{2}\d[\d_]{0,6}$/.test(brut) ? `${brut}%` : null
  const normalise = motif(corps)
  if (normalise.replaceAll('_', '').trim() === '' && !normalise.includes('_')) return null
  if (texte.startsWith('$')) return { numero: null, debutNumero, debut: `${normalise}%`, mots: [] }
  const mots = [...new Set(normalise.split(' ').filter((m) => m !== ''))].slice(0, MAX_MOTS)
  return { numero: null, debutNumero, debut: null, mots: mots.map((mot) => ({ motif: `%${mot}%`, traces: tracesDe(mot) })) }
}
