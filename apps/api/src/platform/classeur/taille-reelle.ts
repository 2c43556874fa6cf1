import { inflateRawSync } from 'node:zlib'

const FIN_REPERTOIRE = 0x06054b50
const ENTREE_REPERTOIRE = 0x02014b50
const ENTREE_LOCALE = 0x04034b50
const STOCKE = 0
const COMPRESSE = 8

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

/**
 * What the entries of an archive really weigh once inflated, never trusting what they say of
 * themselves: a reader that would
 * inflate them later cannot be surprised. Throws a RangeError past `max` bytes or `maxEntrees`, or
 * when the archive is not plain.
 */
export const realSize = (zip: Buffer, max: number, maxEntrees = 200): number => {
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
    if (methode === COMPRESSE)
      total += inflateRawSync(octets, { maxOutputLength: max - total + 1 }).length
    else if (methode === STOCKE) total += octets.length
    else throw new RangeError('unknown compression')
    if (total > max) throw new RangeError('too large once inflated')
    position +=
      46 +
      zip.readUInt16LE(position + 28) +
      zip.readUInt16LE(position + 30) +
      zip.readUInt16LE(position + 32)
  }
  return total
}
