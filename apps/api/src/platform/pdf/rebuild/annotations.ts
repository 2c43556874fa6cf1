import { PDFDict, type PDFObject, PDFRawStream, PDFRef } from 'pdf-lib'
import { add, type Box, boxOf, inherited, numbersOf } from './annotation.ts'
import type { Builder } from './builder.ts'
import { drawField } from './fields.ts'
import { drawMark } from './marks.ts'
import type { Source } from './source.ts'
import { nameOf, textOfName } from './values.ts'

const HIDDEN = 2
const NO_VIEW = 32
const ANNOTATIONS_MAX = 5000

const written = (n: number): string => String(Number(n.toFixed(5)))

/** What a page shows of its notes, stamps and fields: drawn as readers draw it, in one text of operators. */
export const drawAnnotations = (builder: Builder, page: PDFDict, resources: PDFDict): string => {
  const { source } = builder
  const annotations = (source.list(page, 'Annots') ?? []).slice(0, ANNOTATIONS_MAX)
  return annotations
    .map((value) => {
      const annotation = source.get(value)
      return annotation instanceof PDFDict ? drawOne(builder, annotation, resources) : ''
    })
    .join('')
}

const drawOne = (builder: Builder, annotation: PDFDict, resources: PDFDict): string => {
  const { source } = builder
  const flags = source.number(annotation, 'F') ?? 0
  if ((flags & (HIDDEN | NO_VIEW)) !== 0) return ''
  if (textOfName(source.of(annotation, 'Subtype')) === 'Popup') return ''
  const rect = boxOf(source, annotation, 'Rect')
  if (!rect) return ''
  const appearance = appearanceOf(source, annotation)
  const drawn = appearance
    ? drawAppearance(builder, appearance, rect, resources)
    : (drawField(builder, annotation, rect, resources) ??
      drawMark(source, annotation, rect, () => multiply(builder, resources)))
  return drawn === '' ? '' : inLayer(builder, annotation, resources, `q\n${drawn}Q\n`)
}

/** The reference or stream that shows an annotation as it stands: of several, that of its state. */
const appearanceOf = (source: Source, annotation: PDFDict): PDFObject | null => {
  const all = source.dict(annotation, 'AP')
  const normal = all?.get(nameOf('N'))
  const found = source.get(normal)
  if (found instanceof PDFRawStream) return normal ?? null
  if (!(found instanceof PDFDict)) return null
  const state = textOfName(source.of(annotation, 'AS')) ?? stateOf(source, annotation)
  const one = found.get(nameOf(state ?? 'Off'))
  // A button that is off has, most often, no appearance: nothing is drawn.
  return source.get(one) instanceof PDFRawStream ? (one ?? null) : null
}
const stateOf = (source: Source, annotation: PDFDict): string | null =>
  textOfName(inherited(source, annotation, 'V'))

/** Puts the box of an appearance, as its matrix turns it, onto the rectangle (ISO 32000, 12.5.5). */
const drawAppearance = (
  builder: Builder,
  appearance: PDFObject,
  rect: Box,
  resources: PDFDict,
): string => {
  const { source } = builder
  const stream = source.get(appearance)
  if (!(stream instanceof PDFRawStream)) return ''
  // Appearances are forms, whatever they say.
  const box = boxOf(source, stream.dict, 'BBox')
  if (!box) return ''
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    numbersOf(source, stream.dict, 'Matrix', 6) ?? []
  const corners = [
    [box[0], box[1]],
    [box[0], box[3]],
    [box[2], box[1]],
    [box[2], box[3]],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const sx = right > left ? (rect[2] - rect[0]) / (right - left) : 1
  const sy = high > low ? (rect[3] - rect[1]) / (high - low) : 1
  const form = builder.form(appearance)
  if (!form) return ''
  const placed = [sx, 0, 0, sy, rect[0] - left * sx, rect[1] - low * sy].map(written).join(' ')
  return `${placed} cm\n/${show(builder, resources, form)} Do\n`
}

/** A state in which a colour darkens what lies under it, as a marker does. */
const multiply = (builder: Builder, resources: PDFDict): string => {
  const state = builder.context.register(builder.dict({ BM: nameOf('Multiply') }))
  return add(builder, resources, 'ExtGState', 's', state)
}

/** Adds a drawing to the resources of a page; gives its name. */
export const show = (builder: Builder, resources: PDFDict, ref: PDFRef): string =>
  add(builder, resources, 'XObject', 'a', ref)

const inLayer = (
  builder: Builder,
  annotation: PDFDict,
  resources: PDFDict,
  drawn: string,
): string => {
  const layer = builder.kind('layer', annotation.get(nameOf('OC')))
  if (!(layer instanceof PDFRef)) return drawn
  return `/OC /${add(builder, resources, 'Properties', 'l', layer)} BDC\n${drawn}EMC\n`
}
