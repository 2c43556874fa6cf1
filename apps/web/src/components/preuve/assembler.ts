import { PDFDocument } from 'pdf-lib'
import { dessiner, versJpeg } from './images.ts'
import { budgetParPage, type PageImage, REGLAGES } from './pages.ts'

/** A4, in points. */
const A4 = { petit: 595.28, grand: 841.89 } as const

/** The finest JPEG of a page that fits; the last setting when none does. */
const reduire = async (page: PageImage, budget: number): Promise<Blob> => {
  const image = await createImageBitmap(page.image)
  try {
    let jpeg: Blob | null = null
    for (const { cote, qualite } of REGLAGES) {
      jpeg = await versJpeg(dessiner(image, cote, page.tours), qualite)
      if (jpeg.size <= budget) return jpeg
    }
    if (!jpeg) throw new Error('no setting makes a page')
    return jpeg
  } finally {
    image.close()
  }
}

/** One PDF of these pages, in their order, each on A4 the way it stands. */
export const assembler = async (pages: readonly PageImage[], nom: string): Promise<File> => {
  const pdf = await PDFDocument.create()
  const budget = budgetParPage(pages.length)
  for (const page of pages) {
    const jpeg = await pdf.embedJpg(await (await reduire(page, budget)).arrayBuffer())
    const couchee = jpeg.width > jpeg.height
    const [largeur, hauteur] = couchee ? [A4.grand, A4.petit] : [A4.petit, A4.grand]
    const { width, height } = jpeg.scaleToFit(largeur, hauteur)
    pdf
      .addPage([largeur, hauteur])
      .drawImage(jpeg, { x: (largeur - width) / 2, y: (hauteur - height) / 2, width, height })
  }
  const octets = await pdf.save()
  return new File([new Uint8Array(octets)], nom, { type: 'application/pdf' })
}
