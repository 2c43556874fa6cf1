import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createDeflate, createInflate, type Deflate } from 'node:zlib'
import { RefusedPdf, type Room } from './refusal.ts'

const MO = 1_048_576
/** A picture may be large once inflated: it passes piece by piece, and none is held. */
const PICTURE_MAX = 320 * MO
/** Beyond, packing well takes too long. */
const WELL = 8 * MO

/** Packs clear data piece by piece, the same bytes for the same data. */
export const pack = async (pieces: readonly Buffer[]): Promise<Buffer> => {
  const size = pieces.reduce((n, piece) => n + piece.length, 0)
  const { deflate, done } = packer(size)
  await pipeline(Readable.from(pieces), deflate)
  return done
}
/** A packer, and what comes out of it once it is ended. */
const packer = (size: number): { deflate: Deflate; done: Promise<Buffer> } => {
  const deflate = createDeflate({ level: size > WELL ? 1 : 6, memLevel: 8 })
  return { deflate, done: buffer(deflate) }
}

/**
 * The data of a picture inflated and deflated again by us, piece by piece; a broken end keeps what
 * came before. `expected` is how many bytes its lines take. Throws RefusedPdf for one that bursts.
 */
export const repack = async (data: Buffer, expected: number, room: Room): Promise<Buffer> => {
  if (expected > PICTURE_MAX) throw new RefusedPdf('illisible', 'picture out of bounds')
  const { deflate, done } = packer(expected)
  let size = 0
  try {
    for await (const piece of Readable.from([data]).pipe(createInflate())) {
      const kept: Buffer = piece.subarray(0, expected - size)
      size += kept.length
      if (!deflate.write(kept)) await new Promise((go) => deflate.once('drain', go))
      if (size >= expected) break
    }
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error
  }
  deflate.end()
  const out = await done
  room.take(out.length)
  return out
}
