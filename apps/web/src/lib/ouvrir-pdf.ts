import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist'

/** Begins to open a PDF for the eyes, in a worker; nothing in it is run. */
export const ouvrirPdf = (octets: ArrayBuffer): PDFDocumentLoadingTask => {
  GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  )
  return getDocument({
    data: new Uint8Array(octets),
    useWasm: false,
    useSystemFonts: true,
    enableXfa: false,
  })
}
