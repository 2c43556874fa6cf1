import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { prefixed } from './contents.ts'
import { LONG_COLOURS } from './limits.ts'
import { specOf } from './kinds.ts'
import { type Kind, type Spec } from './spec.ts'
import type { Source } from './source.ts'
import { type StreamJob, WrittenStream } from './written.ts'
import { RefusedPdf, Room } from './refusal.ts'
import { nameOf, shapeOf, textOfName } from './values.ts'

const DEPTH_MAX = 120
const OBJECTS_MAX = 60_000
const OPERATORS_MAX = 5_000_000

/**
 * Makes the objects of a document from those of another: of each, its kind and the keys of that
 * kind. What fits no kind is left out.
 */
export class Builder {
  readonly source: Source
  readonly context = PDFContext.create()
  /** What fields without an appearance are drawn in, once there is one. */
  font: PDFRef | undefined
  /** How many letters of fields were drawn, and pictures taken out of contents. */
  letters = 0
  inline = 0
  /** Lines of contents that may still be written. */
  readonly operators = new Room(OPERATORS_MAX)
  /** What was made of an object, by kind: shared as it was, and where it turns round. */
  readonly #made = new Map<string, PDFRef | null>()
  /** Streams that are to be written, in the order in which they were met. */
  readonly jobs: StreamJob[] = []
  /** Contents of pages, so that pages alike share theirs. */
  readonly #pages: { of: readonly PDFRawStream[]; resources: PDFRef; ref: PDFRef }[] = []
  /** Contents whose own resources are those of what shows them. */
  #around: (PDFRef | undefined)[] = []
  #depth = 0

  constructor(source: Source) {
    this.source = source
  }

  dict(entries: Readonly<Record<string, PDFObject | number | undefined>>): PDFDict {
    const dict = PDFDict.withContext(this.context)
    for (const [key, value] of Object.entries(entries))
      if (value !== undefined)
        dict.set(nameOf(key), typeof value === 'number' ? PDFNumber.of(value) : value)
    return dict
  }
  list(values: readonly (PDFObject | number)[]): PDFArray {
    const list = PDFArray.withContext(this.context)
    for (const value of values) list.push(typeof value === 'number' ? PDFNumber.of(value) : value)
    return list
  }
  /** An object of a kind, made of a value; undefined when it fits none. */
  kind(name: Kind, value: PDFObject | undefined): PDFObject | undefined {
    const found = this.source.get(value)
    if (found === undefined) return undefined
    // Names of colours, encodings and tables stand where they are used.
    if (found instanceof PDFName) return this.#build(specOf(name), found)
    const narrowed = this.#narrow(specOf(name), found)
    if (narrowed?.is === 'kind') return this.kind(narrowed.name, value)
    const key = value instanceof PDFRef ? `${value.objectNumber} ${name}` : null
    const known = key === null ? undefined : this.#made.get(key)
    if (known !== undefined) return known ?? undefined
    const ref = this.context.nextRef()
    if (ref.objectNumber > OBJECTS_MAX) throw new RefusedPdf('illisible', 'too many objects')
    if (key !== null) this.#made.set(key, ref)
    const build = () => narrowed && this.#build(narrowed, found)
    // Fonts that draw their letters use the resources that they stand in.
    const built = name === 'resources' ? this.within(ref, build) : build()
    if (built === undefined) {
      if (key !== null) this.#made.set(key, null)
      return undefined
    }
    this.context.assign(ref, built)
    return ref
  }
  /** Part of an object, made of a value by what it may hold. */
  value(spec: Spec, value: PDFObject | undefined): PDFObject | undefined {
    return this.#value(spec, value)
  }
  /** An appearance, which is a form whatever it says of itself; undefined when it has no box. */
  form(value: PDFObject): PDFRef | undefined {
    const found = this.source.get(value)
    if (!(found instanceof PDFRawStream)) return undefined
    const isForm = textOfName(this.source.of(found.dict, 'Subtype')) === 'Form'
    const dict = found.dict.clone()
    dict.set(nameOf('Subtype'), nameOf('Form'))
    const ref = this.kind('form', isForm ? value : PDFRawStream.of(dict, found.contents))
    return ref instanceof PDFRef ? ref : undefined
  }
  /** The contents of a page: its own, one after the other, then what we draw over them. */
  contents(of: readonly PDFRawStream[], over: string, resources: PDFRef): PDFRef {
    const same = this.#pages.find(
      (p) =>
        over === '' &&
        p.resources === resources &&
        p.of.length === of.length &&
        p.of.every((part, i) => part === of[i]),
    )
    if (same) return same.ref
    const stream = new WrittenStream(this.dict({}))
    this.jobs.push({ stream, of, over, data: 'content', resources })
    const ref = this.context.register(stream)
    if (over === '') this.#pages.push({ of, resources, ref })
    return ref
  }
  /** Shows contents with the resources of what holds them, where they have none. */
  within<T>(resources: PDFRef | undefined, make: () => T): T {
    this.#around.push(resources)
    try {
      return make()
    } finally {
      this.#around.pop()
    }
  }

  #build(spec: Spec, value: PDFObject): PDFObject | undefined {
    this.#depth += 1
    if (this.#depth > DEPTH_MAX) throw new RefusedPdf('illisible', 'too deep')
    try {
      return this.#make(spec, value)
    } finally {
      this.#depth -= 1
    }
  }
  #value(spec: Spec, value: PDFObject | undefined): PDFObject | undefined {
    const found = this.source.get(value)
    const narrowed = found && this.#narrow(spec, found)
    if (found === undefined || narrowed === undefined) return undefined
    // Its reference, not what it leads to: one object stays one.
    return narrowed.is === 'kind' ? this.kind(narrowed.name, value) : this.#build(narrowed, found)
  }
  #make(spec: Spec, value: PDFObject): PDFObject | undefined {
    switch (spec.is) {
      case 'bool':
        return value instanceof PDFBool ? value : undefined
      case 'number':
        return value instanceof PDFNumber ? boundedNumber(value) : undefined
      case 'name':
        return value instanceof PDFName ? value : undefined
      case 'enum':
        return spec.of.includes(textOfName(value) ?? '') ? value : undefined
      case 'text':
        return textIn(value)
      case 'list':
        return this.#list(spec, value)
      case 'family':
        return this.#family(spec, value)
      case 'map':
        return value instanceof PDFDict ? this.#map(spec, value) : undefined
      case 'dict':
        return value instanceof PDFDict ? this.#keys(spec, value) : undefined
      case 'stream':
        return value instanceof PDFRawStream ? this.#stream(spec, value) : undefined
      case 'by':
      case 'shape':
      case 'kind':
        return this.#value(spec, value)
    }
  }
  #list(spec: Spec & { is: 'list' }, value: PDFObject): PDFObject | undefined {
    if (!(value instanceof PDFArray) || value.size() > spec.most) return undefined
    const made = value.asArray().flatMap((v) => this.#value(spec.of, v) ?? [])
    // A box that lacks a side is no box; a list of fonts may lack one.
    return made.length < spec.least ? undefined : this.list(made)
  }
  #family(spec: Spec & { is: 'family' }, value: PDFObject): PDFObject | undefined {
    if (!(value instanceof PDFArray)) return undefined
    const head = this.source.get(value.asArray()[0])
    const rest = spec.of[LONG_COLOURS[textOfName(head) ?? ''] ?? textOfName(head) ?? '']
    if (!(head instanceof PDFName) || !rest) return undefined
    const long = nameOf(LONG_COLOURS[textOfName(head) ?? ''] ?? textOfName(head) ?? '')
    const made: PDFObject[] = []
    for (const [i, inner] of rest.entries()) {
      const built = this.#value(inner, value.asArray()[i + 1])
      if (built === undefined)
        return i === 0 && textOfName(long) === 'Pattern' ? this.list([long]) : undefined
      made.push(built)
    }
    return this.list([long, ...made])
  }
  #map(spec: Spec & { is: 'map' }, value: PDFDict): PDFDict {
    const map = this.dict({})
    for (const [key, inner] of value.entries()) {
      const made = this.#value(spec.of, inner)
      if (made !== undefined) map.set(spec.named ? nameOf(prefixed(key.decodeText())) : key, made)
    }
    return map
  }
  #keys(spec: Spec & { is: 'dict' | 'stream' }, value: PDFDict): PDFDict | undefined {
    const made = this.dict({})
    const { Resources: resources, ...keys } = spec.keys
    const own = resources && this.#resources(resources, value, made)
    const copy = (): void => {
      for (const [key, inner] of Object.entries(keys)) {
        const found = value.get(nameOf(key))
        const built = found && this.#value(inner, found)
        if (built !== undefined) made.set(nameOf(key), built)
      }
    }
    if (own) this.within(own, copy)
    else copy()
    return spec.needs.every((key) => made.has(nameOf(key))) ? made : undefined
  }
  /** What shows something has resources of its own: those around it where it names none. */
  #resources(spec: Spec, value: PDFDict, made: PDFDict): PDFRef {
    const own = this.#value(spec, value.get(nameOf('Resources'))) ?? this.#around.at(-1)
    const ref = own instanceof PDFRef ? own : this.context.register(this.dict({}))
    made.set(nameOf('Resources'), ref)
    return ref
  }
  #stream(spec: Spec & { is: 'stream' }, value: PDFRawStream): PDFObject | undefined {
    const made = this.#keys(spec, value.dict)
    if (!made) return undefined
    const resources = made.get(nameOf('Resources')) ?? this.#around.at(-1)
    const stream = new WrittenStream(made)
    const ref = resources instanceof PDFRef ? resources : undefined
    this.jobs.push({ stream, of: [value], over: '', data: spec.data, resources: ref })
    return stream
  }
  /** The one kind that a value is, of those that its shape or one of its keys tells apart. */
  #narrow(spec: Spec, value: PDFObject): Spec | undefined {
    if (spec.is === 'shape') {
      const shape = shapeOf(value)
      const one = shape === null ? undefined : spec.of[shape]
      return one && this.#narrow(one, value)
    }
    if (spec.is !== 'by') return spec
    const dict = value instanceof PDFRawStream ? value.dict : value
    if (!(dict instanceof PDFDict)) return undefined
    const key = this.source.of(dict, spec.key)
    const one = spec.of[textOfName(key) ?? (key instanceof PDFNumber ? String(key.asNumber()) : '')]
    return one && this.#narrow(one, value)
  }
}

const boundedNumber = (value: PDFNumber): PDFNumber | undefined => {
  const number = value.asNumber()
  if (!Number.isFinite(number) || Math.abs(number) > 1e10) return undefined
  return value
}
/** A text of bytes, written by us. */
const textIn = (value: PDFObject): PDFHexString | undefined => {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined
  return PDFHexString.of(Buffer.from(value.asBytes()).toString('hex').toUpperCase())
}
