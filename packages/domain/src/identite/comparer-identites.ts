// Whether who a provider says came is who a record names. What is equal is said so; what only looks
// alike is a doubt, which a posted letter answers.

/** What a provider says of a person. */
export interface IdentiteDite {
  /** The name at birth and the name in use, as far as they are told. */
  noms: readonly string[]
  /** All of them, in the order of the civil register. */
  prenoms: string
  genre: string
  /** `AAAA-MM-JJ`; '' when it is not told. */
  naissance: string
}

/** What a record holds of the same person. */
export interface IdentiteAttendue {
  nom: string
  prenoms: string
  /** M or MME; '' when it is not held. */
  civilite: string
  /** `AAAA-MM-JJ`, or its beginning; '' when it is not held. */
  naissance: string
  /** Written by the person: the forename in use is enough, where a public record gives them all. */
  declaree: boolean
}

export type Concordance = 'CONCORDE' | 'DOUTE' | 'DIFFERE'

/** Letters alone, without accents; the words of a compound are parted. */
const mots = (texte: string): string[] =>
  texte
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((m) => m !== '')
const colle = (texte: string): string => mots(texte).join('')

/** Words of a name that many names have. */
const PARTICULES = new Set(
  'D DE DU DES LA LE LES L VAN VON DER DEN DI DA DOS EL AL BEN EPOUSE NEE'.split(' '),
)

/** A record of companies writes the name in use between brackets after the name at birth. */
const nomsDe = (nom: string): string[] => nom.split(/[()]/).filter((n) => colle(n) !== '')

type Degre = 'egal' | 'debut' | 'proche' | 'autre'

const enCommun = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((m) => !PARTICULES.has(m) && b.includes(m))

const comparerNoms = (attendu: string, dits: readonly string[]): Degre => {
  const paires = nomsDe(attendu).flatMap((a) => dits.map((d) => [a, d] as const))
  if (paires.some(([a, d]) => colle(a) === colle(d) && colle(a) !== '')) return 'egal'
  return paires.some(([a, d]) => enCommun(mots(a), mots(d))) ? 'proche' : 'autre'
}

/** Forenames are parted by spaces or commas, a compound one by its hyphen. */
const prenomsDe = (texte: string): string[] =>
  texte
    .split(/[\s,]+/)
    .map(colle)
    .filter((p) => p !== '')
/** The first forenames of a list, one, two, … glued. */
const debuts = (prenoms: readonly string[]): string[] =>
  prenoms.map((_, i) => prenoms.slice(0, i + 1).join(''))

const comparerPrenoms = (attendus: string, dits: string): Degre => {
  const [a, d] = [prenomsDe(attendus), prenomsDe(dits)]
  const [toutA, toutD] = [a.join(''), d.join('')]
  if (toutA === '' || toutD === '') return 'autre'
  if (toutA === toutD) return 'egal'
  if (debuts(d).includes(toutA) || debuts(a).includes(toutD)) return 'debut'
  return enCommun(mots(attendus), mots(dits)) ? 'proche' : 'autre'
}

const GENRES: Readonly<Record<string, string>> = { M: 'male', MME: 'female' }

/** How far the birth data agree: what the record holds, and the provider does not tell, is a doubt. */
const comparerNaissances = (
  attendue: string,
  dite: string,
): 'egal' | 'inconnu' | 'tu' | 'autre' => {
  if (attendue === '') return 'inconnu'
  if (dite === '') return 'tu'
  return dite.startsWith(attendue) ? 'egal' : 'autre'
}

/**
 * Compares a person of a record with the one that a provider presents: name (at birth or in use),
 * forenames in their order, gender and birth where the record holds them.
 */
export const comparerIdentites = (a: IdentiteAttendue, d: IdentiteDite): Concordance => {
  const nom = comparerNoms(a.nom, d.noms)
  const prenoms = comparerPrenoms(a.prenoms, d.prenoms)
  const naissance = comparerNaissances(a.naissance, d.naissance)
  // A name in use that the provider does not tell is common; other forenames are somebody else's.
  const prenomsVus = prenoms === 'egal' || prenoms === 'debut'
  if (prenoms === 'autre' || (nom === 'autre' && !prenomsVus) || naissance === 'autre')
    return 'DIFFERE'
  const genre = GENRES[a.civilite]
  const memeGenre = genre === undefined || d.genre === '' || d.genre === genre
  const prenomsSuffisent =
    prenoms === 'egal' || (prenoms === 'debut' && (a.declaree || naissance === 'egal'))
  return nom === 'egal' && prenomsSuffisent && memeGenre && naissance !== 'tu'
    ? 'CONCORDE'
    : 'DOUTE'
}
