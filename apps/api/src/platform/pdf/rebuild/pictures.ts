import { createDeflate, createInflate, deflateSync } from 'node:zlib'
import { Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RefusedPdf, type Room } from './values.ts'

const MO = 1_048_576
/** A picture may be large once inflated: it passes piece by piece, and none is held. */
const PICTURE_MAX = 320 * MO
/** Beyond, packing well takes too long. */
const WELL = 8 * MO

/** Packs clear data, the same bytes for the same data. */
export const pack = (data: Buffer): Buffer =>
  deflateSync(data, { level: data.length > WELL ? 1 : 6, memLevel: 8 })

/**
 * The data of a picture inflated and deflated again by us, piece by piece; a broken end keeps what
 * came before. `expected` is how many bytes its lines take. Throws RefusedPdf for one that bursts.
 */
export const repack = async (data: Buffer, expected: number, room: Room): Promise<Buffer> => {
  if (expected > PICTURE_MAX) throw new RefusedPdf('illisible', 'picture out of bounds')
  const out: Buffer[] = []
  const deflate = createDeflate({ level: expected > WELL ? 1 : 6, memLevel: 8 })
  const written = pipeline(
    deflate,
    new Writable({
      write(piece: Buffer, _encoding, done) {
        out.push(piece)
        done()
      },
    }),
  )
  let size = 0
  try {
    for await (const piece of Readable.from([data]).pipe(createInflate()) as Transform) {
      const left = expected - size
      const kept = (piece as Buffer).subarray(0, left)
      size += kept.length
      if (!deflate.write(kept)) await new Promise((go) => deflate.once('drain', go))
      if (size >= expected) break
    }
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error
  }
  deflate.end()
  await written
  room.take(out.reduce((n, piece) => n + piece.length, 0))
  return Buffer.concat(out)
}
