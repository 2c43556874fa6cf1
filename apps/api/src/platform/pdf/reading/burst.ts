import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createInflate } from 'node:zlib'
import { inflate, type Room } from './streams.ts'
import { UnreadablePdf } from './values.ts'

const MO = 1_048_576
const CONTENT_MAX = 64 * MO
/** Below, a stream cannot burst beyond what memory holds easily. */
const SMALL = 16_384

/**
 * Reckons what a stream weighs once unpacked, without holding it. Takes its bytes and how many times
 * they are deflated. Throws UnreadablePdf when it bursts.
 */
export async function weigh(data: Buffer, times: number, room: Room): Promise<void> {
  if (times === 1 && data.length < SMALL) {
    inflate(data, room, CONTENT_MAX)
    return
  }
  let left = CONTENT_MAX
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      room.left -= chunk.length
      done(left < 0 || room.left < 0 ? new UnreadablePdf('too big once unpacked') : null)
    },
  })
  const steps = Array.from({ length: times }, () =>
    createInflate({ finishFlush: constants.Z_SYNC_FLUSH }),
  )
  try {
    await pipeline([Readable.from([data]), ...steps, count])
  } catch (error) {
    // What is no zlib data does not burst.
    if (error instanceof UnreadablePdf) throw error
  }
}
