/** Text of addresses made comparable: no accents, no case, usual abbreviations written out. */

// No prototype: a town called Constructor must not find a function here.
const ABREVIATIONS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  r: 'rue',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  boul: 'boulevard',
  pl: 'place',
  imp: 'impasse',
  che: 'chemin',
  chem: 'chemin',
  all: 'allee',
  rte: 'route',
  sq: 'square',
  crs: 'cours',
  pass: 'passage',
  psg: 'passage',
  esp: 'esplanade',
  res: 'residence',
  fg: 'faubourg',
  fbg: 'faubourg',
  qu: 'quai',
  st: 'saint',
  ste: 'sainte',
  gal: 'general',
  gen: 'general',
  mal: 'marechal',
  dr: 'docteur',
  cdt: 'commandant',
  cne: 'capitaine',
  col: 'colonel',
  pdt: 'president',
})
const ACCENTUE = /[\u0080-\uffff]/
/** Words of an address or a name that say nothing by themselves. */
export const MOTS_VIDES: ReadonlySet<string> = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'd',
  'et',
  'a',
  'au',
  'aux',
  'en',
  'cedex',
])

/**
 * Lower case, no accents, no punctuation, single spaces: two labels that read the same are equal.
 */
export function plier(texte: string): string {
  const bas = texte.toLowerCase()
  // Most names are plain ASCII: the costly decomposition is for the others.
  const sansAccent = ACCENTUE.test(bas)
    ? bas
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
    : bas
  return sansAccent.replace(/[^a-z0-9]+/g, ' ').trim()
}

/** The words that carry the meaning of a name: abbreviations written out, articles left aside. */
export function mots(texte: string): string[] {
  const utiles: string[] = []
  const plies = plier(texte).split(' ')
  for (const mot of plies)
    if (mot !== '' && !MOTS_VIDES.has(mot)) utiles.push(ABREVIATIONS[mot] ?? mot)
  return utiles.length > 0 ? utiles : plies.filter((m) => m !== '')
}
