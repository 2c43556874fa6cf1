import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'

export interface Fichier {
  id: string
  cle: string
  taille: number
  sha256: string
}

/** Stable identifier drawn from a text, in the form of a UUID (version 8: of our own making). */
export const uuidDe = (texte: string): string => {
  const h = createHash('sha256').update(texte).digest('hex')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`
}

/** Makes a real one-page PDF and stores it under the folder of files; gives what its row needs. */
export const ecrireJustificatif = async (
  dossier: string,
  id: string,
  lignes: readonly string[],
): Promise<Fichier> => {
  const pdf = await PDFDocument.create()
  // Fixed dates: the same demonstration gives the same bytes.
  pdf.setCreationDate(new Date(0))
  pdf.setModificationDate(new Date(0))
  const police = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  lignes.forEach((ligne, rang) =>
    page.drawText(ligne, { x: 60, y: 760 - rang * 26, size: rang === 0 ? 18 : 12, font: police }),
  )
  const octets = await pdf.save({ useObjectStreams: false })
  const cle = `documents/${id.slice(0, 2)}/${id}`
  await mkdir(dirname(join(dossier, cle)), { recursive: true })
  await writeFile(join(dossier, cle), octets)
  return {
    id,
    cle,
    taille: octets.length,
    sha256: createHash('sha256').update(octets).digest('hex'),
  }
}
