import { type AccesCategorisation, normaliserNumero } from '@registre/domain'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { DetailRow } from './detail.repository.ts'
import { fichePdf } from './fiche-pdf.ts'

/** Name of a sheet inside a ZIP: its registration number and nothing that a person typed. Throws for anything else. */
export const nomFiche = (numero: string): string => {
  const normal = normaliserNumero(numero)
  if (normal === null) throw new RangeError('not a registration number')
  return `${normal}.pdf`
}

/** The sheets as a ZIP, stored (they weigh little, and time counts more): made as they are read, a few at a time. */
export const zipFiches = (rows: AsyncIterable<DetailRow> | Iterable<DetailRow>, { acces, date }: { acces: AccesCategorisation; date: Date }): Readable => {
  const zip = new ZipFile()
  const sortie = new PassThrough()
  const remplir = async (): Promise<void> => {
    let rang = 0
    for await (const r of rows) {
      // The reader is gone: no sheet is made for nobody.
      if (sortie.destroyed) return
      zip.addBuffer(await fichePdf(r, acces, date), nomFiche(r.numero), { compress: false, mtime: date })
      rang += 1
      // Others are served between two lots of sheets.
      if (rang % 50 === 0) await new Promise(setImmediate)
    }
    zip.end()
  }
  zip.outputStream.pipe(sortie)
  remplir().catch((error: Error) => sortie.destroy(error))
  return sortie
}
