import { DEFAULT_COLOURS, DEVICE_COLOURS, PREFIX } from './kinds.ts'
import { type InlineImage, operationsOf } from './operators.ts'
import { type Token, within } from './tokens.ts'
import { nameOf, RefusedPdf } from './values.ts'

/** Operators whose last name is one of the resources. */
const NAMING = new Set(['Do', 'Tf', 'gs', 'sh', 'scn', 'SCN', 'cs', 'CS'])
const PLAIN_NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/
const NESTS_MAX = 5000

/** A resource's name as the served document bears it; those that readers know stay. */
export const prefixed = (name: string): string =>
  DEVICE_COLOURS.includes(name) || DEFAULT_COLOURS.includes(name) ? name : PREFIX + name

const nameIn = (data: Buffer, { from, to }: Token): string =>
  nameOf(decoded(data.toString('latin1', from + 1, to))).decodeText()
const decoded = (name: string): string =>
  name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
const written = (name: string): string => nameOf(name).asString()

/** A number as readers that repair it take it: the first sign, the first point. */
const repaired = (text: string): string => {
  const number = Number.parseFloat(text.replace(/^[+-]*-[+-]*/, '-').replace(/^\++/, ''))
  return Number.isFinite(number) && Math.abs(number) < 1e12
    ? String(Number(number.toFixed(6)))
    : '0'
}

export interface Rewritten {
  data: Buffer
  /** Names of the resources that it uses, by operator, as they were. */
  uses: Set<string>
}

/**
 * Writes contents again: known operators alone, one a line, what they save and restore in balance,
 * names of resources with their prefix, and pictures within as resources (`keep` gives the name, or
 * null for one to leave out). Throws RefusedPdf for endless nests.
 */
export const rewriteContents = (
  data: Buffer,
  keep: (image: InlineImage) => string | null,
): Rewritten => {
  const lines: string[] = []
  const uses = new Set<string>()
  let saved = 0
  /** What each opened mark was: kept, or left out with its end. */
  let marks = 0
  for (const { operator, operands, image } of operationsOf(data)) {
    if (image) {
      const name = keep(image)
      if (name !== null) lines.push(`${written(name)} Do`)
      continue
    }
    if (operator === 'q') saved += 1
    else if (operator === 'Q') {
      if (saved === 0) continue
      saved -= 1
    } else if (operator === 'EMC') {
      if (marks === 0) continue
      marks -= 1
    } else if (operator === 'BX' || operator === 'EX' || operator === 'DP' || operator === 'MP')
      continue
    if (saved > NESTS_MAX) throw new RefusedPdf('illisible', 'endless nests')
    if (operator === 'BDC' || operator === 'BMC') {
      marks += 1
      lines.push(mark(data, operator, operands, uses))
      continue
    }
    const last = operands.at(-1)
    const named = NAMING.has(operator)
    if (named && last?.kind === 'name') uses.add(nameIn(data, last))
    if (operator === 'Tf' && operands.at(-2)?.kind === 'name')
      uses.add(nameIn(data, operands.at(-2) as Token))
    lines.push(
      [
        ...operands.map((o) =>
          named && o.kind === 'name' ? written(prefixed(nameIn(data, o))) : operandOf(data, o),
        ),
        operator,
      ].join(' '),
    )
  }
  for (; marks > 0; marks -= 1) lines.push('EMC')
  for (; saved > 0; saved -= 1) lines.push('Q')
  return { data: Buffer.from(`${lines.join('\n')}\n`, 'latin1'), uses }
}

const operandOf = (data: Buffer, token: Token): string => {
  const text = data.toString('latin1', token.from, token.to)
  if (token.kind === 'number') return PLAIN_NUMBER.test(text) ? text : repaired(text)
  if (token.kind === 'name') return written(nameIn(data, token))
  if (token.kind === 'list')
    return `[${within(data, token)
      .filter((t) => t.kind === 'number' || t.kind === 'text')
      .map((t) => operandOf(data, t))
      .join(' ')}]`
  if (token.kind === 'text') return textOf(text)
  return token.kind === 'word' ? text : ''
}
/** A text that ends: the data may stop within one. */
const textOf = (text: string): string => {
  if (text.startsWith('(')) return text.endsWith(')') ? text : '()'
  return `<${text.replaceAll(/[^\dA-Fa-f]/g, '')}>`
}

/** A mark keeps what readers show by it: a layer, or the letters that a drawing stands for. */
const mark = (
  data: Buffer,
  operator: string,
  operands: readonly Token[],
  uses: Set<string>,
): string => {
  const tag = operands.find((o) => o.kind === 'name')
  const name = tag ? nameIn(data, tag) : 'Span'
  const last = operands.at(-1)
  if (operator === 'BDC' && last && last !== tag) {
    if (last.kind === 'name' && name === 'OC') {
      uses.add(nameIn(data, last))
      return `/OC ${written(prefixed(nameIn(data, last)))} BDC`
    }
    if (last.kind === 'dict') {
      const pieces = within(data, last)
      const at = pieces.findIndex((p) => p.kind === 'name' && nameIn(data, p) === 'ActualText')
      const text = at < 0 ? undefined : pieces[at + 1]
      if (text?.kind === 'text') return `/Span <</ActualText ${operandOf(data, text)}>> BDC`
    }
  }
  return '/Span BMC'
}
