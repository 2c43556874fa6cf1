import { pipeline, Readable } from 'node:stream'
import { COLONNE_DIFFERENCE, type GenreDifference } from '@registre/domain'
import { stringify } from 'csv-stringify'
import type { Publie } from './lire-publie.ts'

const CLE = 'numero_immatriculation'

/** The cells of a row under the columns of another file: blank where it had none. */
const aligner = (de: readonly string[], vers: readonly string[]) => {
  const rangs = vers.map((colonne) => de.indexOf(colonne))
  return (cellules: readonly string[]): string[] => rangs.map((rang) => cellules[rang] ?? '')
}

const pareilles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cellule, rang) => cellule === b[rang])

/**
 * What changed between two published files, both in the order of their numbers, read side by side:
 * a row that is gone is given as it last was.
 */
async function* comparer(
  hier: Publie,
  jour: Publie,
): AsyncGenerator<[GenreDifference, ...string[]]> {
  const rang = jour.colonnes.indexOf(CLE)
  const commeAujourdhui = aligner(hier.colonnes, jour.colonnes)
  const anciennes = hier.rangees[Symbol.asyncIterator]()
  const ancienne = async (): Promise<string[] | null> => {
    const lue = await anciennes.next()
    return lue.done ? null : commeAujourdhui(lue.value)
  }
  const numero = (cellules: readonly string[]): string => cellules[rang] ?? ''
  try {
    let attendue = await ancienne()
    for await (const cellules of jour.rangees) {
      for (; attendue && numero(attendue) < numero(cellules); attendue = await ancienne())
        yield ['retrait', ...attendue]
      if (attendue === null || numero(attendue) !== numero(cellules)) {
        yield ['ajout', ...cellules]
        continue
      }
      if (!pareilles(attendue, cellules)) yield ['modification', ...cellules]
      attendue = await ancienne()
    }
    for (; attendue; attendue = await ancienne()) yield ['retrait', ...attendue]
  } finally {
    await anciennes.return?.()
  }
}

/** These differences as a CSV, and how many rows it has, known once it was read. */
export const enDifferences = (
  hier: Publie,
  jour: Publie,
): { flux: Readable; lignes: () => number } => {
  let lignes = 0
  const comptees = async function* () {
    for await (const difference of comparer(hier, jour)) {
      lignes += 1
      yield difference
    }
  }
  const flux = stringify({ header: true, columns: [COLONNE_DIFFERENCE, ...jour.colonnes] })
  // What fails ends both, and who reads is told.
  pipeline(Readable.from(comptees()), flux, () => undefined)
  return { flux, lignes: () => lignes }
}
