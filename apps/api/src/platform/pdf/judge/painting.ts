import { operationsOf } from '../rebuild/operators.ts'
import { PIXELS_MAX } from '../rebuild/limits.ts'
import type { Token } from '../rebuild/tokens.ts'
import type { Accepted } from './accepted.ts'
import { Pen } from './pen.ts'
import { Name, Ref, Refused, type Value } from './strict-reader.ts'

/** What a page may ask to draw, each thing counted as often as it is drawn. */
const PAGE_MAX = 3_000_000
const PIXELS_A_STEP = 500
const SHADING = 2000
/** A triangle, and a patch that bends, of a shading. */
const TRIANGLE = 20
const PATCH = 1500
/** A group, or a mask, is painted apart, then laid on the page. */
const GROUP = 7
/** A cell of a pattern is kept by readers once it is drawn: laying it again is not drawing it again. */
const CELLS_MAX = 250_000
const DEPTH_MAX = 40
const SHOWS = new Set(['Tj', 'TJ', "'", '"'])

type Dict = ReadonlyMap<string, Value>

/** Counts what contents draw: a form, a pattern, a letter that is a drawing, as often as they are used. */
export class Painting {
  readonly #accepted: Accepted
  readonly #clear: ReadonlyMap<number, Buffer>
  /** By contents, and by how large they are shown. */
  readonly #costs = new Map<string, number>()
  readonly #open = new Set<number>()
  #sheet = 0

  constructor(accepted: Accepted, clear: ReadonlyMap<number, Buffer>) {
    this.#accepted = accepted
    this.#clear = clear
  }
  /** Throws Refused for a page that takes too long to draw; `sheet` is its area in points. */
  page(contents: Ref, resources: Dict, sheet: number): void {
    if (sheet !== this.#sheet) this.#costs.clear()
    this.#sheet = sheet
    this.#cost(contents.number, resources, 1)
  }

  #dict(value: Value | undefined): Dict {
    const found = this.#accepted.value(value)
    return found instanceof Map ? found : new Map()
  }
  #cost(number: number, resources: Dict, unit: number): number {
    const key = `${number} ${Math.round(Math.log2(unit) || 0)}`
    const known = this.#costs.get(key)
    if (known !== undefined) return known
    if (this.#open.has(number) || this.#open.size > DEPTH_MAX)
      throw new Refused('drawing in itself')
    this.#open.add(number)
    const cost = this.#count(this.#clear.get(number) ?? Buffer.alloc(0), resources, unit)
    this.#open.delete(number)
    this.#costs.set(key, cost)
    return cost
  }
  #count(data: Buffer, resources: Dict, unit: number): number {
    let cost = 0
    let letter = 0
    const nameOf = (token: Token | undefined): string =>
      token?.kind === 'name' ? data.toString('latin1', token.from + 1, token.to) : ''
    const resource = (family: string, token: Token | undefined): Value | undefined =>
      this.#dict(resources.get(family)).get(decoded(nameOf(token)))
    const pen = new Pen(unit, this.#sheet)
    for (const { operator, operands, image } of operationsOf(data)) {
      if (image) throw new Refused('picture within contents')
      const last = operands.at(-1)
      cost += 1 + pen.draws(data, operator, operands)
      if (operator === 'Do') cost += this.#shown(resource('XObject', last), pen)
      else if (operator === 'sh') cost += this.#shading(resource('Shading', last))
      else if (operator === 'scn' || operator === 'SCN')
        cost += this.#pattern(resource('Pattern', last))
      else if (operator === 'gs') cost += this.#mask(resource('ExtGState', last), pen)
      else if (operator === 'Tf') letter = this.#letter(resource('Font', operands.at(-2)))
      else if (SHOWS.has(operator) && last) cost += letter * (last.to - last.from)
      if (!(cost <= PAGE_MAX)) throw new Refused('too much to draw')
    }
    return cost
  }
  #stream(value: Value | undefined): { number: number; dict: Dict } | null {
    if (!(value instanceof Ref)) return null
    const stream = this.#accepted.streams.get(value.number)
    return stream ? { number: value.number, dict: stream.dict } : null
  }
  /** Contents, in units of what shows them as their matrix scales them. */
  #contents(value: Value | undefined, unit: number): number {
    const stream = this.#stream(value)
    if (!stream) return 0
    const scaled = unit * scaleOf(stream.dict)
    return this.#cost(stream.number, this.#dict(stream.dict.get('Resources')), scaled)
  }
  /** Contents painted apart, within their box, when they are a group or a mask. */
  #form(value: Value | undefined, pen: Pen, apart: boolean): number {
    const stream = this.#stream(value)
    if (!stream) return 0
    const cost = this.#contents(value, pen.unit)
    if (!apart && !stream.dict.has('Group')) return cost
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(stream.dict.get('BBox'))
    return cost + GROUP * pen.area(Math.abs((c - a) * (d - b)) * scaleOf(stream.dict) ** 2)
  }
  #shown(value: Value | undefined, pen: Pen): number {
    const stream = this.#stream(value)
    if (!stream) return 0
    const kind = stream.dict.get('Subtype')
    if (kind instanceof Name && kind.name === 'Form') return this.#form(value, pen, false)
    return pixelsOf(stream.dict) / PIXELS_A_STEP + this.#shown(stream.dict.get('SMask'), pen)
  }
  /** A pattern that fills the whole page, at worst. */
  #pattern(value: Value | undefined): number {
    const stream = this.#stream(value)
    if (!stream) return value === undefined ? 0 : this.#shading(this.#dict(value).get('Shading'))
    const step = (key: string): number => Math.abs(Number(stream.dict.get(key)))
    const cell = step('XStep') * step('YStep') * scaleOf(stream.dict) ** 2
    if (!(this.#sheet / cell <= CELLS_MAX)) throw new Refused('pattern too fine')
    return this.#contents(value, 1) + this.#sheet / cell
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
  #mask(value: Value | undefined, pen: Pen): number {
    return this.#form(this.#dict(this.#dict(value).get('SMask')).get('G'), pen, true)
  }
  /** The dearest letter of a font whose letters are drawings. */
  #letter(value: Value | undefined): number {
    const font = this.#dict(value)
    const letters = font.get('CharProcs')
    if (!(letters instanceof Map)) return 0
    const resources = this.#dict(font.get('Resources'))
    let dearest = 0
    for (const letter of letters.values())
      if (letter instanceof Ref)
        dearest = Math.max(dearest, this.#cost(letter.number, resources, 1))
    return dearest
  }
}

const decoded = (name: string): string =>
  name.replaceAll(/#([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
/** How much larger a matrix makes what it is on. */
const scaleOf = (dict: Dict): number => {
  const [a = 1, b = 0, c = 0, d = 1] = numbersOf(dict.get('Matrix'))
  return Math.sqrt(Math.abs(a * d - b * c))
}
const numbersOf = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.filter((v) => typeof v === 'number') : []

/** How many points a picture has. Throws Refused for one that no reader holds. */
export const pixelsOf = (dict: Dict): number => {
  const pixels = Number(dict.get('Width')) * Number(dict.get('Height'))
  if (!(pixels > 0 && pixels <= PIXELS_MAX)) throw new Refused('picture out of bounds')
  return pixels
}
