export interface Size {
  width: number
  height: number
}

/** Frames of a JPEG, the tables (C4, C8, CC) apart. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpeg = (data: Buffer): Size | null => {
  for (let at = data.indexOf('ffd8', 0, 'hex') + 2; at > 1 && at + 9 < data.length;) {
    if (data[at] !== 0xff) {
      at += 1
      continue
    }
    const marker = data[at + 1] ?? 0
    if (isFrame(marker))
      return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) }
    const alone =
      marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)
    at += alone ? (marker === 0xff ? 1 : 2) : 2 + data.readUInt16BE(at + 2)
  }
  return null
}

const jpeg2000 = (data: Buffer): Size | null => {
  const at = data.indexOf('ff4fff51', 0, 'hex')
  if (at < 0 || at + 24 > data.length) return null
  return { width: data.readUInt32BE(at + 8), height: data.readUInt32BE(at + 12) }
}

const JBIG2_SIZED = new Set([4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48])

/** The largest page or region that the segments announce (ITU-T T.88, 7.2). */
const jbig2 = (data: Buffer): Size | null => {
  const size = { width: 0, height: 0 }
  for (let at = 0; at + 11 <= data.length;) {
    const number = data.readUInt32BE(at)
    const flags = data[at + 4] ?? 0
    let refs = (data[at + 5] ?? 0) >> 5
    at += 6
    if (refs === 7) {
      refs = data.readUInt32BE(at - 1) & 0x1fffffff
      at += 3 + Math.ceil((refs + 1) / 8)
    }
    at += refs * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4) + ((flags & 0x40) === 0 ? 1 : 4)
    if (at + 4 > data.length) return null
    const length = data.readUInt32BE(at)
    at += 4
    if (JBIG2_SIZED.has(flags & 63) && at + 8 <= data.length) {
      size.width = Math.max(size.width, data.readUInt32BE(at))
      // A page of unknown height is as high as its regions.
      const height = data.readUInt32BE(at + 4)
      if (height !== 0xffffffff) size.height = Math.max(size.height, height)
    }
    if (length === 0xffffffff) break
    at += length
  }
  return size
}

const READERS: Readonly<Record<string, (data: Buffer) => Size | null>> = {
  DCTDecode: jpeg,
  JPXDecode: jpeg2000,
  JBIG2Decode: jbig2,
}

/** How large a picture says that it is, by its own header; null where it says nothing that we read. */
export const sizeOfPicture = (filter: string, data: Buffer): Size | null | 'unsaid' => {
  const read = READERS[filter]
  return read ? read(data) : 'unsaid'
}
