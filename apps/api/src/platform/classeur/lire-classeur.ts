import { Worker } from 'node:worker_threads'
import { RegisterError } from '@registre/domain'

/** What a cell of a workbook holds; a date is an ISO day. */
export type CellValue = string | number | boolean | null

const DELAI_MS = 10_000
const MEMOIRE_MO = 256

/**
 * Reads the first sheet of an XLSX workbook in a thread of its own, within limits of time, memory
 * and size once inflated. Gives
 * its rows, the title row first. Throws `classeur-illisible`.
 */
export const readWorkbook = (
  octets: Uint8Array,
  { maxLignes, maxColonnes }: { maxLignes: number; maxColonnes: number },
): Promise<CellValue[][]> =>
  new Promise((resolve, reject) => {
    const illisible = () => reject(new RegisterError('classeur-illisible'))
    if (octets[0] !== 0x50 || octets[1] !== 0x4b) return illisible()
    const lecteur = new Worker(new URL('lecteur.ts', import.meta.url), {
      workerData: { octets, maxLignes, maxColonnes },
      resourceLimits: { maxOldGenerationSizeMb: MEMOIRE_MO },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const delai = setTimeout(() => {
      illisible()
      void lecteur.terminate()
    }, DELAI_MS)
    lecteur.once('message', (lignes: CellValue[][]) => resolve(lignes))
    // A workbook that cannot be read ends its thread: that is the answer.
    lecteur.once('error', illisible)
    lecteur.once('exit', () => {
      clearTimeout(delai)
      illisible()
    })
  })
