import { ouvrirPdf } from '../../lib/ouvrir-pdf.ts'
import { versPage } from './images.ts'
import { COTE_MAX, estSigne, type PageImage, PAGES_MAX } from './pages.ts'

/** What becomes of a PDF that is too heavy: its pages as pictures, or why it is left as it is. */
export type Scan = { pages: PageImage[] } | { refus: string }

const avant = (nom: string): string => `Le fichier « ${nom} » dépasse 5 Mo. `

/**
 * Reads a heavy PDF. A signed one would lose its signature, one with text its text: both are left
 * alone, and the sentence says what to do.
 */
export const lireScan = async (file: File): Promise<Scan> => {
  const octets = await file.arrayBuffer()
  if (estSigne(octets))
    return {
      refus: `${avant(file.name)}Il est signé : le réduire ôterait la signature. Demandez-en un exemplaire plus léger à qui l’a signé.`,
    }
  const chargement = ouvrirPdf(octets)
  try {
    const pdf = await chargement.promise
    if (pdf.numPages > PAGES_MAX)
      return {
        refus: `${avant(file.name)}Il compte ${pdf.numPages} pages : gardez celles qui prouvent le mandat, ${PAGES_MAX} au plus.`,
      }
    const pages: PageImage[] = []
    for (let n = 1; n <= pdf.numPages; n += 1) {
      const page = await pdf.getPage(n)
      const { items } = await page.getTextContent()
      if (items.some((item) => 'str' in item && item.str.trim() !== ''))
        return {
          refus: `${avant(file.name)}Il contient du texte, que le réduire en images rendrait illisible aux machines : exportez-le de nouveau en taille réduite.`,
        }
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: COTE_MAX / Math.max(width, height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport }).promise
      pages.push(await versPage(canvas))
      page.cleanup()
    }
    return { pages }
  } catch {
    return {
      refus: `Le fichier « ${file.name} » n’a pas pu être lu : il est endommagé ou protégé.`,
    }
  } finally {
    await chargement.destroy()
  }
}
