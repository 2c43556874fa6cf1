import {
  PDFArray,
  PDFDict,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib'
import type { Builder } from './builder.ts'
import { prefixed, rewriteContents, WRITTEN } from './contents.ts'
import { decode, decodeAll, type Filter } from './filters.ts'
import { PARAMETERS } from './kinds.ts'
import { DEVICE_COLOURS, LONG_COLOURS, PIXELS_MAX, UNPACKED_MAX } from './limits.ts'
import type { InlineImage } from './operators.ts'
import { sizeOfPicture } from './picture-size.ts'
import { pack, repack } from './pictures.ts'
import type { StreamJob } from './written.ts'
import { RefusedPdf } from './refusal.ts'
import { nameOf, textOfName } from './values.ts'

/** Letters that old printers drew as pictures come by thousands. */
const INLINE_MAX = 20_000
const CALCULATOR_MAX = 65_536
const CALCULATOR =
  /^(?:[{}]|[+-]?(?:\d+\.?\d*|\.\d+)|abs|add|atan|ceiling|cos|cvi|cvr|div|exp|floor|idiv|ln|log|mod|mul|neg|round|sin|sqrt|sub|truncate|and|bitshift|eq|false|ge|gt|le|lt|ne|not|or|true|xor|if|ifelse|copy|dup|exch|index|pop|roll)$/

/** Writes each stream, those included that contents bring. Throws RefusedPdf. */
export const writeStreams = async (builder: Builder): Promise<void> => {
  // Contents bring pictures while they are written: the list grows.
  for (const job of builder.jobs) {
    if (job.data === 'picture') await writePicture(builder, job)
    else {
      job.stream.data = await pack(clearData(builder, job))
      job.stream.dict.set(nameOf('Filter'), nameOf('FlateDecode'))
    }
  }
}

const clearData = (builder: Builder, job: StreamJob): Buffer[] => {
  let size = 0
  const theirs = job.of.map((stream) => {
    const data = decodeAll(builder.source, stream)
    size += data.length
    if (size > UNPACKED_MAX) throw new RefusedPdf('illisible', 'bursts once inflated')
    return data
  })
  if (job.data === 'calculator') return [calculator(Buffer.concat(theirs))]
  if (job.data !== 'content') return theirs
  const [only = NEW_LINE, ...more] = theirs
  const whole = more.length === 0 ? only : Buffer.concat(theirs.flatMap((d) => [d, NEW_LINE]))
  return contentsOf(builder, job, whole)
}
const NEW_LINE = Buffer.from('\n')

const contentsOf = (builder: Builder, { resources, over }: StreamJob, data: Buffer): Buffer[] => {
  const keep = (image: InlineImage): string | null => keepInline(builder, resources, image)
  const written = rewriteContents(data, { name: prefixed, keep }, builder.operators)
  if (over === '') return written
  // What they leave behind must not move or hide what is drawn over it.
  const drawn = rewriteContents(Buffer.from(over, 'latin1'), WRITTEN, builder.operators)
  return [Buffer.from('q\n'), ...written, Buffer.from('Q\n'), ...drawn]
}

/** A function's own small language, word by word. */
const calculator = (data: Buffer): Buffer => {
  const words = data
    .toString('latin1')
    .replaceAll(/%[^\r\n]*/g, ' ')
    .replaceAll(/[{}]/g, ' $& ')
  const known = words.split(/[\0\s]+/).filter((w) => w !== '')
  if (data.length > CALCULATOR_MAX || !known.every((w) => CALCULATOR.test(w)))
    throw new RefusedPdf('illisible', 'function of unknown words')
  return Buffer.from(known.join(' '), 'latin1')
}

const LONG_KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
}

/** A picture within contents becomes one of their resources; gives its name, null when it is none. */
const keepInline = (
  builder: Builder,
  resources: PDFRef | undefined,
  { keys, data }: InlineImage,
): string | null => {
  const held = resources && builder.context.lookup(resources)
  if (!(held instanceof PDFDict)) return null
  if ((builder.inline += 1) > INLINE_MAX) throw new RefusedPdf('illisible', 'too many pictures')
  const dict = builder.dict({})
  for (const [short, text] of keys) {
    const key = LONG_KEYS[short] ?? short
    const long =
      key === 'ColorSpace'
        ? text.replaceAll(/\/(G|RGB|CMYK|I)(?![\w.])/g, (_, c: string) => `/${LONG_COLOURS[c]}`)
        : text
    dict.set(
      nameOf(key),
      PDFObjectParser.forBytes(Buffer.from(long, 'latin1'), builder.context).parseObject(),
    )
  }
  dict.set(nameOf('Subtype'), nameOf('Image'))
  const colour = textOfName(dict.get(nameOf('ColorSpace')))
  const own = colour === null || DEVICE_COLOURS.includes(colour)
  if (!own) dict.delete(nameOf('ColorSpace'))
  const ref = builder.kind('image', PDFRawStream.of(dict, data))
  if (!(ref instanceof PDFRef)) return null
  if (!own) {
    const named = held.lookupMaybe(nameOf('ColorSpace'), PDFDict)?.get(nameOf(prefixed(colour)))
    if (!named) return null
    builder.context.lookup(ref, PDFStream).dict.set(nameOf('ColorSpace'), named)
  }
  let pictures = held.lookupMaybe(nameOf('XObject'), PDFDict)
  if (!pictures) held.set(nameOf('XObject'), (pictures = builder.dict({})))
  const name = `i.${ref.objectNumber}`
  pictures.set(nameOf(name), ref)
  return name
}

const numberIn = (dict: PDFDict, key: string): number => {
  const value = dict.get(nameOf(key))
  return value instanceof PDFNumber ? value.asNumber() : Number.NaN
}

/** How many values a point of a picture takes; null for a colour space that its data alone tell. */
const componentsOf = (builder: Builder, value: PDFObject | undefined): number | null => {
  const found = builder.context.lookup(value)
  const head = textOfName(found instanceof PDFArray ? found.get(0) : found) ?? ''
  if (head.endsWith('Gray') || head === 'Indexed' || head === 'Separation') return 1
  if (head.endsWith('RGB') || head === 'Lab') return 3
  if (head === 'DeviceCMYK') return 4
  if (!(found instanceof PDFArray)) return null
  if (head === 'DeviceN') return found.lookup(1, PDFArray).size()
  const profile = head === 'ICCBased' ? found.lookup(1) : undefined
  return profile instanceof PDFStream ? numberIn(profile.dict, 'N') : null
}

/** Writes the data of a picture, which may not be larger than it says. Throws RefusedPdf. */
const writePicture = async (builder: Builder, { stream, of }: StreamJob): Promise<void> => {
  const [received] = of
  if (!received) return
  const { dict } = stream
  const [width, height] = [numberIn(dict, 'Width'), numberIn(dict, 'Height')]
  if (!Number.isInteger(width) || !Number.isInteger(height) || !(width > 0 && height > 0))
    throw new RefusedPdf('illisible', 'picture without a size')
  bounded(width * height)
  const { data, rest } = decode(builder.source, received, { flate: false })
  const [filter, ...more] = rest
  if (more.length > 0) throw new RefusedPdf('illisible', 'filters after that of a picture')
  if (filter && filter.name !== 'FlateDecode') {
    const size = sizeOfPicture(filter.name, data)
    if (size === null) throw new RefusedPdf('illisible', 'picture that cannot be read')
    if (size !== 'unsaid') bounded(size.width * size.height)
    stream.data = data
    return setFilter(builder, dict, filter)
  }
  const mask = dict.get(nameOf('ImageMask'))?.toString() === 'true'
  const components = mask ? 1 : componentsOf(builder, dict.get(nameOf('ColorSpace')))
  if (components === null) throw new RefusedPdf('illisible', 'picture without a colour space')
  const bits = mask ? 1 : numberIn(dict, 'BitsPerComponent') || 8
  const row = Math.ceil((width * components * bits) / 8)
  if (!filter) {
    stream.data = await pack([data.subarray(0, row * height)])
    return void dict.set(nameOf('Filter'), nameOf('FlateDecode'))
  }
  const line = predictedLine(builder, filter.parms)
  const expected = line === null ? row * height : Math.ceil((row * height) / line) * (line + 1)
  stream.data = await repack(data, expected, builder.source.room)
  setFilter(builder, dict, filter)
}

/** Bytes of the lines of a PNG's prediction; null where none adds a byte to each. */
const predictedLine = (builder: Builder, parms: PDFDict | undefined): number | null => {
  if (!parms || (builder.source.number(parms, 'Predictor') ?? 1) < 10) return null
  const [colours, bits, columns] = [
    builder.source.number(parms, 'Colors') ?? 1,
    builder.source.number(parms, 'BitsPerComponent') ?? 8,
    builder.source.number(parms, 'Columns') ?? 1,
  ]
  const line = Math.ceil((colours * bits * columns) / 8)
  if (!(line >= 1 && line <= 1_000_000)) throw new RefusedPdf('illisible', 'row out of bounds')
  return line
}

const setFilter = (builder: Builder, dict: PDFDict, { name, parms }: Filter): void => {
  dict.set(nameOf('Filter'), nameOf(name))
  const spec = PARAMETERS[name]
  const made = spec && parms && builder.value(spec, parms)
  if (made instanceof PDFDict && made.keys().length > 0) dict.set(nameOf('DecodeParms'), made)
}

const bounded = (pixels: number): void => {
  if (pixels > PIXELS_MAX) throw new RefusedPdf('illisible', 'picture out of bounds')
}
