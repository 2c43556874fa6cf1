import { normaliserTexte } from '@registre/domain'
import { abreger, faute, surLeLong, tirer } from './public/mutations.ts'

/** A co-ownership that questions are made of. */
export interface Cible {
  numero: string
  nom: string
  adresse: string
  commune: string
  code_postal: string
  code_departement: string
}

/** A question as somebody types it, and what an answer must be for it to be found. */
export interface QuestionFaite {
  genre: string
  texte: string
  bonne: (reponse: { numero: string; nom: string; adresse: string }) => boolean
}

/** What the ear mixes up. */
const CONFUSIONS: readonly (readonly [RegExp, string])[] = [
  [/en(?=[bcdfgjklpqrstvz])/, 'an'],
  [/ll|nn|mm|tt|pp|rr|ss/, ''],
  [/au/, 'o'],
  [/ai/, 'e'],
  [/qu/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/y/, 'i'],
  [/h/, ''],
  [/s$/, ''],
  [/e$/, ''],
  [/i/, 'y'],
]
const parLOreille = (mot: string): string => {
  const confusion = CONFUSIONS.find(([forme]) => forme.test(mot))
  return confusion
    ? mot.replace(
        confusion[0],
        (trouve) => confusion[1] || (trouve.length > 1 ? (trouve[0] ?? '') : ''),
      )
    : `${mot}e`
}

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'de', 'du', 'des', 'd'])
const sansArticles = (texte: string): string =>
  texte
    .split(' ')
    .filter((mot) => !ARTICLES.has(mot))
    .join(' ')

const voieDe = (c: Cible): string =>
  normaliserTexte(c.adresse.replace(new RegExp(` ${c.code_postal} .*$`), ''))
const memeAdresse =
  (c: Cible): QuestionFaite['bonne'] =>
  (r) =>
    normaliserTexte(r.adresse) === normaliserTexte(c.adresse)
/** The same name in the same commune: nobody can tell them apart by that. */
const memeNom =
  (c: Cible): QuestionFaite['bonne'] =>
  (r) =>
    normaliserTexte(r.nom) === normaliserTexte(c.nom) &&
    normaliserTexte(r.adresse).endsWith(normaliserTexte(c.commune))

const ARRONDIE = /^(?:75|690|130)(\d{2,3})$/
/** "paris 15e": how a district is said. */
const ville = (c: Cible): string => {
  const rang = /^(?:Paris|Lyon|Marseille)$/.test(c.commune) ? Number(c.code_postal.slice(-2)) : 0
  return ARRONDIE.test(c.code_postal) && rang > 0 && rang <= 20
    ? `${c.commune} ${rang}${rang === 1 ? 'er' : 'e'}`
    : c.commune
}

const GENRES: Readonly<Record<string, (c: Cible) => Omit<QuestionFaite, 'genre'> | null>> = {
  numéro: (c) => {
    const n = c.numero.replace(/^(.{3})(.{3})/, '$1-$2-')
    const ecritures = [
      n,
      `n° ${n}`,
      n.toLowerCase().replaceAll('-', ' '),
      `copropriété ${c.numero}`,
      c.numero.slice(3),
    ]
    return {
      texte: ecritures[tirer(c.numero, ecritures.length)] ?? n,
      bonne: (r) => r.numero === c.numero,
    }
  },
  'nom, faute de frappe': (c) => ({
    texte: `${surLeLong(c.nom.toLowerCase(), (m) => faute(m, c.numero))} ${c.commune}`,
    bonne: memeNom(c),
  }),
  'nom, à l’oreille': (c) => ({
    texte: `${surLeLong(normaliserTexte(c.nom), parLOreille)} ${c.code_postal}`,
    bonne: memeNom(c),
  }),
  'nom sans article ni accent': (c) => ({
    texte: `${sansArticles(normaliserTexte(c.nom))} ${normaliserTexte(c.commune)}`,
    bonne: memeNom(c),
  }),
  'nom inachevé': (c) => ({
    texte: `${normaliserTexte(c.commune)} ${normaliserTexte(c.nom).replace(/(\w{4})\w*$/, '$1')}`,
    bonne: memeNom(c),
  }),
  'nom et arrondissement': (c) => ({ texte: `${c.nom} ${ville(c)}`, bonne: memeNom(c) }),
  'adresse abrégée': (c) => ({
    texte: `${abreger(voieDe(c), c.numero)} ${normaliserTexte(c.commune)}`,
    bonne: memeAdresse(c),
  }),
  'adresse, faute de frappe': (c) => ({
    texte: `${surLeLong(voieDe(c), (m) => faute(m, c.numero))} ${c.code_postal}`,
    bonne: memeAdresse(c),
  }),
  'adresse, deux fautes': (c) => ({
    texte: `${surLeLong(voieDe(c), (m) => faute(m, c.numero))} ${surLeLong(normaliserTexte(c.commune), (m) => faute(m, `${c.numero}/ville`))}`,
    bonne: memeAdresse(c),
  }),
  'adresse sans type de voie': (c) => ({
    texte: `${voieDe(c).replace(/^(\d+\w*) \w+ /, '$1 ')} ${ville(c)}`,
    bonne: memeAdresse(c),
  }),
}

/** Questions made of these co-ownerships, each kind in turn. */
export const faireQuestions = (cibles: readonly Cible[]): QuestionFaite[] => {
  const genres = Object.entries(GENRES)
  return cibles.flatMap((c, i) => {
    const [genre, faire] = genres[i % genres.length] ?? []
    const faite = faire?.(c)
    return faite && genre ? [{ genre, ...faite }] : []
  })
}
