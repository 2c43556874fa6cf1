import { ask, askBytes } from './tools.ts'

// What somebody sees of a document: its words and its pages, by readers that are not ours.

const RESOLUTION = '60'
/** How many pages of a document are painted at most. */
const PAGES = 4

/** The words of a document in their order, blanks left out; null when it is not read. */
export const wordsOf = async (file: string): Promise<string | null> => {
  const answer = await ask('pdftotext', '-enc', 'UTF-8', file, '-')
  return answer === null || answer.code !== 0 ? null : answer.out.replaceAll(/\s/g, '')
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
const PAINTERS: Readonly<Record<string, (file: string) => Promise<Buffer | null>>> = {
  poppler: (file) => askBytes('pdftoppm', '-r', RESOLUTION, '-l', String(PAGES), file),
  MuPDF: (file) =>
    askBytes('mutool', 'draw', '-q', '-r', RESOLUTION, '-F', 'ppm', '-o', '-', file, `1-${PAGES}`),
}

/** A difference of colour that an eye may miss, and how many pixels may have more. */
const SHADE = 32
export const SAME = 0.002

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

/** How the pages of two documents differ for a reader: 0 for equal ones; null when it reads neither. */
export const differ = async (
  reader: keyof typeof PAINTERS,
  before: string,
  after: string,
): Promise<number | null> => {
  const paint = PAINTERS[reader]
  const [a, b] = [await paint?.(before), await paint?.(after)]
  if (!a || !b) return a ? 1 : null
  return differenceOf(picturesOf(a), picturesOf(b))
}
