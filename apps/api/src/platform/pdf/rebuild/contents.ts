import { DEFAULT_COLOURS, DEVICE_COLOURS, PREFIX } from './limits.ts'
import { type InlineImage, operationsOf } from './operators.ts'
import { type Token, within } from './tokens.ts'
import { RefusedPdf, type Room } from './refusal.ts'

/** Operators whose last name is one of the resources. */
const NAMING = new Set(['Do', 'Tf', 'gs', 'sh', 'scn', 'SCN', 'cs', 'CS'])
const PLAIN_NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/
const PLAIN_NUMBERS = /^(?:[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?: |$))+$/
const DASHES_MAX = 100
const NESTS_MAX = 5000

/** A resource's name as the served document bears it; those that readers know stay. */
export const prefixed = (name: string): string =>
  DEVICE_COLOURS.includes(name) || DEFAULT_COLOURS.includes(name) ? name : PREFIX + name

const nameIn = (data: Buffer, { from, to }: Token): string =>
  data
    .toString('latin1', from + 1, to)
    .replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
/** A name as it is written: letters that would end it by their number. */
const written = (name: string): string =>
  `/${name.replaceAll(/[^!-~]|[#%()/<>[\]{}]/g, (c) => `#${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}`

/** A number as readers that repair it take it: the first sign, the first point. */
const repaired = (text: string): string => {
  const number = Number.parseFloat(text.replace(/^[+-]*-[+-]*/, '-').replace(/^\++/, ''))
  return Number.isFinite(number) && Math.abs(number) < 1e12
    ? String(Number(number.toFixed(6)))
    : '0'
}

/** Lines of operators, kept as bytes: millions of them as texts would fill the process. */
class Lines {
  readonly #pieces: Buffer[] = []
  #waiting: string[] = []
  readonly #room: Room

  constructor(room: Room) {
    this.#room = room
  }
  push(line: string): void {
    this.#room.take(1)
    this.#waiting.push(line)
    if (this.#waiting.length >= 4096) this.#flush()
  }
  bytes(): Buffer[] {
    this.#flush()
    return this.#pieces
  }
  #flush(): void {
    if (this.#waiting.length === 0) return
    this.#pieces.push(Buffer.from(`${this.#waiting.join('\n')}\n`, 'latin1'))
    this.#waiting = []
  }
}

/** What opens and what ends it. */
const PAIRS: Readonly<Record<string, string>> = { q: 'Q', BT: 'ET', BDC: 'EMC', BMC: 'EMC' }
const ENDS = new Set(Object.values(PAIRS))
/** They show nothing. */
const SILENT = new Set(['BX', 'EX', 'DP', 'MP'])

/** What is open in contents, so that it ends with them and not with what follows. */
class Balance {
  readonly #open = new Map<string, number>()

  /** False for an operator that ends what was not begun. */
  takes(operator: string): boolean {
    const end = PAIRS[operator]
    if (end !== undefined) {
      const count = (this.#open.get(end) ?? 0) + 1
      if (count > NESTS_MAX) throw new RefusedPdf('illisible', 'endless nests')
      this.#open.set(end, count)
    } else if (ENDS.has(operator)) {
      const count = this.#open.get(operator) ?? 0
      if (count === 0) return false
      this.#open.set(operator, count - 1)
    }
    return true
  }
  /** What ends all that is still open. */
  *rest(): Generator<string> {
    for (const end of ['ET', 'EMC', 'Q'])
      for (let n = this.#open.get(end) ?? 0; n > 0; n -= 1) yield end
  }
}

/** What becomes of the names of resources, and of pictures within contents (null: left out). */
interface Naming {
  name: (name: string) => string
  keep: (image: InlineImage) => string | null
}
/** Contents that the register wrote: writing them again changes nothing. */
export const WRITTEN: Naming = { name: (name) => name, keep: () => null }

/**
 * Writes contents again: known operators alone, one a line, what they open ended, names of resources
 * and pictures within as `naming` says. Throws RefusedPdf for endless nests, or more operators than `room` has.
 */
export const rewriteContents = (data: Buffer, naming: Naming, room: Room): Buffer[] => {
  const lines = new Lines(room)
  const balance = new Balance()
  for (const { operator, operands, image } of operationsOf(data)) {
    if (image) {
      const name = naming.keep(image)
      if (name !== null) lines.push(`${written(name)} Do`)
    } else if (!SILENT.has(operator) && balance.takes(operator))
      lines.push(lineOf(data, operator, operands, naming.name))
  }
  for (const end of balance.rest()) lines.push(end)
  return lines.bytes()
}

const lineOf = (
  data: Buffer,
  operator: string,
  operands: readonly Token[],
  name: Naming['name'],
): string => {
  if (operator === 'BDC' || operator === 'BMC') return mark(data, operator, operands, name)
  // Most lines are numbers and their operator: they stand as they are.
  const [first] = operands
  const last = operands.at(-1)
  if (!first || !last) return operator
  const plain = data.toString('latin1', first.from, last.to)
  if (PLAIN_NUMBERS.test(plain)) return `${plain} ${operator}`
  if (operator === 'd' && tooLong(data, operands)) return '[] 0 d'
  const named = NAMING.has(operator)
  const values = operands.map((o) =>
    named && o.kind === 'name' ? written(name(nameIn(data, o))) : operandOf(data, o),
  )
  return [...values, operator].join(' ')
}

/** Dashes by thousands take readers long and look like none. */
const tooLong = (data: Buffer, [list]: readonly Token[]): boolean => {
  let count = 0
  if (list?.kind === 'list')
    for (const dash of within(data, list))
      if ((count += dash.kind === 'number' ? 1 : 0) > DASHES_MAX) return true
  return false
}

const operandOf = (data: Buffer, token: Token): string => {
  const text = data.toString('latin1', token.from, token.to)
  if (token.kind === 'number') return PLAIN_NUMBER.test(text) ? text : repaired(text)
  if (token.kind === 'name') return written(nameIn(data, token))
  if (token.kind === 'list') return listOf(data, token)
  if (token.kind === 'dict') return ''
  return text.startsWith('<') ? `<${text.replaceAll(/[^\dA-Fa-f]/g, '')}>` : text
}

const listOf = (data: Buffer, token: Token): string => {
  let list = ''
  for (const piece of within(data, token))
    if (piece.kind === 'number' || piece.kind === 'text') list += `${operandOf(data, piece)} `
  return `[${list}]`
}

/** A mark keeps what readers show by it: a layer, or the letters that a drawing stands for. */
const mark = (
  data: Buffer,
  operator: string,
  operands: readonly Token[],
  name: Naming['name'],
): string => {
  const tag = operands.find((o) => o.kind === 'name')
  const kind = tag ? nameIn(data, tag) : 'Span'
  const last = operands.at(-1)
  if (operator === 'BDC' && last && last !== tag) {
    if (last.kind === 'name' && kind === 'OC') return `/OC ${written(name(nameIn(data, last)))} BDC`
    if (last.kind === 'dict' && kind === 'Span') {
      const pieces = [...within(data, last)]
      const at = pieces.findIndex((p) => p.kind === 'name' && nameIn(data, p) === 'ActualText')
      const text = at < 0 ? undefined : pieces[at + 1]
      if (text?.kind === 'text') return `/Span <</ActualText ${operandOf(data, text)}>> BDC`
    }
  }
  return '/Span BMC'
}
