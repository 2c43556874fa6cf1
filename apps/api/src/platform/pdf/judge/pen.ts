import { type Token, within } from '../rebuild/tokens.ts'

const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])
const ENDS = new Set([...STROKES, 'f', 'F', 'f*', 'n'])
const SEGMENTS = new Set(['m', 'l', 'c', 'v', 'y'])
const SHOWS = new Set(['Tj', 'TJ', "'", '"'])

/** Painting a whole page of points, in operators. */
const SHEET = 1000
/** Dashes of a line that are drawn for the price of an operator. */
const DASHES = 10
/** A path is crossed with itself: so many segments, squared, for an operator. */
const CROSSED = 10_000
/** A corner of a line so many points wide, for an operator. */
const WIDE = 10
const CORNER_MAX = 200
/** Letters that cut are kept as one path. */
const CUTS = 20

interface State {
  /** How long dashes and gaps are together, in today's units; 0 for a whole line. */
  dash: number
  width: number
  /** Size of letters, and how they are shown: from 4 on, they cut. */
  size: number
  mode: number
  /** How long today's unit is, in points of the sheet. */
  unit: number
}

/** Follows what contents draw with: how long, how wide, how large; tells what each operator costs. */
export class Pen {
  #state: State
  readonly #saved: State[] = []
  readonly #sheet: number
  #length = 0
  #segments = 0
  #box = 0
  #x = 0
  #y = 0
  #text = 1

  /** `unit`: points of the sheet that a unit of these contents is; `sheet`: its area in points. */
  constructor(unit: number, sheet: number) {
    this.#state = { dash: 0, width: 1, size: 1, mode: 0, unit }
    this.#sheet = sheet
  }
  get unit(): number {
    return this.#state.unit
  }
  /** What painting so many square units costs; a whole sheet at most. */
  area(units: number): number {
    return SHEET * Math.min(1, (units * this.#state.unit ** 2) / this.#sheet || 0)
  }
  /** What an operator costs beside itself. */
  draws(data: Buffer, operator: string, operands: readonly Token[]): number {
    const of = (i: number): number => {
      const token = operands.at(i)
      return token ? Number(data.toString('latin1', token.from, token.to)) || 0 : 0
    }
    const state = this.#state
    if (SEGMENTS.has(operator)) this.#move(of(-2), of(-1), operator !== 'm')
    else if (operator === 're') this.#rectangle(of(2), of(3))
    else if (ENDS.has(operator)) return this.#path(operator)
    else if (operator === 'q') this.#saved.push({ ...state })
    else if (operator === 'Q') this.#state = this.#saved.pop() ?? state
    else if (operator === 'cm') state.unit *= Math.sqrt(Math.abs(of(0) * of(3) - of(1) * of(2)))
    else if (operator === 'd') state.dash = sumOf(data, operands[0])
    else if (operator === 'w') state.width = Math.abs(of(0))
    else if (operator === 'Tf') state.size = Math.abs(of(-1))
    else if (operator === 'Tr') state.mode = of(0)
    else if (operator === 'BT') this.#text = 1
    else if (operator === 'Tm') this.#text = Math.sqrt(Math.abs(of(0) * of(3) - of(1) * of(2)))
    else if (SHOWS.has(operator)) return this.#letters(operands.at(-1))
    return 0
  }
  #letters(text: Token | undefined): number {
    if (!text) return 0
    const count = (text.to - text.from) / 2
    const each = this.area((this.#state.size * this.#text) ** 2)
    return count * each * (this.#state.mode >= 4 ? CUTS : 1)
  }
  /** Curves are taken as straight: what bends far out and back is drawn once. */
  #move(x: number, y: number, draws: boolean): void {
    this.#segments += 1
    if (draws) this.#length += Math.hypot(x - this.#x, y - this.#y)
    this.#box = Math.max(this.#box, Math.abs((x - this.#x) * (y - this.#y)))
    this.#x = x
    this.#y = y
  }
  #rectangle(width: number, height: number): void {
    this.#segments += 1
    this.#length += 2 * (Math.abs(width) + Math.abs(height))
    this.#box = Math.max(this.#box, Math.abs(width * height))
  }
  #path(operator: string): number {
    const { dash, width, unit } = this.#state
    const [length, segments, box] = [this.#length, this.#segments, this.#box]
    this.#length = 0
    this.#segments = 0
    this.#box = 0
    const crossed = segments ** 2 / CROSSED
    if (!STROKES.has(operator)) return crossed + this.area(box)
    const corners = segments * Math.min(CORNER_MAX, (width * unit) / WIDE)
    const dashes = dash > 0 ? (2 * length) / dash / DASHES : 0
    return (
      crossed +
      corners +
      dashes +
      this.area(Math.max(length * width, operator === 'S' || operator === 's' ? 0 : box))
    )
  }
}

const sumOf = (data: Buffer, list: Token | undefined): number => {
  let sum = 0
  if (list?.kind === 'list')
    for (const dash of within(data, list))
      sum += Math.abs(Number(data.toString('latin1', dash.from, dash.to))) || 0
  return sum
}
