import { ask, askBytes, asFile } from './tools.ts'

// What somebody sees of a document: its words and its pages, by readers that are not ours.

const RESOLUTION = '60'
/** How many pages of a document are painted at most. */
const PAGES = 4

/** The words of a document in their order, blanks left out; null when it is not read. */
const wordsOf = async (file: string): Promise<string | null> => {
  const answer = await ask('pdftotext', '-enc', 'UTF-8', file, '-')
  return answer === null || answer.code !== 0 ? null : answer.out.replaceAll(/\s/g, '')
}

/** The words of each page by pdf.js, which reads no note and no field; null for what it does not open. */
const wordsByPdfjs = async (bytes: Uint8Array): Promise<string[] | null> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  try {
    const document = await task.promise
    const pages = []
    for (let number = 1; number <= Math.min(document.numPages, PAGES); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : '')).join('')
      pages.push(words.replaceAll(/\s/g, ''))
    }
    return pages
  } catch {
    // It opens no such document.
    return null
  } finally {
    await task.destroy()
  }
}

interface Picture {
  width: number
  height: number
  pixels: Buffer
}
/** One picture after the other, as the tools write them (PPM). */
const picturesOf = (bytes: Buffer): Picture[] => {
  const pictures = []
  let at = 0
  while (at < bytes.length) {
    const head = /^P6\s+(?:#.*\s+)?(\d+)\s+(\d+)\s+255\s/.exec(
      bytes.toString('latin1', at, at + 99),
    )
    if (head === null) break
    const [all, width, height] = [head[0], Number(head[1]), Number(head[2])]
    const from = at + all.length
    at = from + 3 * width * height
    pictures.push({ width, height, pixels: bytes.subarray(from, at) })
  }
  return pictures
}
const PAINTERS = {
  poppler: (file: string) => askBytes('pdftoppm', '-r', RESOLUTION, '-l', String(PAGES), file),
  MuPDF: (file: string) =>
    askBytes('mutool', 'draw', '-q', '-r', RESOLUTION, '-F', 'ppm', '-o', '-', file, `1-${PAGES}`),
}

/** A difference of colour that an eye may miss, and how many pixels may have more. */
const SHADE = 32
const SAME = 0.002

/** The part of the pixels that differ, on the page where most do; 1 for other sizes or pages. */
const differenceOf = (before: readonly Picture[], after: readonly Picture[]): number => {
  if (before.length !== after.length || before.length === 0) return 1
  return Math.max(
    ...before.map((a, i) => {
      const b = after[i]
      if (!b || Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1
      const width = Math.min(a.width, b.width)
      const height = Math.min(a.height, b.height)
      let other = 0
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const [p, q] = [3 * (y * a.width + x), 3 * (y * b.width + x)]
          const far = [0, 1, 2].some(
            (c) => Math.abs((a.pixels[p + c] ?? 0) - (b.pixels[q + c] ?? 0)) > SHADE,
          )
          if (far) other += 1
        }
      return other / (width * height)
    }),
  )
}

/** Paints the pages of a document as a reader does; null when it does not. */
export const paintBy = (reader: 'poppler' | 'MuPDF', file: string): Promise<Buffer | null> =>
  PAINTERS[reader](file)

export interface Difference {
  reader: string
  /** The part of a page that differs, or its words. */
  what: number | 'words'
}

/** What differs between two documents for somebody who looks; without pictures, by their words alone. */
export const differences = (
  before: Uint8Array,
  after: Uint8Array,
  { pictures }: { pictures: boolean },
): Promise<Difference[]> =>
  asFile(before, (a) =>
    asFile(after, async (b) => {
      const found: Difference[] = []
      // A note whose picture nobody tells is drawn by each reader with words or without.
      if (pictures && (await wordsOf(a)) !== (await wordsOf(b)))
        found.push({ reader: 'poppler', what: 'words' })
      const [former, now] = [await wordsByPdfjs(before), await wordsByPdfjs(after)]
      // What was a field or a note comes after the words of its page.
      if (former?.some((words, i) => !(now?.[i] ?? '').startsWith(words)))
        found.push({ reader: 'pdf.js', what: 'words' })
      for (const reader of pictures ? (['poppler', 'MuPDF'] as const) : []) {
        const [seen, painted] = [await paintBy(reader, a), await paintBy(reader, b)]
        if (seen === null) continue
        const what = painted ? differenceOf(picturesOf(seen), picturesOf(painted)) : 1
        if (what > SAME) found.push({ reader, what })
      }
      return found
    }),
  )
