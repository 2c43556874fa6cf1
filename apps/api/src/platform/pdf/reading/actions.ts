import type { Definitions } from './definitions.ts'
import { decodeName, Lexer } from './lexer.ts'
import { resolve } from './streams.ts'
import {
  type Dictionary,
  hasKey,
  isDict,
  isList,
  isName,
  isRef,
  isText,
  type Value,
  valuesOf,
} from './values.ts'

/** Kinds of action that run something, send something, or open another file. */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'GoTo3DView',
  // Renditions themselves: a media file to play.
  'MR',
  'SR',
])
/** Annotations that carry a file or a player. */
const ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'])
/** Keys that make a dictionary act, or carry a passenger, when they hold something. */
const FILLED_KEYS = new Set([
  'AA',
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
  'OnInstantiate',
])
/** What a damaged dictionary must not name, wherever it stands in it. */
const NAMES = new Set([...ACTIONS, ...ANNOTATIONS, ...FILLED_KEYS, 'EF', 'EmbeddedFile', 'URI'])

/** Short names come by chance in binary data: they count close to what is broken only. */
const CHANCE_MAX = 4
const NEAR = 65_536

/**
 * True when broken bytes name anything active from a place on: readers cut them in ways that we do
 * not foresee.
 */
export function namesAction(bytes: Buffer, from: number): boolean {
  const text = bytes.toString('latin1', from)
  for (const { 1: raw = '', index } of text.matchAll(/\/([A-Za-z0-9#]{2,40})/gu)) {
    const name = decodeName(raw)
    if (name === 'URI') {
      const token = new Lexer(bytes, from + index + 1 + raw.length, { left: NEAR }).peekText()
      if (token !== null && !isSafeAddress(token)) return true
    } else if (NAMES.has(name) && (name.length > CHANCE_MAX || index < NEAR)) return true
  }
  return false
}

const SAFE_ADDRESS = /^(?:https?:|mailto:|www\.|#)/u
/** A number to call: figures and what people put between them, no code of a telephone. */
const CALL = /^(?:tel|fax|sms):\+?(?:[\d().,-]|%20|%c2%a0)+$/u
/** Written without its scheme, as people write it. */
const HOST =
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:fr|com|org|net|eu|info|be|ch|lu|re|nc|pf|bzh|corsica|alsace|paris|immo|io|de|it|es|pt|uk)(?:[/?#]|$)/u
const MAIL = /^[^\s/\\:@]+@[\w.-]+$/u

/** True when a link may be followed: the web, a mail, a call; anything else may reach the reader's machine. */
export function isSafeAddress(raw: string): boolean {
  const address = decodeText(raw)
    // Readers and browsers pass over what cannot be seen.
    .replace(/[\p{C}\p{Z}]/gu, '')
    .toLowerCase()
  return address === '' || [SAFE_ADDRESS, CALL, HOST, MAIL].some((form) => form.test(address))
}

function decodeText(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1')
  if (raw.startsWith('\u00fe\u00ff')) return new TextDecoder('utf-16be').decode(bytes.subarray(2))
  if (raw.startsWith('\u00ff\u00fe')) return bytes.toString('utf16le', 2)
  return raw.startsWith('\u00ef\u00bb\u00bf') ? bytes.toString('utf8', 3) : raw
}

export class Judge {
  readonly #definitions: Definitions

  constructor(definitions: Definitions) {
    this.#definitions = definitions
  }

  resolve(value: Value): Value[] {
    return resolve(this.#definitions, value)
  }
  all(dict: Dictionary, key: string): Value[] {
    return valuesOf(dict, key).flatMap((value) => this.resolve(value))
  }
  names(dict: Dictionary, key: string): string[] {
    return this.all(dict, key)
      .filter(isName)
      .map(({ name }) => name)
  }

  /** True when a value holds nothing: null, an empty list, a tree of names without a name. */
  isEmpty(value: Value, depth = 0): boolean {
    if (depth > 8) return false
    if (isRef(value))
      return this.#definitions
        .of(value.number)
        .every((d) => d.data === null && this.isEmpty(d.value, depth + 1))
    if (isList(value)) return value.items.length === 0
    if (!isDict(value)) return value === null
    return (
      !value.odd &&
      value.pairs.every(
        ([key, inner]) =>
          key === 'Limits' ||
          ((key === 'Names' || key === 'Kids') && this.isEmpty(inner, depth + 1)),
      )
    )
  }

  /** True when a dictionary that readers look into acts by itself or carries a file. */
  acts(dict: Dictionary, { structure = false } = {}): boolean {
    if (dict.odd && this.#names(dict)) return true
    if (dict.pairs.some(([key, value]) => FILLED_KEYS.has(key) && !this.isEmpty(value))) return true
    if (!structure && this.isAction(dict)) return true
    return (
      this.names(dict, 'Subtype').some((name) => ANNOTATIONS.has(name)) ||
      this.#carries(dict) ||
      this.#leads(dict)
    )
  }

  /** The same for an object that nothing leads to: only what is plainly an action or a passenger. */
  actsAlone(dict: Dictionary): boolean {
    const structure =
      this.names(dict, 'Type').includes('StructElem') ||
      (hasKey(dict, 'P') && (hasKey(dict, 'K') || hasKey(dict, 'Pg')))
    return (
      (!structure && this.isAction(dict)) ||
      (hasKey(dict, 'Rect') && this.names(dict, 'Subtype').some((n) => ANNOTATIONS.has(n))) ||
      (hasKey(dict, 'XFA') && hasKey(dict, 'Fields') && this.acts(dict)) ||
      (hasKey(dict, 'S') && (hasKey(dict, 'JS') || this.#leads(dict))) ||
      (dict.odd && this.#names(dict)) ||
      this.#carries(dict)
    )
  }

  /** True when a dictionary is plainly an action, whatever it is read as. */
  isAction(dict: Dictionary): boolean {
    const kinds = this.names(dict, 'S')
    return (
      kinds.some((name) => ACTIONS.has(name)) || (kinds.includes('Thread') && hasKey(dict, 'F'))
    )
  }

  /** A file inside the file, or a file elsewhere that the reader would fetch. */
  #carries(dict: Dictionary): boolean {
    const full = (key: string): boolean =>
      this.all(dict, key).some((v) => isDict(v) && v.pairs.length > 0)
    return (
      full('EF') ||
      this.names(dict, 'Type').includes('EmbeddedFile') ||
      this.all(dict, 'Ref').some((v) => isDict(v) && hasKey(v, 'F'))
    )
  }

  /** A link to anything but the web, a mail or a call. */
  #leads(dict: Dictionary): boolean {
    const addresses = this.all(dict, 'URI')
    const bad = (value: Value): boolean => isText(value) && !isSafeAddress(value.text)
    return (
      addresses.some(bad) ||
      addresses.some((v) => isDict(v) && this.all(v, 'Base').some(bad)) ||
      (this.names(dict, 'S').includes('URI') &&
        (addresses.length === 0 || addresses.some((v) => !isText(v))))
    )
  }

  #names(dict: Dictionary): boolean {
    const inside = (value: Value): boolean =>
      (isName(value) && NAMES.has(value.name)) || (isList(value) && value.items.some(inside))
    return (
      dict.strays.some((name) => NAMES.has(name)) ||
      dict.pairs.some(([key, value]) => NAMES.has(key) || inside(value))
    )
  }
}
