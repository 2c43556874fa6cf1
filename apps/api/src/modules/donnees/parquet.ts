import { Readable } from 'node:stream'
import { zstdCompressSync } from 'node:zlib'
import { COLONNES_PUBLIQUES, type Definition, type TypeColonne } from '@registre/domain'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { Publie } from './lire-publie.ts'

type Element = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number]
type Valeur = string | number | Date | boolean | null

/** Rows that wait in memory until they are written: what bounds it. */
const LIGNES_PAR_GROUPE = 10_000

const ENTIER = /^-?\d{1,9}$/
const NOMBRE = /^-?\d+(?:\.\d+)?$/
const JOUR = /^\d{4}-\d\d-\d\d$/

/**
 * How a type of column is written, and what a cell says there: null for a text that is not of the
 * type, which the CSV alone gives.
 */
const TYPES: Record<
  TypeColonne,
  { element: Omit<Element, 'name'>; valeur(texte: string): Valeur }
> = {
  string: {
    element: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
    valeur: (texte) => texte,
  },
  date: {
    element: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
    valeur: (texte) => (JOUR.test(texte) ? new Date(`${texte}T00:00:00Z`) : null),
  },
  integer: {
    element: { type: 'INT32' },
    valeur: (texte) => (ENTIER.test(texte) ? Number(texte) : null),
  },
  number: {
    element: { type: 'DOUBLE' },
    valeur: (texte) => (NOMBRE.test(texte) ? Number(texte) : null),
  },
  boolean: {
    element: { type: 'BOOLEAN' },
    valeur: (texte) => (texte === 'oui' ? true : texte === 'non' ? false : null),
  },
}

const typeDe = (colonne: string): TypeColonne => {
  const connues: Readonly<Record<string, Definition>> = COLONNES_PUBLIQUES
  return connues[colonne]?.type ?? 'string'
}

/** What a cell of the published file says in Parquet: a number, a day, a text; null for a blank. */
export const valeurParquet = (colonne: string, cellule: string): Valeur =>
  cellule === '' ? null : TYPES[typeDe(colonne)].valeur(cellule)

async function* octets({ colonnes, rangees }: Publie): AsyncGenerator<Uint8Array> {
  const tampon = new ByteWriter()
  const parquet = new ParquetWriter({
    writer: tampon,
    codec: 'ZSTD',
    compressors: { ZSTD: (lus) => zstdCompressSync(lus) },
    createdBy: 'Registre national des copropriétés',
    schema: [
      { name: 'root', num_children: colonnes.length },
      ...colonnes.map((name): Element => ({
        name,
        repetition_type: 'OPTIONAL',
        ...TYPES[typeDe(name)].element,
      })),
    ],
  })
  let groupe: Valeur[][] = []
  const vider = async (): Promise<Uint8Array> => {
    if (groupe[0]?.length)
      await parquet.write({
        columnData: colonnes.map((name, rang) => ({ name, data: groupe[rang] ?? [] })),
        rowGroupSize: LIGNES_PAR_GROUPE,
      })
    groupe = colonnes.map(() => [])
    return prendre()
  }
  /** The bytes that stand in the buffer, which is used again. */
  const prendre = (): Uint8Array => {
    const pris = tampon.getBytes().slice()
    tampon.index = 0
    return pris
  }
  yield await vider()
  for await (const cellules of rangees) {
    for (const [rang, colonne] of colonnes.entries())
      groupe[rang]?.push(valeurParquet(colonne, cellules[rang] ?? ''))
    if (groupe[0]?.length === LIGNES_PAR_GROUPE) yield await vider()
  }
  yield await vider()
  await parquet.finish()
  yield prendre()
}

/**
 * The published rows as a Parquet file, whose columns have the types that the schema says; memory
 * does not depend on how many rows there are.
 */
export const enParquet = (publie: Publie): Readable =>
  Readable.from(octets(publie), { objectMode: false })
