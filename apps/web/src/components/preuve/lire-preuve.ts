import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ouvrirPdf } from '../../lib/ouvrir-pdf.ts'

/** A page as text, and where each of its pieces begins in it: what the text layer shows. */
export interface PageLue {
  texte: string
  debuts: readonly number[]
}
export interface PreuveLue {
  pdf: PDFDocumentProxy
  pages: readonly PageLue[]
  /** Gives back the memory that it takes. */
  fermer: () => void
}

/** Pages whose text is searched: a proof is short, and a longer one is read by hand. */
const PAGES_LUES = 60

const lirePage = async (pdf: PDFDocumentProxy, numero: number): Promise<PageLue> => {
  const { items } = await (await pdf.getPage(numero)).getTextContent()
  const debuts: number[] = []
  let texte = ''
  for (const item of items) {
    if (!('str' in item)) continue
    debuts.push(texte.length)
    texte += item.hasEOL ? `${item.str}\n` : item.str
  }
  return { texte, debuts }
}

/** Opens a proof for the eyes and reads its text; nothing in it is run. Throws for what is no PDF. */
export const lirePreuve = async (octets: ArrayBuffer): Promise<PreuveLue> => {
  const chargement = ouvrirPdf(octets)
  const pdf = await chargement.promise
  const numeros = Array.from({ length: Math.min(pdf.numPages, PAGES_LUES) }, (_, n) => n + 1)
  return {
    pdf,
    pages: await Promise.all(numeros.map((n) => lirePage(pdf, n))),
    fermer: () => void chargement.destroy(),
  }
}
