import { inflateSync } from 'node:zlib'
import { Accepted } from './judge/accepted.ts'
import { Painting, pixelsOf } from './judge/painting.ts'
import { Ref, Refused, StrictReader, type Value } from './judge/strict-reader.ts'
import { rewriteContents, WRITTEN } from './rebuild/contents.ts'
import { SERVED_MAX, SIDE_MAX, UNPACKED_MAX } from './rebuild/limits.ts'
import { RefusedPdf, Room } from './rebuild/refusal.ts'

export type Judgement = { ok: true; pages: number } | { ok: false; pourquoi: string }

/** All the data of a document but its pictures, once inflated. */
const CLEAR_MAX = 160 * 1_048_576

/**
 * Walks the bytes that are to be served, by a reading of its own: each object where the table says,
 * of a kind that shows a page, with the keys of that kind; and counts what it asks to draw. Takes
 * what `rebuildPdf` wrote; gives its number of pages, or what must not be served.
 */
export const judgePdf = (contents: Uint8Array): Judgement => {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)
  try {
    if (bytes.length > SERVED_MAX) throw new Refused('too large')
    const reader = new StrictReader(bytes)
    const accepted = new Accepted(reader)
    const painting = new Painting(accepted, clearContents(accepted))
    const root = asDict(accepted.value(reader.trailer.get('Root')))
    const pages = asDict(accepted.value(root.get('Pages'))).get('Kids')
    for (const page of Array.isArray(pages) ? pages : []) {
      const dict = asDict(accepted.value(page))
      const contentsOfPage = dict.get('Contents')
      if (!(contentsOfPage instanceof Ref)) throw new Refused('page without contents')
      painting.page(contentsOfPage, asDict(accepted.value(dict.get('Resources'))), areaOf(dict))
    }
    return { ok: true, pages: Array.isArray(pages) ? pages.length : 0 }
  } catch (error) {
    if (error instanceof Refused || error instanceof RefusedPdf)
      return { ok: false, pourquoi: error.message }
    throw error
  }
}

const asDict = (value: Value | undefined): ReadonlyMap<string, Value> =>
  value instanceof Map ? value : new Map()

/** Contents, inflated within bounds; every other stream is inflated to see that it does not burst. */
const clearContents = (accepted: Accepted): Map<number, Buffer> => {
  const clear = new Map<number, Buffer>()
  let left = CLEAR_MAX
  for (const { number, dict, data, kind } of accepted.streams.values()) {
    if (kind === 'picture') {
      pixelsOf(dict)
      continue
    }
    const out = inflated(data, Math.min(left, UNPACKED_MAX))
    left -= out.length
    if (kind === 'content') exactlyWritten(out)
    if (kind === 'content' || dict.has('ShadingType')) clear.set(number, out)
  }
  return clear
}
/** Contents hold what the register writes, and nothing between: writing them again changes nothing. */
const exactlyWritten = (data: Buffer): void => {
  let at = 0
  for (const piece of rewriteContents(data, WRITTEN, new Room(Infinity))) {
    if (!piece.equals(data.subarray(at, at + piece.length))) throw new Refused('contents')
    at += piece.length
  }
  if (at !== data.length) throw new Refused('contents')
}
const inflated = (data: Buffer, most: number): Buffer => {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) })
  } catch {
    throw new Refused('data that burst or break')
  }
}

/** How much of a sheet a pattern may have to fill, in its units. */
const areaOf = (page: ReadonlyMap<string, Value>): number => {
  const box = page.get('MediaBox')
  const sides = Array.isArray(box) ? box.map(Number) : []
  if (sides.some((side) => !(Math.abs(side) <= SIDE_MAX))) throw new Refused('page out of bounds')
  const [a = 0, b = 0, c = 0, d = 0] = sides
  return Math.abs((c - a) * (d - b))
}
