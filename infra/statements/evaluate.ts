import * as db from '@registre/db'
import * as domain from '@registre/domain'
import type { Node } from 'oxc-parser'
import { type Binding, resolve, type Source } from './sources.ts'

/** Where a name is a parameter that the caller gave: the texts that it may be. */
type Given = ReadonlyMap<string, readonly string[]>

/** An expression, where it stands, and what the parameters around it are. */
interface Place {
  source: Source
  scopes: readonly Node[]
  given: Given
}

/** Says why an expression is no constant text. */
export class NotConstant extends Error {
  readonly node: Node
  constructor(node: Node, why: string) {
    super(why)
    this.node = node
  }
}

const PACKAGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@registre/db': db,
  '@registre/domain': domain,
}

/** A statement with more shapes than this is composed, not written. */
const MOST_SHAPES = 64

const product = (parts: readonly (readonly string[])[], node: Node): string[] => {
  let texts = ['']
  for (const part of parts) {
    texts = texts.flatMap((text) => part.map((end) => text + end))
    if (texts.length > MOST_SHAPES) throw new NotConstant(node, 'has too many shapes')
  }
  return texts
}

const unwrap = (node: Node): Node =>
  node.type === 'TSAsExpression' ||
  node.type === 'TSSatisfiesExpression' ||
  node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node

const ofName = (node: Node, name: string, place: Place): string[] => {
  const given = place.given.get(name)
  if (given) return [...given]
  const found = resolve(place.source, place.scopes, name)
  if (!found) throw new NotConstant(node, `« ${name} » is not a constant`)
  if ('package' in found) {
    const value = PACKAGES[found.package]?.[found.name]
    if (typeof value === 'string' || typeof value === 'number') return [String(value)]
    throw new NotConstant(node, `« ${name} » of ${found.package} is not a text`)
  }
  return textsOf(found.node, { ...found, given: new Map() })
}

/** The values of a list that is written there, or that a package exports. */
const valuesOf = (node: Node, place: Place): string[] => {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => (element ? textsOf(element, place) : []))
  const found = node.type === 'Identifier' ? resolve(place.source, place.scopes, node.name) : null
  const values = found && 'package' in found ? PACKAGES[found.package]?.[found.name] : null
  if (!Array.isArray(values)) throw new NotConstant(node, 'is no list of a package')
  return values.map(String)
}

/** An arrow function that gives a text out of texts, called with constants. */
const ofCall = (node: Extract<Node, { type: 'CallExpression' }>, place: Place): string[] => {
  if (node.callee.type !== 'Identifier') throw new NotConstant(node, 'is the answer of a call')
  const found = resolve(place.source, place.scopes, node.callee.name)
  // A text composed at run time has the rows of the constant statement given beside it.
  if (found && 'package' in found && found.name === 'compose' && node.arguments[0])
    return textsOf(node.arguments[0], place)
  if (found && 'package' in found && found.name === 'listeSql' && node.arguments[0])
    return [db.listeSql(valuesOf(node.arguments[0], place))]
  const called = found && 'node' in found ? unwrap(found.node) : null
  if (!found || !('node' in found) || called?.type !== 'ArrowFunctionExpression')
    throw new NotConstant(node, `« ${node.callee.name} » is not a fragment`)
  const given = new Map<string, readonly string[]>()
  for (const [index, parameter] of called.params.entries()) {
    const bare = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
    const value =
      node.arguments[index] ?? (parameter.type === 'AssignmentPattern' ? parameter.right : null)
    if (bare.type !== 'Identifier' || !value || value.type === 'SpreadElement')
      throw new NotConstant(node, 'has parameters that are no names')
    given.set(bare.name, textsOf(value, node.arguments[index] ? place : { ...found, given }))
  }
  if (called.body.type === 'BlockStatement')
    throw new NotConstant(node, `« ${node.callee.name} » is more than a text`)
  return textsOf(called.body, { ...found, scopes: found.scopes, given })
}

const nameOf = (key: Node): string | null =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null

/** A member of a constant table of texts: the one named, or any of them. */
const ofMember = (node: Extract<Node, { type: 'MemberExpression' }>, place: Place): string[] => {
  const found: Binding | null = (() => {
    if (node.object.type !== 'Identifier') return null
    const binding = resolve(place.source, place.scopes, node.object.name)
    return binding && 'node' in binding ? binding : null
  })()
  const table = found && unwrap(found.node)
  if (!found || table?.type !== 'ObjectExpression')
    throw new NotConstant(node, 'is a member of no constant table')
  const wanted = node.computed && node.property.type !== 'Literal' ? null : nameOf(node.property)
  const texts = table.properties.flatMap((property) =>
    property.type === 'Property' && (wanted === null || nameOf(property.key) === wanted)
      ? textsOf(property.value, { ...found, given: new Map() })
      : [],
  )
  if (texts.length === 0) throw new NotConstant(node, 'is a member of no constant table')
  return texts
}

/** Every text that an expression may be; throws NotConstant. */
export const textsOf = (given: Node, place: Place): string[] => {
  const node = unwrap(given)
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' || typeof node.value === 'number')
        return [String(node.value)]
      throw new NotConstant(node, 'is not a text')
    case 'TemplateLiteral': {
      const parts = node.quasis.flatMap((quasi, index) => {
        const expression = node.expressions[index]
        return [
          [quasi.value.cooked ?? quasi.value.raw],
          ...(expression ? [textsOf(expression, place)] : []),
        ]
      })
      return product(parts, node)
    }
    case 'ConditionalExpression':
      return [...textsOf(node.consequent, place), ...textsOf(node.alternate, place)]
    case 'Identifier':
      return ofName(node, node.name, place)
    case 'CallExpression':
      return ofCall(node, place)
    case 'MemberExpression':
      return ofMember(node, place)
    default:
      throw new NotConstant(node, 'is not a constant text')
  }
}
