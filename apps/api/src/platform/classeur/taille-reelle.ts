import { inflateRawSync } from 'node:zlib'

const FIN_REPERTOIRE = 0x06054b50
const ENTREE_REPERTOIRE = 0x02014b50
const ENTREE_LOCALE = 0x04034b50
const STOCKE = 0
const COMPRESSE = 8
const CELLULE = Buffer.from('<c')
const TEXTE_PARTAGE = Buffer.from('<si')
const FEUILLE = /^xl\/worksheets\/[^/]+\.xml$/u
const TEXTES = /^xl\/sharedStrings\.xml$/iu

/** How many times an element opens in a text. */
const compter = (octets: Buffer, balise: Buffer): number => {
  let nombre = 0
  for (let i = octets.indexOf(balise); i >= 0; i = octets.indexOf(balise, i + balise.length)) {
    const suite = octets[i + balise.length]
    // A blank, `>` or `/`: the name of the element ends here.
    if (suite === 0x20 || suite === 0x3e || suite === 0x2f) nombre += 1
  }
  return nombre
}

/**
 * Where the directory of an archive is written, and how many entries it has; null when this is no
 * plain archive.
 */
const repertoire = (zip: Buffer): { debut: number; entrees: number } | null => {
  for (let i = zip.length - 22; i >= Math.max(0, zip.length - 65_557); i -= 1)
    if (zip.readUInt32LE(i) === FIN_REPERTOIRE)
      return { entrees: zip.readUInt16LE(i + 10), debut: zip.readUInt32LE(i + 16) }
  return null
}

export interface BornesArchive {
  /** Bytes of all the entries, once inflated. */
  octets: number
  /** Cells of all the sheets, and texts that they share. */
  cellules: number
  entrees: number
}

/**
 * What the entries of an archive really weigh once inflated, never trusting what they say of
 * themselves: a reader that would inflate them later cannot be surprised. Throws a RangeError past
 * `bornes`, or when the archive is not plain.
 */
export const realSize = (zip: Buffer, bornes: BornesArchive): number => {
  const { octets: max, entrees: maxEntrees } = bornes
  let cellules = 0
  const rep = zip.length < 22 ? null : repertoire(zip)
  if (!rep || rep.entrees > maxEntrees) throw new RangeError('not a plain archive')
  let total = 0
  let position = rep.debut
  for (let n = 0; n < rep.entrees; n += 1) {
    if (zip.readUInt32LE(position) !== ENTREE_REPERTOIRE) throw new RangeError('broken directory')
    const [methode, compresse] = [zip.readUInt16LE(position + 10), zip.readUInt32LE(position + 20)]
    const local = zip.readUInt32LE(position + 42)
    if (zip.readUInt32LE(local) !== ENTREE_LOCALE) throw new RangeError('broken entry')
    const debut = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const octets = zip.subarray(debut, debut + compresse)
    if (methode !== COMPRESSE && methode !== STOCKE) throw new RangeError('unknown compression')
    const clair =
      methode === STOCKE ? octets : inflateRawSync(octets, { maxOutputLength: max - total + 1 })
    total += clair.length
    const nom = zip.toString('utf8', position + 46, position + 46 + zip.readUInt16LE(position + 28))
    if (FEUILLE.test(nom)) cellules += compter(clair, CELLULE)
    if (TEXTES.test(nom)) cellules += compter(clair, TEXTE_PARTAGE)
    if (total > max || cellules > bornes.cellules) throw new RangeError('too large once inflated')
    position +=
      46 +
      zip.readUInt16LE(position + 28) +
      zip.readUInt16LE(position + 30) +
      zip.readUInt16LE(position + 32)
  }
  return total
}
