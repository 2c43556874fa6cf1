import {
  PDFArray,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFString,
  StandardFontEmbedder,
  StandardFonts,
} from 'pdf-lib'
import { add, type Box, inherited } from './annotations.ts'
import type { Builder } from './builder.ts'
import { colourOf } from './marks.ts'
import type { Source } from './source.ts'
import { RefusedPdf, textOfName } from './values.ts'

const MULTILINE = 1 << 12
const PASSWORD = 1 << 13
const COMB = 1 << 24
const BUTTON = 1 << 16
const RADIO = 1 << 15
const MARGIN = 2
const AUTO_SIZE = 12
const LINE = 1.15

type FontName = Parameters<typeof StandardFontEmbedder.for>[0]
const FONT = StandardFontEmbedder.for(StandardFonts.Helvetica as string as FontName)
/** How high the capitals of the font stand. */
const CAPITALS = 0.72

/** A text in the bytes of the font. Throws RefusedPdf for letters that it has not. */
const shown = (text: string): string => {
  try {
    return FONT.encodeText(text).toString()
  } catch {
    throw new RefusedPdf('illisible', 'field in letters that we cannot draw')
  }
}
const widthOf = (text: string, size: number): number => FONT.widthOfTextAtSize(text, size)
const written = (n: number): string => String(Number(n.toFixed(3)))

const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''

/** What was typed or chosen in a field; empty when nothing was. */
const valueOf = (source: Source, field: PDFDict): string => {
  const value = inherited(source, field, 'V')
  const values = value instanceof PDFArray ? value.asArray().map((v) => source.get(v)) : [value]
  const options = inherited(source, field, 'Opt')
  const labels = new Map<string, string>()
  if (options instanceof PDFArray)
    for (const option of options.asArray().map((o) => source.get(o)))
      if (option instanceof PDFArray)
        labels.set(textOf(source.get(option.asArray()[0])), textOf(source.get(option.asArray()[1])))
  return values
    .map(textOf)
    .map((v) => labels.get(v) ?? v)
    .join('\n')
    .replaceAll(/\r\n?/g, '\n')
}

/** A field that brings no appearance, drawn from its value; null for what is no field. */
export const drawField = (
  builder: Builder,
  field: PDFDict,
  rect: Box,
  resources: PDFDict,
): string | null => {
  const { source } = builder
  const kind = textOfName(inherited(source, field, 'FT'))
  if (textOfName(source.of(field, 'Subtype')) !== 'Widget') return null
  const flags = Number(inherited(source, field, 'Ff')?.toString() ?? 0)
  if (kind === 'Btn')
    return (flags & BUTTON) === 0 ? drawTick(source, field, rect, (flags & RADIO) !== 0) : ''
  const value = kind === 'Tx' || kind === 'Ch' ? valueOf(source, field) : ''
  const text = (flags & PASSWORD) === 0 ? value : value.replaceAll(/./gsu, '*')
  const frame = drawFrame(source, field, rect)
  if (text.trim() === '') return frame
  builder.font ??= FONT.embedIntoContext(builder.context)
  const font = add(builder, resources, 'Font', 'f', builder.font)
  const comb =
    (flags & COMB) === 0 ? 0 : Number(inherited(source, field, 'MaxLen')?.toString() ?? 0)
  const asked = textOf(inherited(source, field, 'DA'))
  const size = sizeOf(asked, text, rect, (flags & MULTILINE) !== 0)
  const lines = placed(text, size, rect, {
    multiline: (flags & MULTILINE) !== 0,
    comb,
    align: Number(inherited(source, field, 'Q')?.toString() ?? 0),
  })
  const [x0, y0, x1, y1] = rect
  return [
    frame,
    `q ${[x0, y0, x1 - x0, y1 - y0].map(written).join(' ')} re W n\n`,
    `BT ${colourAsked(asked)} /${font} ${written(size)} Tf\n`,
    ...lines.map(({ x, y, line }) => `1 0 0 1 ${written(x)} ${written(y)} Tm ${shown(line)} Tj\n`),
    'ET Q\n',
  ].join('')
}

const colourAsked = (appearance: string): string =>
  /(?:[\d.]+\s+){3}rg|[\d.]+\s+g\b/.exec(appearance)?.[0] ?? '0 g'

const sizeOf = (appearance: string, text: string, [x0, y0, x1, y1]: Box, many: boolean): number => {
  const asked = Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0)
  if (asked > 0) return Math.min(asked, 200)
  if (many) return AUTO_SIZE
  const high = Math.max(4, (y1 - y0 - 2 * MARGIN) / LINE)
  const wide = (x1 - x0 - 2 * MARGIN) / Math.max(0.1, safeWidth(text))
  return Math.max(4, Math.min(AUTO_SIZE, high, wide))
}
const safeWidth = (text: string): number => {
  shown(text.replaceAll('\n', ' '))
  return widthOf(text.replaceAll('\n', ' '), 1)
}

interface Placed {
  x: number
  y: number
  line: string
}
const placed = (
  text: string,
  size: number,
  [x0, y0, x1, y1]: Box,
  { multiline, comb, align }: { multiline: boolean; comb: number; align: number },
): Placed[] => {
  const middle = (y0 + y1) / 2 - (CAPITALS * size) / 2
  if (comb > 0) {
    const cell = (x1 - x0) / comb
    return [...text.replaceAll('\n', ' ')].slice(0, comb).map((line, i) => {
      shown(line)
      return { x: x0 + i * cell + (cell - widthOf(line, size)) / 2, y: middle, line }
    })
  }
  const room = x1 - x0 - 2 * MARGIN
  const lines = multiline
    ? text.split('\n').flatMap((l) => wrapped(l, size, room))
    : [text.replaceAll('\n', ' ')]
  return lines.slice(0, 500).map((line, i) => {
    shown(line)
    const left = room - widthOf(line, size)
    const x = x0 + MARGIN + (align === 1 ? left / 2 : align === 2 ? left : 0)
    return { x, y: multiline ? y1 - MARGIN - size - i * size * LINE : middle, line }
  })
}
const wrapped = (text: string, size: number, room: number): string[] => {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    shown(longer)
    if (last === '' || widthOf(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The ground and the border that a field asks for. */
const drawFrame = (source: Source, field: PDFDict, [x0, y0, x1, y1]: Box): string => {
  const asked = source.dict(field, 'MK')
  const ground = asked && colourOf(source, asked, 'BG', false)
  const border = asked && colourOf(source, asked, 'BC', true)
  const inset = 0.5
  const box = [x0 + inset, y0 + inset, x1 - x0 - 2 * inset, y1 - y0 - 2 * inset]
    .map(written)
    .join(' ')
  return `${ground ? `${ground} ${box} re f\n` : ''}${border ? `${border} 1 w ${box} re S\n` : ''}`
}

/** A box or a choice that is on, without a picture of it. */
const drawTick = (source: Source, field: PDFDict, rect: Box, round: boolean): string => {
  const frame = drawFrame(source, field, rect)
  const state = textOfName(source.of(field, 'AS')) ?? textOfName(inherited(source, field, 'V'))
  const pictured = source.dict(field, 'AP') !== undefined
  if (state === null || state === 'Off' || pictured) return frame
  const [x0, y0, x1, y1] = rect
  const at = (share: number, from: number, to: number): string =>
    written(from + (to - from) * share)
  const line = (x: number, y: number, to: string): string =>
    `${at(x, x0, x1)} ${at(y, y0, y1)} ${to}`
  if (round)
    return `${frame}0 g ${line(0.3, 0.3, '')} ${at(0.4, 0, x1 - x0)} ${at(0.4, 0, y1 - y0)} re f\n`
  return `${frame}0 G 1.5 w ${line(0.2, 0.5, 'm')} ${line(0.42, 0.25, 'l')} ${line(0.8, 0.78, 'l')} S\n`
}
