import { normaliserTexte } from '@registre/domain'

/** A stable number of a text and a rank: the same searches for the same register. */
export const tirer = (cle: string, n: number): number => {
  let h = 0x811c9dc5
  for (const lettre of cle) h = Math.imul(h ^ (lettre.codePointAt(0) ?? 0), 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  return ((h ^ (h >>> 13)) >>> 0) % n
}

/** One of a list, stable. */
export const choisir = (cle: string, liste: readonly string[]): string =>
  liste[tirer(cle, liste.length)] ?? ''

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** One slip of the fingers in a word: a letter left out, doubled, another one, two the wrong way round. */
export const faute = (mot: string, cle: string): string => {
  // One slip in ten is on the first letter.
  const debut = tirer(`${cle}/premiere`, 10) === 0 ? 0 : 1
  const i = Math.min(mot.length - 2, debut + tirer(`${cle}/place`, Math.max(1, mot.length - 2)))
  const autre = ALPHABET[tirer(`${cle}/lettre`, 26)] ?? 'a'
  const genres = [
    () => mot.slice(0, i) + mot.slice(i + 1),
    () => mot.slice(0, i) + (mot[i] ?? '') + mot.slice(i),
    () => mot.slice(0, i) + autre + mot.slice(i + 1),
    () => mot.slice(0, i) + (mot[i + 1] ?? '') + (mot[i] ?? '') + mot.slice(i + 2),
  ]
  return (genres[tirer(`${cle}/genre`, genres.length)] ?? (() => mot))()
}

const ABREGE: Readonly<Record<string, readonly string[]>> = {
  rue: ['r', 'r.'],
  avenue: ['av', 'av.', 'ave'],
  boulevard: ['bd', 'bld', 'boul.', 'blvd'],
  place: ['pl', 'pl.'],
  chemin: ['ch', 'chem', 'che'],
  impasse: ['imp', 'imp.'],
  allee: ['all', 'all.'],
  route: ['rte', 'rte.'],
  square: ['sq', 'sq.'],
  cours: ['crs'],
  passage: ['pass'],
  residence: ['res', 'rés.'],
  saint: ['st', 'st.'],
  sainte: ['ste'],
  general: ['gal', 'gén.'],
  marechal: ['mal'],
  docteur: ['dr', 'dr.'],
  faubourg: ['fbg', 'fg'],
  president: ['pdt'],
}

/** The usual abbreviations of the words of a text. */
export const abreger = (texte: string, cle: string): string =>
  normaliserTexte(texte)
    .split(' ')
    .map((mot) => (ABREGE[mot] ? choisir(`${cle}/${mot}`, ABREGE[mot]) : mot))
    .join(' ')

/** Changes the longest word of a text: the one that says most. */
export const surLeLong = (texte: string, changer: (mot: string) => string): string => {
  const mots = texte.split(' ')
  const long = mots.reduce((a, b) => (b.length > a.length ? b : a), '')
  return long.length < 4 ? texte : mots.map((mot) => (mot === long ? changer(mot) : mot)).join(' ')
}

/** Another kind of street for the same name. */
export const autreGenre = (voie: string, cle: string): string => {
  const [genre = '', ...nom] = voie.split(' ')
  const autres = ['Rue', 'Avenue', 'Boulevard', 'Place', 'Impasse', 'Allée'].filter(
    (g) => g !== genre,
  )
  return [choisir(`${cle}/autre`, autres), ...nom].join(' ')
}

/** A name that no street bears. */
export const nomInvente = (cle: string): string =>
  [0, 1, 2]
    .map((i) => choisir(`${cle}/${i}`, ['zor', 'blu', 'quix', 'wam', 'vro', 'jek', 'gnu', 'pyl']))
    .join('')
