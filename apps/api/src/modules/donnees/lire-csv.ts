/** A row of a CSV, and the line of the file where it begins. */
export interface RangeeCsv {
  ligne: number
  cellules: string[]
}

const BOM = '\uFEFF'
/** A cell longer than this is a quote that was never closed. */
const CELLULE_MAX = 100_000

/** The separator of a first line: the one of the two that it holds most. */
const separateurDe = (texte: string): ',' | ';' => {
  const premiere = texte.split('\n', 1)[0] ?? ''
  return premiere.split(';').length > premiere.split(',').length ? ';' : ','
}

/**
 * The rows of a CSV (RFC 4180, comma or semicolon, quoted cells over several lines, with or without
 * a mark) as its text comes.
 * Throws a sentence when a quote is never closed.
 */
export async function* lireCsv(morceaux: AsyncIterable<string>): AsyncGenerator<RangeeCsv> {
  let separateur = ''
  let reste = ''
  let cellule = ''
  let cellules: string[] = []
  let entre = false
  let [ligne, debut] = [1, 1]
  const rangee = (): RangeeCsv => {
    const faite = { ligne: debut, cellules: [...cellules, cellule] }
    ;[cellules, cellule] = [[], '']
    return faite
  }
  const vide = (r: RangeeCsv): boolean => r.cellules.length === 1 && r.cellules[0] === ''
  const analyser = function* (texte: string, fin: boolean): Generator<RangeeCsv> {
    let i = 0
    for (; i < texte.length; i += 1) {
      const c = texte[i]
      // What a quote means depends on the next character.
      if (c === '"' && i + 1 === texte.length && !fin) break
      if (c === '\n') ligne += 1
      if (entre) {
        if (c !== '"') cellule += c
        else if (texte[i + 1] === '"') {
          cellule += '"'
          i += 1
        } else entre = false
        if (cellule.length > CELLULE_MAX)
          throw new Error(`Ligne ${debut} : un guillemet n’est jamais refermé.`)
      } else if (c === '"' && cellule === '') entre = true
      else if (c === separateur) {
        cellules.push(cellule)
        cellule = ''
      } else if (c === '\n') {
        const faite = rangee()
        debut = ligne
        if (!vide(faite)) yield faite
      } else if (c !== '\r') cellule += c
    }
    reste = texte.slice(i)
  }
  for await (const morceau of morceaux) {
    let texte = reste + morceau
    if (separateur === '') {
      reste = texte
      if (!texte.includes('\n')) continue
      texte = texte.startsWith(BOM) ? texte.slice(1) : texte
      separateur = separateurDe(texte)
    }
    yield* analyser(texte, false)
  }
  if (separateur === '') {
    // Lines that end as a Macintosh ended them.
    reste = (reste.startsWith(BOM) ? reste.slice(1) : reste).replaceAll('\r', '\n')
    separateur = separateurDe(reste)
  }
  yield* analyser(reste, true)
  if (entre) throw new Error(`Ligne ${debut} : un guillemet n’est jamais refermé.`)
  const derniere = rangee()
  if (!vide(derniere)) yield derniere
}

/**
 * Why a row that has not as many cells as the titles is refused: a file that was cut would empty
 * what follows. Empty cells too many do no harm.
 */
export const malCoupee = (cellules: readonly string[], titres: number): string | null => {
  const enTrop = cellules.slice(titres).some((c) => c !== '')
  if (cellules.length >= titres && !enTrop) return null
  const ecart = `${cellules.length} ${cellules.length > 1 ? 'colonnes' : 'colonne'} au lieu de ${titres}`
  return enTrop
    ? `La ligne a ${ecart} : un séparateur y est sans doute resté sans guillemets.`
    : `La ligne est incomplète, ${ecart} : le fichier a peut-être été coupé.`
}
