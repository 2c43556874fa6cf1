import { PDFArray, PDFDict, PDFNumber, type PDFObject } from 'pdf-lib'
import type { Box } from './annotations.ts'
import type { Source } from './source.ts'
import { textOfName } from './values.ts'

const written = (n: number): string => String(Number(n.toFixed(3)))
const numbers = (source: Source, value: PDFObject | undefined): number[] => {
  const found = source.get(value)
  if (!(found instanceof PDFArray)) return []
  return found
    .asArray()
    .map((v) => source.get(v))
    .flatMap((v) => (v instanceof PDFNumber && Number.isFinite(v.asNumber()) ? [v.asNumber()] : []))
}

/** A colour as an operator that sets it; null when none is asked. */
export const colourOf = (
  source: Source,
  dict: PDFDict,
  key: string,
  stroke: boolean,
): string | null => {
  const values = numbers(source, source.of(dict, key))
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[values.length]
  if (!operator) return null
  return `${values.map(written).join(' ')} ${stroke ? operator.toUpperCase() : operator}`
}

const MAX_POINTS = 20_000
const path = (points: readonly number[], close: boolean): string => {
  const pairs: string[] = []
  for (let i = 0; i + 1 < Math.min(points.length, MAX_POINTS); i += 2)
    pairs.push(`${written(points[i] ?? 0)} ${written(points[i + 1] ?? 0)} ${i === 0 ? 'm' : 'l'}`)
  return pairs.length < 2 ? '' : `${pairs.join(' ')} ${close ? 's' : 'S'}\n`
}
const ellipse = ([x0, y0, x1, y1]: Box): string => {
  const [cx, cy, rx, ry] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
  const k = 0.5523
  const p = (x: number, y: number): string => `${written(cx + x * rx)} ${written(cy + y * ry)}`
  return `${p(1, 0)} m ${p(1, k)} ${p(k, 1)} ${p(0, 1)} c ${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)} c ${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)} c ${p(k, -1)} ${p(1, -k)} ${p(1, 0)} c s\n`
}

/** A note that brings no appearance, as readers draw it from its shape and its colour; empty for the others. */
export const drawMark = (source: Source, mark: PDFDict, rect: Box): string => {
  const stroke = colourOf(source, mark, 'C', true)
  const border = source.dict(mark, 'BS')
  const width = (border && source.number(border, 'W')) ?? 1
  const pen = `${stroke ?? '0 G'} ${written(Math.min(Math.max(width, 0), 50))} w `
  const inner: Box = [
    rect[0] + width / 2,
    rect[1] + width / 2,
    rect[2] - width / 2,
    rect[3] - width / 2,
  ]
  switch (textOfName(source.of(mark, 'Subtype'))) {
    case 'Square':
      return `${pen}${[inner[0], inner[1], inner[2] - inner[0], inner[3] - inner[1]].map(written).join(' ')} re S\n`
    case 'Circle':
      return `${pen}${ellipse(inner)}`
    case 'Line':
      return pen + path(numbers(source, source.of(mark, 'L')), false)
    case 'Polygon':
      return pen + path(numbers(source, source.of(mark, 'Vertices')), true)
    case 'PolyLine':
      return pen + path(numbers(source, source.of(mark, 'Vertices')), false)
    case 'Ink':
      return (source.list(mark, 'InkList') ?? [])
        .slice(0, 1000)
        .map((line) => pen + path(numbers(source, line), false))
        .join('')
    case 'Underline':
    case 'StrikeOut':
    case 'Squiggly':
    case 'Highlight':
      return quads(source, mark, rect)
    default:
      return ''
  }
}

/** Words underlined, struck out, or marked: a bar over the text is thin enough to read through. */
const quads = (source: Source, mark: PDFDict, rect: Box): string => {
  const points = numbers(source, source.of(mark, 'QuadPoints'))
  const boxes: Box[] = []
  for (let i = 0; i + 7 < Math.min(points.length, MAX_POINTS); i += 8) {
    const xs = [points[i]!, points[i + 2]!, points[i + 4]!, points[i + 6]!]
    const ys = [points[i + 1]!, points[i + 3]!, points[i + 5]!, points[i + 7]!]
    boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
  }
  const kind = textOfName(source.of(mark, 'Subtype'))
  const stroke = colourOf(source, mark, 'C', true) ?? '1 1 0 RG'
  return (boxes.length > 0 ? boxes : [rect])
    .map(([x0, y0, x1, y1]) => {
      const y = kind === 'StrikeOut' ? (y0 + y1) / 2 : y0 + (y1 - y0) * 0.08
      const thick = kind === 'Highlight' ? (y1 - y0) * 0.12 : 1
      return `${stroke} ${written(thick)} w ${written(x0)} ${written(y)} m ${written(x1)} ${written(y)} l S\n`
    })
    .join('')
}
