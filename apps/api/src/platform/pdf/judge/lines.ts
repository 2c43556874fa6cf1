import { type Token, within } from '../rebuild/tokens.ts'

const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])
const ENDS = new Set([...STROKES, 'f', 'F', 'f*', 'n'])
interface State {
  /** How long dashes and gaps are together, in today's units; 0 for a whole line. */
  dash: number
  /** How long today's unit is, in those of the page or form. */
  unit: number
}

/** Measures the lines of a path as it is made, to tell how many dashes they ask for. */
export class Lines {
  #state: State = { dash: 0, unit: 1 }
  readonly #saved: State[] = []
  #length = 0
  #x = 0
  #y = 0

  /** Dashes that this operator draws. */
  dashes(data: Buffer, operator: string, operands: readonly Token[]): number {
    const of = (i: number): number => {
      const token = operands.at(i)
      return token ? Number(data.toString('latin1', token.from, token.to)) : Number.NaN
    }
    if (operator === 'q') this.#saved.push({ ...this.#state })
    else if (operator === 'Q') this.#state = this.#saved.pop() ?? this.#state
    else if (operator === 'cm')
      this.#state.unit *= Math.sqrt(Math.abs(of(0) * of(3) - of(1) * of(2))) || 0
    else if (operator === 'd') this.#state.dash = sumOf(data, operands[0])
    else if (operator === 're')
      this.#length += 2 * (Math.abs(of(2)) + Math.abs(of(3))) * this.#state.unit
    else if (['m', 'l', 'c', 'v', 'y'].includes(operator))
      this.#move(of(-2), of(-1), operator !== 'm')
    else if (ENDS.has(operator)) {
      const { dash, unit } = this.#state
      const count = STROKES.has(operator) && dash > 0 ? (2 * this.#length) / (dash * unit) : 0
      this.#length = 0
      return Number.isNaN(count) ? 0 : count
    }
    return 0
  }
  /** Curves are taken as straight: what bends far out and back is drawn once. */
  #move(x: number, y: number, draws: boolean): void {
    if (draws) this.#length += Math.hypot(x - this.#x, y - this.#y) * this.#state.unit || 0
    this.#x = x
    this.#y = y
  }
}

const sumOf = (data: Buffer, list: Token | undefined): number => {
  let sum = 0
  if (list?.kind === 'list')
    for (const dash of within(data, list))
      sum += Math.abs(Number(data.toString('latin1', dash.from, dash.to))) || 0
  return sum
}
