import type { Reader } from './verdict.ts'

/** Something is in it: pdf.js gives a Map, an object or a list, as it likes. */
const filled = (value: unknown): boolean => {
  if (value instanceof Map || value instanceof Set) return value.size > 0
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

interface Link {
  url?: string | null | undefined
  unsafeUrl?: string | undefined
  actions?: unknown
  attachment?: unknown
  file?: unknown
  richMedia?: unknown
  items?: Link[]
}
const acts = (link: Link): boolean =>
  (link.url ?? link.unsafeUrl ?? '') !== '' ||
  [link.actions, link.attachment, link.file, link.richMedia].some(filled) ||
  (link.items ?? []).some(acts)

/** Opens a document with pdf.js and looks at everything that it offers to its user. */
export const pdfjs: Reader = {
  name: 'pdf.js',
  package: null,
  // It follows scripts where it plays them, and addresses where one clicks.
  blind: [
    'script of an annotation',
    'script of the outline',
    ...['link', 'launch'].flatMap((what) => [
      `${what} on opening`,
      `${what} of a page`,
      `${what} of a field`,
    ]),
    'attachment of the document',
  ],
  judge: async (bytes) => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, enableXfa: true })
    try {
      const document = await task.promise
      const ofDocument: unknown[] = [
        await document.getJSActions(),
        await document.getAttachments(),
        document.allXfaHtml,
      ]
      const outline: Link[] = (await document.getOutline()) ?? []
      if (ofDocument.some(filled) || outline.some(acts)) return 'active'
      for (let number = 1; number <= Math.min(document.numPages, 20); number += 1) {
        const page = await document.getPage(number)
        const links: Link[] = await page.getAnnotations()
        if (filled(await page.getJSActions()) || links.some(acts)) return 'active'
      }
      return 'inert'
    } catch {
      // pdf.js refuses it: nobody reaches anything through it.
      return 'unreadable'
    } finally {
      await task.destroy()
    }
  },
}
