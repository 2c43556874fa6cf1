/** The document cannot be read as a PDF: broken, too deep, larger than its bytes can hold. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf'
}

export interface Name {
  kind: 'name'
  name: string
}
/** A string, one character per byte. */
export interface Text {
  kind: 'text'
  text: string
}
export interface Reference {
  kind: 'ref'
  number: number
}
export interface List {
  kind: 'list'
  items: Value[]
}
export interface Dictionary {
  kind: 'dict'
  /** Every pair as written: a key that comes twice is read differently by different readers. */
  pairs: [key: string, value: Value][]
  /** Readers may pair its keys and values otherwise than we do. */
  odd: boolean
  /** Names that stand in it where no key and no value is expected. */
  strays: string[]
}
/** `null` stands for null, booleans and unknown words. */
export type Value = number | null | Name | Text | Reference | List | Dictionary

export const isName = (v: Value | undefined): v is Name =>
  typeof v === 'object' && v !== null && v.kind === 'name'
export const isText = (v: Value | undefined): v is Text =>
  typeof v === 'object' && v !== null && v.kind === 'text'
export const isRef = (v: Value | undefined): v is Reference =>
  typeof v === 'object' && v !== null && v.kind === 'ref'
export const isList = (v: Value | undefined): v is List =>
  typeof v === 'object' && v !== null && v.kind === 'list'
export const isDict = (v: Value | undefined): v is Dictionary =>
  typeof v === 'object' && v !== null && v.kind === 'dict'

/** Every value that a dictionary gives to a key. */
export const valuesOf = (dict: Dictionary, key: string): Value[] =>
  dict.pairs.filter(([k]) => k === key).map(([, v]) => v)
export const hasKey = (dict: Dictionary, key: string): boolean =>
  dict.pairs.some(([k]) => k === key)
