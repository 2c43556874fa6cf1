import { relative } from 'node:path'
import type { Node } from 'oxc-parser'
import { NotConstant, textsOf } from './evaluate.ts'
import { lineAt, readSource, type Source, walk } from './sources.ts'

/** Where a statement is asked for. */
export interface Site {
  file: string
  line: number
}

/** A statement of the house and each place that asks it. */
export interface Found {
  text: string
  sites: Site[]
}

/** A call whose text no constant says, and why. */
export interface Unresolved extends Site {
  why: string
}

/** What takes a statement as its first argument. */
const METHODS = new Set(['sql', 'query', 'read'])

/** What the house calls a database or its transaction; others read cookies, sessions, files. */
const DATABASES = new Set(['db', 'tx'])

const isDatabase = (node: Node): boolean =>
  node.type === 'Identifier'
    ? DATABASES.has(node.name)
    : node.type === 'MemberExpression' && isDatabase(node.property)

/** The text that a call asks of a database; null for any other call. */
const asksSql = (node: Node): Node | null => {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  if (!METHODS.has(callee.property.name) || !isDatabase(callee.object)) return null
  const [first] = node.arguments
  return first && first.type !== 'SpreadElement' ? first : null
}

const inSource = (
  root: string,
  source: Source,
  add: (text: string, site: Site) => void,
  fail: (unresolved: Unresolved) => void,
): void => {
  const file = relative(root, source.file)
  walk(source.program, (node, holders) => {
    const asked = asksSql(node)
    if (!asked) return
    const site = { file, line: lineAt(source, node.start) }
    try {
      for (const text of textsOf(asked, { source, scopes: holders, given: new Map() }))
        add(text, site)
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error
      fail({
        ...site,
        why: `${source.text.slice(error.node.start, error.node.end)} ${error.message}`,
      })
    }
  })
}

/** Every statement that these files ask for, and the calls whose text is not constant. */
export const findStatements = (
  root: string,
  files: readonly string[],
): { found: Found[]; unresolved: Unresolved[] } => {
  const byText = new Map<string, Found>()
  const unresolved: Unresolved[] = []
  for (const file of files)
    inSource(
      root,
      readSource(file),
      (text, site) => {
        const known = byText.get(text) ?? { text, sites: [] }
        known.sites.push(site)
        byText.set(text, known)
      },
      (one) => unresolved.push(one),
    )
  return { found: [...byText.values()], unresolved }
}
