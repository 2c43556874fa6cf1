import type { Parcelle } from '../declaration/declaration.types.ts'

/** Abbreviations of the streets and of the titles that streets are named after. */
const ABREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    all: 'allee',
    av: 'avenue',
    ave: 'avenue',
    bat: 'batiment',
    bd: 'boulevard',
    bld: 'boulevard',
    blvd: 'boulevard',
    boul: 'boulevard',
    bvd: 'boulevard',
    ch: 'chemin',
    che: 'chemin',
    chem: 'chemin',
    crs: 'cours',
    fbg: 'faubourg',
    fg: 'faubourg',
    ham: 'hameau',
    imp: 'impasse',
    lot: 'lotissement',
    pass: 'passage',
    pl: 'place',
    prom: 'promenade',
    pte: 'porte',
    qu: 'quai',
    r: 'rue',
    res: 'residence',
    rte: 'route',
    rpt: 'rond point',
    sent: 'sentier',
    sq: 'square',
    tra: 'traverse',
    vla: 'villa',
    st: 'saint',
    ste: 'sainte',
    sts: 'saints',
    ss: 'saints',
    stes: 'saintes',
    nd: 'notre dame',
    adj: 'adjudant',
    adm: 'amiral',
    cap: 'capitaine',
    capt: 'capitaine',
    cdt: 'commandant',
    cmdt: 'commandant',
    cne: 'capitaine',
    col: 'colonel',
    dr: 'docteur',
    gal: 'general',
    gen: 'general',
    lt: 'lieutenant',
    mal: 'marechal',
    mar: 'marechal',
    mgr: 'monseigneur',
    pdt: 'president',
    pres: 'president',
    prof: 'professeur',
    pr: 'professeur',
    sgt: 'sergent',
  }),
)

const ARTICLES: ReadonlySet<string> = new Set([
  'a',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'sur',
])

/** What is normalised already. */
const NORMALISE = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/

/** Lower case, without accents, ligatures or punctuation, single spaces. */
export const normaliserTexte = (texte: string): string =>
  NORMALISE.test(texte) ? texte : normaliser(texte)

const normaliser = (texte: string): string =>
  texte
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * The street in one spelling: abbreviations written out (ST → saint, GAL → general, AV → avenue),
 * articles left out.
 */
export const cleVoie = (voie: string): string =>
  normaliserTexte(voie)
    .split(' ')
    .flatMap((mot) => (ABREVIATIONS.get(mot) ?? mot).split(' '))
    .filter((mot, _rang, mots) => mots.length === 1 || !ARTICLES.has(mot))
    .join(' ')

/** The keys of one normalised word in `cleVoie`: none for an article, several for an abbreviation of two words. */
export const clesDuMot = (mot: string): string[] =>
  ARTICLES.has(mot) || mot === '' ? [] : (ABREVIATIONS.get(mot) ?? mot).split(' ')

/** What follows the number of a street, by its letter. */
export const REPETITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: 'bis', t: 'ter', q: 'quater' }),
)

/** The number in one spelling: "12 B", "12bis" and "012 BIS" give "12bis". For a search, which is wide. */
export const cleNumero = (numero: string): string => {
  const m = /^0*(\d+) ?([a-z]*)/.exec(normaliserTexte(numero))
  return m ? `${m[1]}${REPETITIONS.get(m[2] ?? '') ?? m[2] ?? ''}` : ''
}

/** The number as it is written: « 12 B » and « 12bis » are two doors, near each other. */
export const numeroExact = (numero: string): string => {
  const m = /^0*(\d+) ?([a-z]*)/.exec(normaliserTexte(numero))
  return m ? `${m[1]}${m[2] ?? ''}` : ''
}

/** The name in one spelling; the words that every co-ownership bears say nothing. */
export const cleNom = (nom: string): string =>
  cleVoie(nom)
    .split(' ')
    .filter((mot) => mot !== 'residence' && mot !== 'copropriete' && mot !== 'immeuble')
    .join(' ')

/** Identifier of a parcel on 14 characters: INSEE code, prefix, section on two, number on four. */
export const idParcelle = (
  parcelle: Pick<Parcelle, 'codeInsee' | 'prefixe' | 'section' | 'numero'>,
): string =>
  `${parcelle.codeInsee.toUpperCase().padStart(5, '0')}${(parcelle.prefixe || '000').padStart(3, '0')}${parcelle.section.toUpperCase().padStart(2, '0')}${parcelle.numero.padStart(4, '0')}`
