import type { Storage } from '../../platform/storage/storage.ts'
import { lireCsv } from './lire-csv.ts'

/** A published file as it is read: the names of its columns, then its rows one by one. */
export interface Publie {
  colonnes: readonly string[]
  rangees: AsyncIterable<readonly string[]>
}

async function* cellulesDe(lues: ReturnType<typeof lireCsv>): AsyncGenerator<readonly string[]> {
  for await (const { cellules } of lues) yield cellules
}

/** Reads a published CSV again. Throws when it has not even its header. */
export const lirePublie = async (storage: Pick<Storage, 'get'>, cle: string): Promise<Publie> => {
  const lues = lireCsv((await storage.get(cle)).setEncoding('utf8'))
  const entete = await lues.next()
  if (entete.done) throw new Error(`the published file ${cle} is empty`)
  return { colonnes: entete.value.cellules, rangees: cellulesDe(lues) }
}
