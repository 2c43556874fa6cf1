import { operationsOf } from '../rebuild/operators.ts'
import { PIXELS_MAX } from '../rebuild/limits.ts'
import type { Token } from '../rebuild/tokens.ts'
import type { Accepted } from './accepted.ts'
import { Lines } from './lines.ts'
import { Name, Ref, Refused, type Value } from './strict-reader.ts'

/** What a page may ask to draw, each thing counted as often as it is drawn. */
const PAGE_MAX = 3_000_000
const PIXELS_A_STEP = 500
const SHADING = 2000
/** A triangle, and a patch that bends, of a shading. */
const TRIANGLE = 20
const PATCH = 1500
/** Dashes of a line that are drawn for the price of an operator. */
const DASHES_A_STEP = 10
/** A cell of a pattern is kept by readers once it is drawn: laying it again is not drawing it again. */
const CELLS_MAX = 250_000
const DEPTH_MAX = 40
const SHOWS = new Set(['Tj', 'TJ', "'", '"'])

type Dict = ReadonlyMap<string, Value>

/** Counts what contents draw: a form, a pattern, a letter that is a drawing, as often as they are used. */
export class Painting {
  readonly #accepted: Accepted
  readonly #clear: ReadonlyMap<number, Buffer>
  readonly #costs = new Map<number, number>()
  readonly #open = new Set<number>()
  #area = 0

  constructor(accepted: Accepted, clear: ReadonlyMap<number, Buffer>) {
    this.#accepted = accepted
    this.#clear = clear
  }
  /** Throws Refused for a page that takes too long to draw. */
  page(contents: Ref, resources: Dict, area: number): void {
    if (area !== this.#area) this.#costs.clear()
    this.#area = area
    if (this.#cost(contents.number, resources) > PAGE_MAX) throw new Refused('too much to draw')
  }

  #dict(value: Value | undefined): Dict {
    const found = this.#accepted.value(value)
    return found instanceof Map ? found : new Map()
  }
  #cost(number: number, resources: Dict): number {
    const known = this.#costs.get(number)
    if (known !== undefined) return known
    if (this.#open.has(number) || this.#open.size > DEPTH_MAX)
      throw new Refused('drawing in itself')
    this.#open.add(number)
    const cost = this.#count(this.#clear.get(number) ?? Buffer.alloc(0), resources)
    this.#open.delete(number)
    this.#costs.set(number, cost)
    return cost
  }
  #count(data: Buffer, resources: Dict): number {
    let cost = 0
    let letter = 0
    const nameOf = (token: Token | undefined): string =>
      token?.kind === 'name' ? data.toString('latin1', token.from + 1, token.to) : ''
    const resource = (family: string, token: Token | undefined): Value | undefined =>
      this.#dict(resources.get(family)).get(decoded(nameOf(token)))
    const lines = new Lines()
    for (const { operator, operands, image } of operationsOf(data)) {
      if (image) throw new Refused('picture within contents')
      cost += lines.dashes(data, operator, operands) / DASHES_A_STEP
      const last = operands.at(-1)
      cost += 1
      if (operator === 'Do') cost += this.#shown(resource('XObject', last))
      else if (operator === 'sh') cost += this.#shading(resource('Shading', last))
      else if (operator === 'scn' || operator === 'SCN')
        cost += this.#pattern(resource('Pattern', last))
      else if (operator === 'gs') cost += this.#mask(resource('ExtGState', last))
      else if (operator === 'Tf') letter = this.#letter(resource('Font', operands.at(-2)))
      else if (SHOWS.has(operator) && last) cost += letter * (last.to - last.from)
      if (cost > PAGE_MAX) throw new Refused('too much to draw')
    }
    return cost
  }
  #stream(value: Value | undefined): { number: number; dict: Dict } | null {
    if (!(value instanceof Ref)) return null
    const stream = this.#accepted.streams.get(value.number)
    return stream ? { number: value.number, dict: stream.dict } : null
  }
  #contents(value: Value | undefined): number {
    const stream = this.#stream(value)
    return stream ? this.#cost(stream.number, this.#dict(stream.dict.get('Resources'))) : 0
  }
  #shown(value: Value | undefined): number {
    const stream = this.#stream(value)
    if (!stream) return 0
    const kind = stream.dict.get('Subtype')
    if (kind instanceof Name && kind.name === 'Form') return this.#contents(value)
    return pixelsOf(stream.dict) / PIXELS_A_STEP + this.#shown(stream.dict.get('SMask'))
  }
  /** A pattern that fills the whole page, at worst. */
  #pattern(value: Value | undefined): number {
    const stream = this.#stream(value)
    if (!stream) return value === undefined ? 0 : this.#shading(this.#dict(value).get('Shading'))
    const [a = 1, b = 0, c = 0, d = 1] = numbersOf(stream.dict.get('Matrix'))
    const step = (key: string): number => Math.abs(Number(stream.dict.get(key)))
    const cell = step('XStep') * step('YStep') * Math.abs(a * d - b * c)
    if (!(this.#area / cell <= CELLS_MAX)) throw new Refused('pattern too fine')
    return this.#contents(value) + this.#area / cell
  }
  /** What a shading is made of: triangles and patches are counted from their data. */
  #shading(value: Value | undefined): number {
    const stream = this.#stream(value)
    if (!stream) return SHADING
    const bits = (key: string): number => Number(stream.dict.get(key) ?? 0)
    const values = numbersOf(stream.dict.get('Decode')).length / 2
    const patch = bits('ShadingType') >= 6
    const each = patch
      ? bits('BitsPerFlag') + bits('BitsPerCoordinate') * 8 * 2 + bits('BitsPerComponent') * 2
      : bits('BitsPerCoordinate') * 2 + bits('BitsPerComponent') * Math.max(1, values - 2)
    const count = ((this.#clear.get(stream.number)?.length ?? 0) * 8) / Math.max(8, each)
    return SHADING + count * (patch ? PATCH : TRIANGLE)
  }
  #mask(value: Value | undefined): number {
    const state = this.#dict(value)
    const mask = this.#dict(state.get('SMask'))
    return this.#contents(mask.get('G'))
  }
  /** The dearest letter of a font whose letters are drawings. */
  #letter(value: Value | undefined): number {
    const font = this.#dict(value)
    const letters = font.get('CharProcs')
    if (!(letters instanceof Map)) return 0
    const resources = this.#dict(font.get('Resources'))
    let dearest = 0
    for (const letter of letters.values())
      if (letter instanceof Ref) dearest = Math.max(dearest, this.#cost(letter.number, resources))
    return dearest
  }
}

const decoded = (name: string): string =>
  name.replaceAll(/#([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
const numbersOf = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.filter((v) => typeof v === 'number') : []

/** How many points a picture has. Throws Refused for one that no reader holds. */
export const pixelsOf = (dict: Dict): number => {
  const pixels = Number(dict.get('Width')) * Number(dict.get('Height'))
  if (!(pixels > 0 && pixels <= PIXELS_MAX)) throw new Refused('picture out of bounds')
  return pixels
}
