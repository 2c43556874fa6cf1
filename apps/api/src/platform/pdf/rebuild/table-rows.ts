import { Damaged } from './refusal.ts'

/** Where an object stands: at an offset, or so many objects into a stream of objects. */
export type Place = number | { container: number; index: number }

/**
 * The rows of a table kept as a stream: each object and its place, by the widths of their three
 * fields, in sections of a first number and a count. Throws Damaged for widths that hold no row.
 */
export function* rowsOf(
  data: Buffer,
  widths: readonly number[],
  sections: readonly number[],
): Generator<readonly [number: number, place: Place]> {
  const row = widths.reduce((a, b) => a + b, 0)
  if (widths.length < 3 || !(row > 0) || widths.some((w) => !(w >= 0 && w <= 8)))
    throw new Damaged('table without rows')
  const field = (from: number, width: number): number => {
    let value = 0
    for (let i = 0; i < width; i += 1) value = value * 256 + (data[from + i] ?? 0)
    return value
  }
  const [w0 = 0, w1 = 0, w2 = 0] = widths
  let from = 0
  for (let s = 0; s + 1 < sections.length; s += 2)
    for (let i = 0; i < (sections[s + 1] ?? 0) && from + row <= data.length; i += 1, from += row) {
      const type = w0 === 0 ? 1 : field(from, w0)
      const [second, third] = [field(from + w0, w1), field(from + w0 + w1, w2)]
      const number = (sections[s] ?? 0) + i
      if (type === 1) yield [number, second]
      else if (type === 2) yield [number, { container: second, index: third }]
    }
}
