import { deflateSync } from 'node:zlib'

/** Objects packed together: a reader unpacks all of them to read one. */
const LOT = 500
/** Width of the fields of the table of objects: kind, place, rank (ISO 32000-1, 7.5.8). */
const LARGEURS = [1, 4, 2] as const
const LIGNE = LARGEURS.reduce((a, b) => a + b, 0)
const [LIBRE, A_SA_PLACE, DANS_UN_LOT] = [0, 1, 2] as const
/**
 * More than what Node takes from the memory that small buffers share: whoever keeps a few bytes of
 * it keeps all of it.
 */
const TAMPON = 1 << 15

type Morceau = string | Buffer

/** Its pieces in one buffer, strings in Latin-1; memory of its own (`TAMPON`). */
const reunir = (morceaux: readonly Morceau[]): Buffer => {
  const tout = Buffer.alloc(morceaux.reduce((n, m) => n + m.length, 0))
  let place = 0
  for (const m of morceaux)
    place += typeof m === 'string' ? tout.write(m, place, 'latin1') : m.copy(tout, place)
  return tout
}

/** The object of a packed stream, without its number: its dictionary, its bytes. */
const fluxDe = (contenu: Buffer, dictionnaire = ''): Morceau[] => {
  const octets = deflateSync(contenu, { chunkSize: TAMPON })
  return [
    `<<${dictionnaire}/Filter/FlateDecode/Length ${octets.length}>>\nstream\n`,
    octets,
    '\nendstream',
  ]
}

const lotDe = (numeros: readonly number[], objets: readonly string[]): Morceau[] => {
  let place = 0
  const places = numeros.map((numero) => {
    const debut = place
    place += (objets[numero - 1] ?? '').length + 1
    return `${numero} ${debut}`
  })
  const entete = `${places.join(' ')} `
  const corps = numeros.map((numero) => objets[numero - 1] ?? '').join(' ')
  return fluxDe(reunir([entete, corps]), `/Type/ObjStm/N ${numeros.length}/First ${entete.length}`)
}

/**
 * The bytes of a PDF made of these objects, in Latin-1, of which the first has number 1 (ISO
 * 32000-1, 7.5). `flux` are the contents of those
 * that are streams; those of `groupes` are packed together: the structure of a tagged document is
 * most of it, and repeats itself.
 */
export const ecrireFichier = (
  objets: readonly string[],
  {
    flux,
    groupes,
    catalogue,
    info,
  }: {
    flux: ReadonlyMap<number, string>
    groupes: readonly number[]
    catalogue: number
    info: number
  },
): Buffer => {
  const morceaux: Morceau[] = []
  let position = 0
  const ecrire = (...suite: readonly Morceau[]): void => {
    morceaux.push(...suite)
    position += suite.reduce((n, m) => n + m.length, 0)
  }
  const lots = Array.from({ length: Math.ceil(groupes.length / LOT) }, (_, i) =>
    groupes.slice(i * LOT, (i + 1) * LOT),
  )
  const numeroTable = objets.length + lots.length + 1
  const table = Buffer.alloc((numeroTable + 1) * LIGNE)
  const noter = (numero: number, genre: number, place: number, rang: number): void => {
    table.writeUInt8(genre, numero * LIGNE)
    table.writeUInt32BE(place, numero * LIGNE + 1)
    table.writeUInt16BE(rang, numero * LIGNE + 5)
  }
  const poser = (numero: number, contenu: readonly Morceau[]): void => {
    noter(numero, A_SA_PLACE, position, 0)
    ecrire(`${numero} 0 obj\n`, ...contenu, '\nendobj\n')
  }
  noter(0, LIBRE, 0, 0xffff)
  ecrire('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const enLots = new Set(groupes)
  for (const [i, contenu] of objets.entries()) {
    const page = flux.get(i + 1)
    if (page !== undefined) poser(i + 1, fluxDe(reunir([page])))
    else if (!enLots.has(i + 1)) poser(i + 1, [contenu])
  }
  for (const [i, numeros] of lots.entries()) {
    const lot = objets.length + i + 1
    poser(lot, lotDe(numeros, objets))
    for (const [rang, numero] of numeros.entries()) noter(numero, DANS_UN_LOT, lot, rang)
  }
  const debutTable = position
  noter(numeroTable, A_SA_PLACE, debutTable, 0)
  ecrire(
    `${numeroTable} 0 obj\n`,
    ...fluxDe(
      table,
      `/Type/XRef/Size ${numeroTable + 1}/W[${LARGEURS.join(' ')}]/Root ${catalogue} 0 R/Info ${info} 0 R`,
    ),
  )
  ecrire(`\nendobj\nstartxref\n${debutTable}\n%%EOF\n`)
  return reunir(morceaux)
}
