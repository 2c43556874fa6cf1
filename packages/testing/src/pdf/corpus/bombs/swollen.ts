import { constants, deflateSync } from 'node:zlib'

const MEGABYTE = 1_048_576
const ADLER = 65_521n

/** The sum that ends what zlib packed: `count` times the same byte. */
const sumOf = (byte: number, count: number): Buffer => {
  const [b, n] = [BigInt(byte), BigInt(count)]
  const low = (1n + n * b) % ADLER
  const high = (n + (b * n * (n + 1n)) / 2n) % ADLER
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(Number(high * 65_536n + low))
  return sum
}

/** So many megabytes of one byte, packed a thousand times smaller, without ever being held. */
export const swollen = (megabytes: number, byte = 32): Buffer => {
  const one = deflateSync(Buffer.alloc(MEGABYTE, byte), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  })
  return Buffer.concat([
    one.subarray(0, 2),
    ...Array.from({ length: megabytes }, () => one.subarray(2)),
    Buffer.from([3, 0]),
    sumOf(byte, megabytes * MEGABYTE),
  ])
}
