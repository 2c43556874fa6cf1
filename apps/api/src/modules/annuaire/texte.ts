import { normaliserNumero, normaliserTexte } from '@registre/domain'

/** What a typed text asks of the directory (specification 1, "Search and other checks"). */
export interface Texte {
  /** A whole registration number: nothing else can match. */
  numero: string | null
  /** LIKE pattern of a number that begins with two letters; null when the text cannot be one. */
  debutNumero: string | null
  /** "Begins with" (leading $), as a LIKE pattern of the normalised text. */
  debut: string | null
  /** Words that must all be found, the most telling one first. */
  mots: readonly Mot[]
}

/** A word as a LIKE pattern. */
export interface Mot {
  motif: string
  /** True when an index may look for it: three letters in a row, and not a word of so many addresses. */
  indexable: boolean
}

const MAX_MOTS = 8
/** Words of so many addresses that looking for them tells nothing. */
const COURANTS = new Set(
  'rue avenue boulevard place allee chemin impasse route square quai cours residence copropriete immeuble syndicat les des la le de du et st saint bis ter'.split(
    ' ',
  ),
)

const blanc = (lettre: string | undefined): string => (lettre !== undefined && normaliserTexte(lettre) === '' ? ' ' : '')
/** A piece of text, normalised, that keeps the space it begins or ends with: « les_ pins » is not « les_pins ». */
const morceau = (texte: string): string => {
  const normalise = normaliserTexte(texte)
  return normalise === '' ? blanc(texte[0]) : `${blanc(texte[0])}${normalise}${blanc(texte.at(-1))}`
}
/** Each `_` stands for one character; everything else is plain. */
const motif = (texte: string): string => texte.split('_').map(morceau).join('_').trim()
/** Its longest run of plain characters. */
const longueur = (mot: string): number => Math.max(...mot.split('_').map((m) => m.length))
const poids = (mot: string): number => (COURANTS.has(mot) ? 0 : longueur(mot))

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
  const mots = [...new Set(normalise.split(' ').filter((m) => m !== ''))].slice(0, MAX_MOTS).toSorted((a, b) => poids(b) - poids(a))
  return { numero: null, debutNumero, debut: null, mots: mots.map((mot) => ({ motif: `%${mot}%`, indexable: poids(mot) >= 3 })) }
}
