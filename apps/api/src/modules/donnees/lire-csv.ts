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

/** A text line by line, its quotes closed where it ends: what is left of a quote that was not. */
const parLignes = (texte: string, separateur: string, premiere: number): RangeeCsv[] =>
  texte.split(/\r?\n/).flatMap((ligne, rang) => {
    const cellules = ['']
    let entre = false
    for (const c of ligne)
      if (c === '"') entre = !entre
      else if (c === separateur && !entre) cellules.push('')
      else cellules.push(`${cellules.pop()}${c}`)
    return ligne === '' ? [] : [{ ligne: premiere + rang, cellules }]
  })

/**
 * The rows of a CSV (RFC 4180, comma or semicolon, quoted cells over several lines, with or without
 * a mark) as its text comes. A row over several lines that has not as many cells as the titles is
 * read line by line: one quote that nobody closed costs its own line.
 */
export async function* lireCsv(morceaux: AsyncIterable<string>): AsyncGenerator<RangeeCsv> {
  let separateur = ''
  let titres = 0
  let reste = ''
  let cellule = ''
  let cellules: string[] = []
  let entre = false
  let [ligne, debut] = [1, 1]
  /** What the row is made of, for a quote that was never closed. */
  let brut = ''
  const rangees = (): RangeeCsv[] => {
    const faite = { ligne: debut, cellules: [...cellules, cellule] }
    const manquee = entre || (debut < ligne && faite.cellules.length !== titres)
    const lues = manquee ? parLignes(brut, separateur, debut) : [faite]
    ;[cellules, cellule, brut, entre] = [[], '', '', false]
    titres ||= faite.cellules.length
    return lues.filter((r) => r.cellules.length > 1 || r.cellules[0] !== '')
  }
  const analyser = function* (recu: string, fin: boolean): Generator<RangeeCsv> {
    let [texte, i, depuis] = [recu, 0, 0]
    for (; i < texte.length; i += 1) {
      const c = texte[i]
      // What a quote means depends on the next character.
      if (c === '"' && i + 1 === texte.length && !fin) break
      if (entre) {
        if (c === '\n') ligne += 1
        if (c !== '"') cellule += c
        else if (texte[i + 1] === '"') {
          cellule += '"'
          i += 1
        } else entre = false
        if (cellule.length > CELLULE_MAX) {
          brut += texte.slice(depuis, i)
          const derniere = brut.lastIndexOf('\n') + 1
          texte = brut.slice(derniere) + texte.slice(i)
          brut = brut.slice(0, derniere)
          yield* rangees()
          ;[i, depuis, debut] = [-1, 0, ligne]
        }
      } else if (c === '"' && cellule === '') entre = true
      else if (c === separateur) {
        cellules.push(cellule)
        cellule = ''
      } else if (c === '\n') {
        brut += texte.slice(depuis, i)
        depuis = i + 1
        yield* rangees()
        ligne += 1
        debut = ligne
      } else if (c !== '\r') cellule += c
    }
    brut += texte.slice(depuis, i)
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
  yield* rangees()
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
