import { once } from 'node:events'
import { type AccesCategorisation, normaliserNumero } from '@registre/domain'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { DetailRow } from './detail.repository.ts'
import { fichePdf } from './fiche-pdf.ts'

/**
 * Name of a sheet inside a ZIP: its registration number and nothing that a person typed. Throws for
 * anything else.
 */
const nomFiche = (numero: string): string => {
  const normal = normaliserNumero(numero)
  if (normal === null) throw new RangeError('not a registration number')
  return `${normal}.pdf`
}

/**
 * The sheets as a ZIP, stored (they are packed already), made one by one at the pace of the reader:
 * what is kept is what it holds, 10 kB a sheet.
 */
export const zipFiches = (
  rows: AsyncIterable<DetailRow> | Iterable<DetailRow>,
  { acces, date }: { acces: AccesCategorisation; date: Date },
): Readable => {
  const zip = new ZipFile()
  const sortie = new PassThrough()
  const partie = new Promise<void>((resolve) => sortie.once('close', resolve))
  const remplir = async (): Promise<void> => {
    for await (const r of rows) {
      zip.addBuffer(await fichePdf(r, acces, date), nomFiche(r.numero), {
        compress: false,
        mtime: date,
      })
      // Others are served between two sheets, and the archive writes.
      await new Promise(setImmediate)
      if (sortie.writableNeedDrain) await Promise.race([once(sortie, 'drain'), partie])
      // The reader is gone: the sheets that are left are not made.
      if (sortie.destroyed) return
    }
    zip.end()
  }
  zip.outputStream.pipe(sortie)
  remplir().catch((error: Error) => sortie.destroy(error))
  return sortie
}
