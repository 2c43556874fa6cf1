import { PDFArray, PDFDict, PDFNumber, type PDFObject } from 'pdf-lib'
import type { Box } from './annotation.ts'
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

/** The width of the line around a note: as its style says, or its older border, or one. */
const penOf = (source: Source, mark: PDFDict): number => {
  const style = source.dict(mark, 'BS')
  const width = (style && source.number(style, 'W')) ?? source.list(mark, 'Border')?.[2]
  const asked = typeof width === 'number' ? width : Number(source.get(width)?.toString() ?? 1)
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), 50) : 1
}
const rectangle = ([x0, y0, x1, y1]: Box): string =>
  [x0, y0, x1 - x0, y1 - y0].map(written).join(' ')

/**
 * A note that brings no appearance, as readers draw it from its shape and its colour; empty for the
 * others. `blend` names a state in which what lies under still shows.
 */
export const drawMark = (source: Source, mark: PDFDict, rect: Box, blend: () => string): string => {
  const width = penOf(source, mark)
  const half = width / 2
  const inner: Box = [rect[0] + half, rect[1] + half, rect[2] - half, rect[3] - half]
  const pen = `${colourOf(source, mark, 'C', true) ?? '0 G'} ${written(width)} w `
  const points = (key: string): number[] => numbers(source, source.of(mark, key))
  const kind = textOfName(source.of(mark, 'Subtype')) ?? ''
  switch (kind) {
    case 'Link':
      return width > 0 ? `${pen}${rectangle(rect)} re S\n` : ''
    case 'Square':
      return width > 0 ? `${pen}${rectangle(inner)} re S\n` : ''
    case 'Circle':
      return width > 0 ? pen + ellipse(inner) : ''
    case 'Line':
      return pen + path(points('L'), false)
    case 'Polygon':
      return pen + path(points('Vertices'), true)
    case 'PolyLine':
      return pen + path(points('Vertices'), false)
    case 'Ink':
      return (source.list(mark, 'InkList') ?? [])
        .slice(0, 1000)
        .map((line) => pen + path(numbers(source, line), false))
        .join('')
    case 'Highlight':
      return `/${blend()} gs ${colourOf(source, mark, 'C', false) ?? '1 1 0 rg'}\n${quads(
        points('QuadPoints'),
        rect,
      )
        .map((box) => `${rectangle(box)} re f\n`)
        .join('')}`
    case 'Underline':
    case 'StrikeOut':
    case 'Squiggly':
      return `${colourOf(source, mark, 'C', true) ?? '0 G'} 1 w\n${quads(points('QuadPoints'), rect)
        .map(([x0, y0, x1, y1]) => {
          const y = kind === 'StrikeOut' ? (y0 + y1) / 2 : y0 + (y1 - y0) * 0.08
          return `${written(x0)} ${written(y)} m ${written(x1)} ${written(y)} l S\n`
        })
        .join('')}`
    default:
      return ''
  }
}

/** The boxes of the words that a mark is on; that of the mark where it names none. */
const quads = (points: readonly number[], rect: Box): Box[] => {
  const boxes: Box[] = []
  for (let i = 0; i + 7 < Math.min(points.length, MAX_POINTS); i += 8) {
    const corners = points.slice(i, i + 8)
    const xs = corners.filter((_, n) => n % 2 === 0)
    const ys = corners.filter((_, n) => n % 2 === 1)
    boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
  }
  return boxes.length > 0 ? boxes : [rect]
}
