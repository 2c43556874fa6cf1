import { isRegular, isSpace, nextToken, type Token } from './tokens.ts'

/** Every operator of a page's contents (ISO 32000, annex A), the inline pictures apart. */
const OPERATORS = new Set(
  `b B b* B* BDC BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n q Q re RG rg ri
   s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`
    .split(/\s+/)
    .filter((o) => o !== ''),
)
const OPERANDS_MAX = 64

/** A picture that stands within the contents. */
export interface InlineImage {
  /** Its keys and their values, as written. */
  keys: Map<string, string>
  data: Buffer
}
type Operation =
  | { operator: string; operands: readonly Token[]; image: null }
  | { operator: 'BI'; operands: readonly Token[]; image: InlineImage }

/** Reads contents operator by operator; what is no operator is left out with what stands before it. */
export function* operationsOf(data: Buffer): Generator<Operation> {
  let operands: Token[] = []
  for (let at = 0; ;) {
    const token = nextToken(data, at)
    if (token === null) return
    at = token.to
    if (token.kind !== 'word') {
      operands.push(token)
      if (operands.length > OPERANDS_MAX) operands.shift()
      continue
    }
    const operator = data.toString('latin1', token.from, token.to)
    if (operator === 'true' || operator === 'false' || operator === 'null') {
      operands.push(token)
      continue
    }
    if (operator === 'BI') {
      const { image, to } = inlineImage(data, at)
      at = to
      if (image) yield { operator, operands: [], image }
    } else if (OPERATORS.has(operator)) yield { operator, operands, image: null }
    operands = []
  }
}

/** From `BI`: keys, `ID`, one blank, the data, `EI`. */
const inlineImage = (data: Buffer, from: number): { image: InlineImage | null; to: number } => {
  const keys = new Map<string, string>()
  let key: string | null = null
  let at = from
  for (;;) {
    const token = nextToken(data, at)
    if (token === null) return { image: null, to: data.length }
    at = token.to
    const word = data.toString('latin1', token.from, token.to)
    if (token.kind === 'word' && word === 'ID') break
    if (key !== null) {
      keys.set(key, word)
      key = null
    } else if (token.kind === 'name') key = word.slice(1)
    // Without an end of its keys it is none.
    if (keys.size > 40) return { image: null, to: at }
  }
  const start = at + (isSpace(data[at]) ? 1 : 0)
  const end = endOfImage(data, start, exactLength(keys))
  return { image: { keys, data: data.subarray(start, end) }, to: afterEnd(data, end) }
}

const COMPONENTS: Readonly<Record<string, number>> = {
  '/G': 1,
  '/DeviceGray': 1,
  '/RGB': 3,
  '/DeviceRGB': 3,
  '/CMYK': 4,
  '/DeviceCMYK': 4,
}

/** How long the data of an unpacked picture are; null when a filter or a colour space keeps it unknown. */
const exactLength = (keys: Map<string, string>): number | null => {
  if (keys.has('F') || keys.has('Filter')) return null
  const mask = (keys.get('IM') ?? keys.get('ImageMask')) === 'true'
  const colour = keys.get('CS') ?? keys.get('ColorSpace') ?? ''
  const components = mask ? 1 : (COMPONENTS[colour] ?? (colour.startsWith('[') ? 1 : null))
  const bits = mask ? 1 : Number(keys.get('BPC') ?? keys.get('BitsPerComponent') ?? 8)
  const width = Number(keys.get('W') ?? keys.get('Width'))
  const height = Number(keys.get('H') ?? keys.get('Height'))
  const length =
    components === null ? Number.NaN : Math.ceil((width * bits * components) / 8) * height
  return Number.isSafeInteger(length) && length > 0 ? length : null
}
const isEnd = (data: Buffer, at: number): boolean =>
  data[at] === 0x45 && data[at + 1] === 0x49 && !isRegular(data[at + 2])
/** What follows the data of a picture is text. */
const isText = (data: Buffer, from: number): boolean =>
  data.subarray(from, from + 15).every((byte) => isSpace(byte) || (byte >= 0x20 && byte < 0x7f))

const endOfImage = (data: Buffer, start: number, length: number | null): number => {
  if (length !== null)
    for (let at = start + length; at <= start + length + 2; at += 1)
      if (isEnd(data, at)) return start + length
  for (let at = data.indexOf('EI', start); at >= 0; at = data.indexOf('EI', at + 1))
    if (isSpace(data[at - 1]) && isEnd(data, at) && isText(data, at + 2)) return at - 1
  return data.length
}
const afterEnd = (data: Buffer, end: number): number => {
  for (let at = end; at <= end + 3; at += 1) if (isEnd(data, at)) return at + 2
  return data.length
}
