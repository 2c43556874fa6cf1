import { deflateSync } from 'node:zlib'

// What the standard's filters undo, written plainly.

export const ascii85 = (data: Buffer): Buffer => {
  const out: string[] = []
  for (let i = 0; i < data.length; i += 4) {
    const part = Buffer.alloc(4)
    const length = data.copy(part, 0, i, i + 4)
    let value = part.readUInt32BE()
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85
      value = Math.floor(value / 85)
      return String.fromCharCode(33 + digit)
    }).reverse()
    out.push(length === 4 && part.readUInt32BE() === 0 ? 'z' : digits.join('').slice(0, length + 1))
  }
  return Buffer.from(`${out.join('')}~>`)
}

export const asciiHex = (data: Buffer): Buffer => Buffer.from(`${data.toString('hex')}>`)

export const runLength = (data: Buffer): Buffer => {
  const out: Buffer[] = []
  for (let i = 0; i < data.length; i += 128) {
    const part = data.subarray(i, i + 128)
    out.push(Buffer.from([part.length - 1]), part)
  }
  return Buffer.concat([...out, Buffer.from([128])])
}

const CLEAR = 256
const END = 257
/** Codes of nine bits alone: the table is cleared before it asks for ten. */
export const lzw = (data: Buffer): Buffer => {
  const codes = [...data].flatMap((byte, i) => (i % 200 === 0 ? [CLEAR, byte] : [byte]))
  const bits = [...codes, END].map((code) => code.toString(2).padStart(9, '0')).join('')
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((b) => Number.parseInt(b.padEnd(8, '0'), 2)))
}

/** The rows as the predictor of TIFF writes them: each byte minus the one on its left. */
export const left = (data: Buffer, columns: number): Buffer =>
  Buffer.from(data.map((byte, i) => (i % columns === 0 ? byte : byte - (data[i - 1] ?? 0)) & 255))

export const flate = (data: Buffer): Buffer => deflateSync(data)
