import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'

/** What a real reader reaches in a document: an active thing, nothing active, or no document. */
export type Verdict = 'active' | 'inert' | 'unreadable'

const SAFE = /^(?:https?:|mailto:|www\.|#|$|(?:tel|fax):[\d+().,-]+$)/i
const filled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

interface Link {
  unsafeUrl?: string | undefined
  actions?: unknown
  attachment?: unknown
  file?: unknown
  subtype?: string
  items?: Link[]
}
const acts = (link: Link): boolean =>
  (typeof link.unsafeUrl === 'string' &&
    !SAFE.test(link.unsafeUrl.replaceAll(/[^\x21-\x7e]/g, ''))) ||
  filled(link.actions) ||
  filled(link.attachment) ||
  filled(link.file) ||
  (link.items ?? []).some(acts)

/** Opens a document with pdf.js and looks at everything that it offers to its user. */
export const judgeByPdfjs = async (bytes: Uint8Array): Promise<Verdict> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, enableXfa: true })
  try {
    const document = await task.promise
    const found = [
      await document.getJSActions(),
      await document.getAttachments(),
      document.allXfaHtml,
    ].some(filled)
    const outline: Link[] = (await document.getOutline()) ?? []
    if (found || outline.some(acts)) return 'active'
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
}

export const hasQpdf = (() => {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const ACTIVE_KINDS = new Set(
  '/JavaScript /Launch /SubmitForm /ImportData /GoToR /GoToE /Rendition /Movie /Sound'.split(' '),
)
const tree = z.object({ qpdf: z.tuple([z.unknown(), z.record(z.string(), z.unknown())]) })

const inside = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(inside)
  if (typeof value !== 'object' || value === null) return false
  // A paragraph of the structure may bear the name of an action.
  const paragraph = '/P' in value && '/K' in value
  return Object.entries(value).some(
    ([key, inner]) =>
      (key === '/S' && ACTIVE_KINDS.has(String(inner)) && !paragraph) ||
      (key === '/EF' && typeof inner === 'object' && inner !== null && '/F' in inner) ||
      inside(inner),
  )
}

/** Has qpdf write all the objects that it finds, repaired if need be, and looks for actions. */
export const judgeByQpdf = (bytes: Uint8Array): Verdict => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'a.pdf')
    writeFileSync(file, bytes)
    const out = execFileSync(
      'sh',
      ['-c', 'qpdf --json=2 --json-key=qpdf "$0" 2>/dev/null; [ $? -ne 2 ]', file],
      {
        encoding: 'utf8',
        maxBuffer: 256 * 1_048_576,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    return inside(tree.parse(JSON.parse(out)).qpdf[1]) ? 'active' : 'inert'
  } catch {
    // qpdf refuses it.
    return 'unreadable'
  } finally {
    rmSync(folder, { recursive: true })
  }
}
