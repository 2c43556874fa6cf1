import { PARAMETERS, PASSED, specOf } from '../rebuild/kinds.ts'
import { type Kind, type Shape, type Spec } from '../rebuild/spec.ts'
import {
  Name,
  Ref,
  Refused,
  type StrictObject,
  type StrictReader,
  Text,
  type Value,
} from './strict-reader.ts'

const DEPTH_MAX = 200
const WEIGHT_MAX = 5000
const WRITTEN_OUT = new Set<Kind>(['function', 'colour', 'visibility', 'layer'])
const DATA_KEYS = ['Length', 'Filter', 'DecodeParms']

/** A stream that was accepted: what kind of data it holds. */
interface AcceptedStream {
  number: number
  dict: ReadonlyMap<string, Value>
  data: Buffer
  kind: (Spec & { is: 'stream' })['data']
}

/** Follows a document from its catalogue: each object is of a kind, with the keys of that kind alone. */
export class Accepted {
  readonly #reader: StrictReader
  /** What was looked at, with how many objects it comes to once each use is written out. */
  readonly #done = new Map<string, number>()
  readonly #reached = new Set<number>()
  readonly streams = new Map<number, AcceptedStream>()
  #depth = 0
  #weight = 0

  /** Throws Refused. */
  constructor(reader: StrictReader) {
    this.#reader = reader
    const { trailer, objects } = reader
    const root = trailer.get('Root')
    if ([...trailer.keys()].some((k) => k !== 'Size' && k !== 'Root')) throw new Refused('trailer')
    if (!(root instanceof Ref)) throw new Refused('no catalogue')
    this.#check({ is: 'kind', name: 'catalog' }, root)
    for (const number of objects.keys())
      if (!this.#reached.has(number)) throw new Refused(`object ${number} that nothing shows`)
  }

  /** The object behind a reference. Throws Refused. */
  object({ number }: Ref): StrictObject {
    const found = this.#reader.objects.get(number)
    if (!found) throw new Refused(`reference to nothing, ${number}`)
    return found
  }
  /** A value, behind its reference if it is one. */
  value(value: Value | undefined): Value | undefined {
    return value instanceof Ref ? this.object(value).value : value
  }

  #check(spec: Spec, value: Value): void {
    this.#depth += 1
    if (this.#depth > DEPTH_MAX) throw new Refused('too deep')
    if (spec.is === 'kind') this.#kind(spec.name, value)
    else this.#plain(spec, value)
    this.#depth -= 1
  }
  /** Readers write out functions and colours at each use: what doubles at each level has no end. */
  #weigh(name: Kind, key: string, look: () => void): void {
    const around = this.#weight
    this.#weight = 1
    look()
    if (WRITTEN_OUT.has(name) && this.#weight > WEIGHT_MAX) throw new Refused(`endless ${name}`)
    this.#done.set(key, this.#weight)
    this.#weight = around + (WRITTEN_OUT.has(name) ? this.#weight : 0)
  }
  #kind(name: Kind, value: Value): void {
    const spec = specOf(name)
    // Names stand where they are used; everything else is an object of its own.
    if (!(value instanceof Ref)) {
      if (value instanceof Name) return this.#plain(spec, value)
      throw new Refused(`${name} that is no object`)
    }
    const key = `${value.number} ${name}`
    const known = this.#done.get(key)
    if (known !== undefined) {
      if (WRITTEN_OUT.has(name)) this.#weight += known
      return
    }
    this.#done.set(key, 1)
    this.#reached.add(value.number)
    const found = this.object(value)
    this.#weigh(name, key, () => this.#plain(spec, found.value, value.number))
  }
  #plain(spec: Spec, value: Value, number?: number): void {
    const data = number === undefined ? null : (this.#reader.objects.get(number)?.data ?? null)
    const shape = shapeOf(value, data !== null)
    const refuse = (): never => {
      throw new Refused(`${spec.is}, not ${shape}`)
    }
    switch (spec.is) {
      case 'bool':
      case 'number':
      case 'name':
      case 'text':
        return shape === spec.is ? undefined : refuse()
      case 'enum':
        return value instanceof Name && spec.of.includes(value.name) ? undefined : refuse()
      case 'list':
        if (!Array.isArray(value) || value.length < spec.least || value.length > spec.most)
          return refuse()
        for (const item of value) this.#check(spec.of, item)
        return
      case 'family':
        return this.#family(spec, value)
      case 'map':
        if (!(value instanceof Map) || data) return refuse()
        for (const item of value.values()) this.#check(spec.of, item)
        return
      case 'dict':
        return value instanceof Map && !data ? this.#keys(spec, value) : refuse()
      case 'stream':
        if (!(value instanceof Map) || !data || number === undefined) return refuse()
        return this.#stream(spec, number, value, data)
      case 'by': {
        const key = value instanceof Map ? value.get(spec.key) : undefined
        const one =
          spec.of[key instanceof Name ? key.name : typeof key === 'number' ? String(key) : '']
        if (!one) return refuse()
        return one.is === 'kind' && number !== undefined
          ? this.#kind(one.name, new Ref(number))
          : this.#plain(one, value, number)
      }
      case 'shape': {
        // What stands in an object of its own shows its shape there.
        const held = value instanceof Ref ? this.object(value) : { value, data }
        const one = spec.of[shapeOf(held.value, held.data !== null) ?? 'bool']
        if (!one) return refuse()
        return value instanceof Ref ? this.#check(one, value) : this.#plain(one, value, number)
      }
      case 'kind':
        return this.#kind(spec.name, value)
    }
  }
  #family(spec: Spec & { is: 'family' }, value: Value): void {
    const [head, ...rest] = Array.isArray(value) ? value : []
    const asked = head instanceof Name ? spec.of[head.name] : undefined
    if (!asked || rest.length > asked.length) throw new Refused('no such family')
    for (const [i, item] of rest.entries()) {
      const one = asked[i]
      if (one) this.#check(one, item)
    }
  }
  #keys(
    spec: { keys: Readonly<Record<string, Spec>>; needs: readonly string[] },
    value: ReadonlyMap<string, Value>,
    more: readonly string[] = [],
  ): void {
    for (const [key, item] of value) {
      const one = Object.hasOwn(spec.keys, key) ? spec.keys[key] : undefined
      if (one) this.#check(one, item)
      else if (!more.includes(key)) throw new Refused(`key ${key}`)
    }
    for (const key of spec.needs) if (!value.has(key)) throw new Refused(`no ${key}`)
  }
  #stream(
    spec: Spec & { is: 'stream' },
    number: number,
    dict: ReadonlyMap<string, Value>,
    data: Buffer,
  ): void {
    this.#keys(spec, dict, DATA_KEYS)
    const filter = dict.get('Filter')
    const name = filter instanceof Name ? filter.name : ''
    const isPicture = spec.data === 'picture' && PASSED.includes(name)
    if (name !== 'FlateDecode' && !isPicture) throw new Refused(`filter ${name}`)
    const parms = dict.get('DecodeParms')
    const asked = spec.data === 'picture' ? PARAMETERS[name] : undefined
    if (parms !== undefined) {
      if (!asked) throw new Refused('parameters of data')
      this.#check(asked, parms)
    }
    this.streams.set(number, { number, dict, data, kind: spec.data })
  }
}

const shapeOf = (value: Value, isStream: boolean): Shape | null => {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'bool'
  if (value instanceof Name) return 'name'
  if (value instanceof Text) return 'text'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Map) return isStream ? 'stream' : 'dict'
  return null
}
