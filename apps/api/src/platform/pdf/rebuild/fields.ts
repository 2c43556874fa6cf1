import {
  PDFArray,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFString,
  StandardFontEmbedder,
  StandardFonts,
} from 'pdf-lib'
import { add, type Box, inherited } from './annotation.ts'
import type { Builder } from './builder.ts'
import { colourOf } from './marks.ts'
import type { Source } from './source.ts'
import { RefusedPdf } from './refusal.ts'
import { textOfName } from './values.ts'

const MULTILINE = 1 << 12
const PASSWORD = 1 << 13
const COMB = 1 << 24
const BUTTON = 1 << 16
const RADIO = 1 << 15
const MARGIN = 2
/** Letters that the fields of a document hold. */
const LETTERS_MAX = 100_000
const AUTO_SIZE = 12
const LINE = 1.15
/** Of the height of a field, what a line that fits itself takes. */
const FITTED = 1.35

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

const textOf = (value: PDFObject | undefined): string => {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return ''
  if (value.sizeInBytes() > LETTERS_MAX) throw new RefusedPdf('illisible', 'fields without end')
  return value.decodeText()
}

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

/**
 * A field that brings no appearance, drawn from its value, or a text laid on the page; null for what
 * is neither. Throws RefusedPdf for letters that we cannot draw.
 */
export const drawField = (
  builder: Builder,
  field: PDFDict,
  rect: Box,
  resources: PDFDict,
): string | null => {
  const { source } = builder
  const subtype = textOfName(source.of(field, 'Subtype'))
  if (subtype === 'FreeText')
    return drawText(
      builder,
      field,
      rect,
      resources,
      textOf(source.of(field, 'Contents')),
      MULTILINE,
    )
  if (subtype === 'Stamp' && !source.dict(field, 'AP'))
    return drawStamp(builder, field, rect, resources)
  if (subtype !== 'Widget') return null
  const kind = textOfName(inherited(source, field, 'FT'))
  const flags = numberOf(inherited(source, field, 'Ff'))
  const frame = drawFrame(source, field, rect)
  if (kind === 'Btn')
    return (flags & BUTTON) === 0
      ? frame + drawTick(source, field, rect, (flags & RADIO) !== 0)
      : ''
  const value = kind === 'Tx' || kind === 'Ch' ? valueOf(source, field) : ''
  const text = (flags & PASSWORD) === 0 ? value : value.replaceAll(/./gsu, '*')
  return frame + drawText(builder, field, rect, resources, text, flags)
}

/** A stamp that is only named, as « Approved » is: its name in a frame. */
const drawStamp = (builder: Builder, stamp: PDFDict, rect: Box, resources: PDFDict): string => {
  const name = textOfName(builder.source.of(stamp, 'Name')) ?? 'Draft'
  const [x0, y0, x1, y1] = rect
  const frame = [x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2].map(written).join(' ')
  return `0.1 0.3 0.5 RG 2 w ${frame} re S\n${drawText(builder, stamp, rect, resources, name, 0)}`
}

const numberOf = (value: PDFObject | undefined): number => Number(value?.toString() ?? 0) || 0

const drawText = (
  builder: Builder,
  field: PDFDict,
  rect: Box,
  resources: PDFDict,
  text: string,
  flags: number,
): string => {
  const { source } = builder
  if (text.trim() === '') return ''
  builder.letters += text.length
  if (builder.letters > LETTERS_MAX) throw new RefusedPdf('illisible', 'fields without end')
  builder.font ??= FONT.embedIntoContext(builder.context)
  const font = add(builder, resources, 'Font', 'f', builder.font)
  const asked = textOf(inherited(source, field, 'DA'))
  const multiline = (flags & MULTILINE) !== 0
  const size = sizeOf(asked, text, rect, multiline)
  const lines = placed(text, size, rect, {
    multiline,
    comb: (flags & COMB) === 0 ? 0 : numberOf(inherited(source, field, 'MaxLen')),
    align: numberOf(inherited(source, field, 'Q')),
  })
  const [x0, y0, x1, y1] = rect
  return [
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
  const high = Math.max(4, (y1 - y0) / FITTED)
  const wide = (x1 - x0 - 2 * MARGIN) / Math.max(0.1, safeWidth(text))
  return Math.max(4, Math.min(high, wide))
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

/** A box or a choice that is on, where no picture is given of it, or of its state. */
const drawTick = (source: Source, field: PDFDict, rect: Box, round: boolean): string => {
  const own = textOfName(source.of(field, 'AS'))
  const state =
    own ?? (source.dict(field, 'AP') ? 'Off' : textOfName(inherited(source, field, 'V')))
  if (state === null || state === 'Off') return ''
  const [x0, y0, x1, y1] = rect
  const x = (share: number): string => written(x0 + (x1 - x0) * share)
  const y = (share: number): string => written(y0 + (y1 - y0) * share)
  if (round)
    return `0 g ${x(0.3)} ${y(0.3)} ${written((x1 - x0) * 0.4)} ${written((y1 - y0) * 0.4)} re f\n`
  return `0 G 1.5 w ${x(0.2)} ${y(0.5)} m ${x(0.42)} ${y(0.25)} l ${x(0.8)} ${y(0.78)} l S\n`
}
