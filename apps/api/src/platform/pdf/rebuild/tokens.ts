/** A piece of a page's contents, by its place; lists and dictionaries are one piece each. */
export interface Token {
  kind: 'number' | 'name' | 'text' | 'list' | 'dict' | 'word'
  from: number
  to: number
}

const NESTS_MAX = 100
const SPACES = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((c) => c.charCodeAt(0)))
const REGULAR = Array.from({ length: 256 }, (_, byte) => !SPACES.has(byte) && !DELIMITERS.has(byte))

export const isSpace = (byte: number | undefined): boolean => byte !== undefined && SPACES.has(byte)
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && REGULAR[byte] === true

const skipBlanks = (data: Buffer, from: number): number => {
  let at = from
  for (;;) {
    while (isSpace(data[at])) at += 1
    if (data[at] !== 0x25) return at
    while (at < data.length && data[at] !== 10 && data[at] !== 13) at += 1
  }
}
const endOfRun = (data: Buffer, from: number): number => {
  let at = from
  while (at < data.length && REGULAR[data[at] ?? 0]) at += 1
  return at
}
/** After the closing parenthesis; the end of the data where there is none. */
export const endOfText = (data: Buffer, from: number): number => {
  let depth = 0
  for (let at = from; at < data.length; at += 1) {
    const byte = data[at]
    if (byte === 0x5c) at += 1
    else if (byte === 0x28) depth += 1
    else if (byte === 0x29) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return data.length
}

/** The next piece from an offset; null at the end. A bracket that closes nothing is passed over. */
export const nextToken = (data: Buffer, from: number, nest = 0): Token | null => {
  let at = skipBlanks(data, from)
  for (;;) {
    const byte = data[at]
    if (byte === undefined) return null
    if (byte === 0x2f) return { kind: 'name', from: at, to: endOfRun(data, at + 1) }
    if (byte === 0x28) return { kind: 'text', from: at, to: endOfText(data, at) }
    if (byte === 0x5b) return nested(data, at, 1, 'list', nest)
    if (byte === 0x3c) {
      if (data[at + 1] === 0x3c) return nested(data, at, 2, 'dict', nest)
      const end = data.indexOf(0x3e, at)
      return { kind: 'text', from: at, to: end < 0 ? data.length : end + 1 }
    }
    if (isRegular(byte)) {
      const isNumber =
        (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e
      return { kind: isNumber ? 'number' : 'word', from: at, to: endOfRun(data, at) }
    }
    at = skipBlanks(data, at + 1)
  }
}

const nested = (
  data: Buffer,
  from: number,
  width: number,
  kind: 'list' | 'dict',
  nest: number,
): Token => {
  const close = kind === 'list' ? 0x5d : 0x3e
  let at = from + width
  for (;;) {
    at = skipBlanks(data, at)
    if (at >= data.length) return { kind, from, to: data.length }
    if (data[at] === close) return { kind, from, to: Math.min(data.length, at + width) }
    const inner = nest < NESTS_MAX ? nextToken(data, at, nest + 1) : null
    if (inner === null || inner.to <= at) return { kind, from, to: data.length }
    at = inner.to
  }
}

/** The pieces within a list or a dictionary. */
export function* within(data: Buffer, { kind, from, to }: Token): Generator<Token> {
  const width = kind === 'list' ? 1 : 2
  for (let at = from + width; at < to - width;) {
    const token = nextToken(data, at)
    if (token === null || token.to > to) return
    yield token
    at = token.to
  }
}
