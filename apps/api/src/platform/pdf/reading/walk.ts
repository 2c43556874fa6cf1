import { Judge, namesAction } from './actions.ts'
import { type Definition, type Definitions, streamOf } from './definitions.ts'
import { filtersOf } from './streams.ts'
import { type Dictionary, isDict, isList, isRef, isText, type Value, valuesOf } from './values.ts'

/**
 * How readers look at a value. `plain`: every key counts. `map`: keys are names that people or
 * producers chose (fonts, colour spaces, states, destinations): only what they lead to counts.
 */
type Context = 'plain' | 'map' | 'resources' | 'appearance' | 'structure' | 'content'

const MAPS = new Set([
  'Dests',
  'RoleMap',
  'RoleMapNS',
  'ClassMap',
  'CharProcs',
  'Colorants',
  'Extensions',
])
const RESOURCES = new Set([
  'Font',
  'XObject',
  'ColorSpace',
  'ExtGState',
  'Pattern',
  'Shading',
  'Properties',
])
const STATES = new Set(['N', 'R', 'D'])
const BRANCHES = new Set(['K', 'P', 'Ref', 'ParentTree', 'IDTree', 'Kids', 'Nums', 'Names'])
const FLATE = new Set(['FlateDecode', 'Fl'])

/** The context of what a key leads to. */
function below(context: Context, key: string): Context {
  if (context === 'map') return 'plain'
  if (context === 'resources') return RESOURCES.has(key) ? 'map' : 'plain'
  if (context === 'appearance') return STATES.has(key) ? 'map' : 'plain'
  if (context === 'structure' && BRANCHES.has(key)) return 'structure'
  if (key === 'Resources' || key === 'DR') return 'resources'
  if (key === 'AP') return 'appearance'
  if (key === 'StructTreeRoot' || key === 'SE') return 'structure'
  if (key === 'Contents') return 'content'
  return MAPS.has(key) ? 'map' : 'plain'
}

/** Follows everything that readers may reach, from every place where they may begin. */
export class Walk {
  readonly #definitions: Definitions
  readonly #judge: Judge
  readonly #seen = new Map<Context, Set<number>>()
  readonly #reached = new Set<Definition>()
  readonly #heavy = new Map<Definition, number>()
  #todo: [value: Value, context: Context, definition: Definition | null][] = []

  constructor(definitions: Definitions) {
    this.#definitions = definitions
    this.#judge = new Judge(definitions)
  }

  /** True when something that these trailers lead to acts by itself or carries a file. */
  finds(trailers: readonly Dictionary[]): boolean {
    for (const trailer of trailers)
      for (const [key, value] of trailer.pairs)
        this.#todo.push([value, key === 'Info' ? 'map' : 'plain', null])
    // A repair begins at any catalogue.
    for (const definition of this.#definitions.all)
      if (
        isDict(definition.value) &&
        this.#judge.names(definition.value, 'Type').includes('Catalog')
      )
        this.#todo.push([definition.value, 'plain', definition])
    for (let next = this.#todo.pop(); next !== undefined; next = this.#todo.pop())
      if (this.#visit(...next)) return true
    return this.#strangers() || this.#shattered()
  }

  /** Objects that nothing leads to: a reader of tomorrow may, so they must be inert too. */
  #strangers(): boolean {
    const inside = (value: Value): boolean =>
      isList(value)
        ? value.items.some(inside)
        : isDict(value) &&
          (this.#judge.actsAlone(value) || value.pairs.some(([, inner]) => inside(inner)))
    for (const definition of this.#definitions.all) {
      if (this.#reached.has(definition)) continue
      if (inside(definition.value)) return true
      const dict = streamOf(definition)
      if (dict && this.#actsAsStream(dict, definition, 'plain')) return true
    }
    return false
  }

  /** Bytes that readers may cut otherwise than we do: the first ones of each source, and what follows. */
  #shattered(): boolean {
    const first = new Map<Buffer, number>()
    for (const { broken } of this.#definitions.all)
      if (broken)
        first.set(broken.bytes, Math.min(broken.from, first.get(broken.bytes) ?? Infinity))
    return [...first].some(([bytes, from]) => namesAction(bytes, from))
  }

  #visit(value: Value, context: Context, definition: Definition | null): boolean {
    if (definition) this.#reached.add(definition)
    if (isRef(value)) {
      this.#follow(value.number, context)
      return false
    }
    if (isList(value)) {
      for (const item of value.items) this.#todo.push([item, context, null])
      return false
    }
    if (!isDict(value)) return false
    const stream = definition !== null && definition.data !== null
    if (stream && this.#actsAsStream(value, definition, context)) return true
    // A stream has keys of its own wherever it stands; so has a dictionary read in two ways.
    const as =
      (stream && context !== 'structure') || value.odd || context === 'content' ? 'plain' : context
    if (
      (as === 'plain' || as === 'structure') &&
      this.#judge.acts(value, { structure: as === 'structure' })
    )
      return true
    if (as !== 'structure' && this.#judge.isAction(value)) return true
    for (const [key, inner] of value.pairs) this.#todo.push([inner, below(as, key), null])
    return false
  }

  #follow(number: number, context: Context): void {
    const seen = this.#seen.get(context) ?? new Set()
    this.#seen.set(context, seen)
    if (seen.has(number)) return
    seen.add(number)
    for (const definition of this.#definitions.of(number))
      this.#todo.push([definition.value, context, definition])
  }

  /** Data that stand in another file, or that burst when a reader unpacks them. */
  #actsAsStream(dict: Dictionary, definition: Definition, context: Context): boolean {
    const elsewhere = this.#judge.all(dict, 'F').some((v) => isText(v) || isDict(v))
    if (!elsewhere) this.#weigh(dict, definition, context)
    return elsewhere
  }

  /** Pictures are never unpacked; the rest is weighed, but for what no reader unpacks. */
  #weigh(dict: Dictionary, definition: Definition, context: Context): void {
    const picture = this.#judge.names(dict, 'Subtype').includes('Image') && context !== 'content'
    const filters = filtersOf(this.#definitions, dict)
    if ((picture && filters.filter((f) => FLATE.has(f)).length < 2) || this.#heavy.has(definition))
      return
    const deflated = filters.findIndex((f) => !FLATE.has(f))
    this.#heavy.set(definition, deflated < 0 ? filters.length : deflated)
  }

  /** Streams that a reader unpacks, with how many times each is deflated. */
  get heavy(): ReadonlyMap<Definition, number> {
    return this.#heavy
  }
}

/** True when a trailer says that the document is encrypted. */
export const isEncrypted = (definitions: Definitions, trailers: readonly Dictionary[]): boolean => {
  const judge = new Judge(definitions)
  return trailers.some((trailer) =>
    valuesOf(trailer, 'Encrypt').some((v) => isRef(v) || !judge.isEmpty(v)),
  )
}
