import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  type PDFObject,
} from 'pdf-lib'
import { scanPdf, type MotifRefus } from './scan-pdf.ts'

export type PdfReading = { ok: true; pages: number } | { ok: false; motif: MotifRefus }

const PAGES_MAX = 2000
const NOEUDS_MAX = 10_000

/**
 * Counts the leaves of the page tree; null when it loops, is shared between parents, or has too
 * many pages.
 */
function compter(document: PDFDocument): number | null {
  const vus = new Set<PDFObject>()
  const aVoir: PDFObject[] = [document.catalog.get(PDFName.of('Pages')) ?? document.catalog]
  let pages = 0
  for (let noeud = aVoir.pop(); noeud !== undefined; noeud = aVoir.pop()) {
    if (vus.has(noeud) || vus.size > NOEUDS_MAX) return null
    vus.add(noeud)
    const lu = noeud instanceof PDFRef ? document.context.lookup(noeud) : noeud
    if (!(lu instanceof PDFDict)) return null
    const enfants = lu.lookup(PDFName.of('Kids'))
    if (enfants instanceof PDFArray) aVoir.push(...enfants.asArray())
    else if (++pages > PAGES_MAX) return null
  }
  return pages
}

/**
 * Scans a document, then has it built by pdf-lib and counts its pages. Meant for the child process:
 * hostile files may make it long or fat.
 */
export async function readPdf(contenu: Uint8Array): Promise<PdfReading> {
  const motif = scanPdf(contenu)
  if (motif !== null) return { ok: false, motif }
  try {
    const document = await PDFDocument.load(contenu, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    })
    const pages = compter(document)
    return pages === null || pages === 0 ? { ok: false, motif: 'illisible' } : { ok: true, pages }
  } catch (erreur) {
    return { ok: false, motif: erreur instanceof EncryptedPDFError ? 'protege' : 'illisible' }
  }
}
