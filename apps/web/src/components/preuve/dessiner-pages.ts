import { ouvrirPdf } from '../../lib/ouvrir-pdf.ts'
import { versPage } from './images.ts'
import { COTE_MAX, estSigne, type PageImage, PAGES_MAX } from './pages.ts'

/** What becomes of a PDF that is drawn: its pages as pictures, or why it cannot be. */
export type Dessin =
  | {
      pages: PageImage[]
      /** What its pictures lose, told to who sends them. */
      perdu: string[]
    }
  | { refus: string }

/** Told how far the drawing is. */
type Suivre = (page: number, sur: number) => void

const aDuTexte = (items: readonly object[]): boolean =>
  items.some((item) => 'str' in item && typeof item.str === 'string' && item.str.trim() !== '')

/** Draws each page; `texteRefuse`: the sentence that leaves alone a document that has text. */
const dessiner = async (
  file: File,
  octets: ArrayBuffer,
  suivre: Suivre,
  texteRefuse?: string,
): Promise<Dessin> => {
  const signe = estSigne(octets)
  // The reader takes the bytes for itself.
  const chargement = ouvrirPdf(octets)
  let texte = false
  try {
    const pdf = await chargement.promise
    if (pdf.numPages > PAGES_MAX)
      return {
        refus: `Le fichier « ${file.name} » compte ${pdf.numPages} pages : gardez celles qui prouvent le mandat, ${PAGES_MAX} au plus.`,
      }
    const pages: PageImage[] = []
    for (let n = 1; n <= pdf.numPages; n += 1) {
      suivre(n, pdf.numPages)
      const page = await pdf.getPage(n)
      texte ||= aDuTexte((await page.getTextContent()).items)
      if (texte && texteRefuse !== undefined) return { refus: texteRefuse }
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: COTE_MAX / Math.max(width, height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport }).promise
      pages.push(await versPage(canvas))
      page.cleanup()
    }
    return {
      pages,
      perdu: [
        ...(texte
          ? ['Le texte du document devient une image : il ne pourra plus y être recherché.']
          : []),
        ...(signe
          ? ['Sa signature électronique n’est pas gardée : conservez le fichier signé.']
          : []),
      ],
    }
  } catch {
    return {
      refus: `Le fichier « ${file.name} » n’a pas pu être dessiné : il est endommagé, ou un mot de passe l’ouvre. Enregistrez-le sans protection, ou photographiez ses pages.`,
    }
  } finally {
    await chargement.destroy()
  }
}

/** The pages of a PDF that the register cannot take as it is. */
export const dessinerPages = async (file: File, suivre: Suivre): Promise<Dessin> =>
  dessiner(file, await file.arrayBuffer(), suivre)

/**
 * The pages of a scan that is too heavy. A signed one would lose its signature, one with text its
 * text: both are left alone, and the sentence says what to do.
 */
export const allegerScan = async (file: File, suivre: Suivre): Promise<Dessin> => {
  const octets = await file.arrayBuffer()
  const avant = `Le fichier « ${file.name} » dépasse 5 Mo. `
  return estSigne(octets)
    ? {
        refus: `${avant}Il est signé : le réduire ôterait la signature. Demandez-en un exemplaire plus léger à qui l’a signé.`,
      }
    : dessiner(
        file,
        octets,
        suivre,
        `${avant}Il contient du texte, que le réduire en images rendrait illisible aux machines : exportez-le de nouveau en taille réduite.`,
      )
}
