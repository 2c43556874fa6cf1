import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type Node, type Program } from 'oxc-parser'

/** A source file as it was parsed. */
export interface Source {
  file: string
  text: string
  program: Program
}

const known = new Map<string, Source>()

/** Reads and parses a file once; throws when it is not TypeScript. */
export const readSource = (file: string): Source => {
  const found = known.get(file)
  if (found) return found
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const source = { file, text, program }
  known.set(file, source)
  return source
}

/** The line of a place in a file, from 1. */
export const lineAt = ({ text }: Source, offset: number): number =>
  text.slice(0, offset).split('\n').length

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The nodes that a node holds directly, in their order. */
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Visits every node of a file, with those that hold it, the outermost first. */
export const walk = (
  node: Node,
  visit: (node: Node, holders: readonly Node[]) => void,
  holders: readonly Node[] = [],
): void => {
  visit(node, holders)
  const inside = [...holders, node]
  for (const child of childrenOf(node)) walk(child, visit, inside)
}

/** What a name stands for: an expression of a file and the scopes that it sees there. */
export interface Binding {
  source: Source
  node: Node
  scopes: readonly Node[]
}

/** A value of another package of the house, taken from the package itself. */
export interface Imported {
  package: string
  name: string
}

const declarationsIn = (body: readonly Node[]): Node[] =>
  body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? statement.declaration
      : statement,
  )

const constantIn = (body: readonly Node[], name: string): Node | null => {
  for (const statement of declarationsIn(body)) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && id.name === name) return init
  }
  return null
}

const importOf = (source: Source, name: string): Binding | Imported | null => {
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.local.name !== name) continue
      const { imported } = specifier
      const exported = imported.type === 'Identifier' ? imported.name : imported.value
      const from = statement.source.value
      if (!from.startsWith('.')) return { package: from, name: exported }
      return exportOf(readSource(join(dirname(source.file), from)), exported)
    }
  }
  return null
}

/** A constant that a file exports, itself or from another one. */
const exportOf = (source: Source, name: string): Binding | Imported | null => {
  const { body } = source.program
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue
    for (const { local, exported } of statement.specifiers)
      if (exported.type === 'Identifier' && exported.name === name && local.type === 'Identifier')
        return exportOf(readSource(join(dirname(source.file), statement.source.value)), local.name)
  }
  const node = constantIn(body, name)
  return node && { source, node, scopes: [source.program] }
}

const bodyOf = (scope: Node): readonly Node[] | null =>
  scope.type === 'Program' || scope.type === 'BlockStatement' ? scope.body : null

/** True for a scope where the name is a parameter: what it is there depends on the caller. */
const isParameterOf = (scope: Node, name: string): boolean => {
  if (scope.type !== 'ArrowFunctionExpression' && scope.type !== 'FunctionDeclaration') return false
  let found = false
  for (const parameter of scope.params)
    walk(parameter, (node, holders) => {
      const isName = node.type === 'Identifier' && node.name === name
      found ||= isName && !holders.some(({ type }) => type === 'TSTypeAnnotation')
    })
  return found
}

/** What a name stands for in these scopes; null when no constant says it. */
export const resolve = (
  source: Source,
  scopes: readonly Node[],
  name: string,
): Binding | Imported | null => {
  for (const [depth, scope] of [...scopes.entries()].toReversed()) {
    if (isParameterOf(scope, name)) return null
    const body = bodyOf(scope)
    const node = body && constantIn(body, name)
    if (node) return { source, node, scopes: scopes.slice(0, depth + 1) }
  }
  return importOf(source, name)
}
