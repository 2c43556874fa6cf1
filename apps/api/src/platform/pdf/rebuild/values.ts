import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from 'pdf-lib'
import type { Room } from './refusal.ts'
import type { Shape } from './spec.ts'

/** What a value is; null for what no kind of object uses. */
export const shapeOf = (value: PDFObject | undefined): Shape | null => {
  if (value instanceof PDFName) return 'name'
  if (value instanceof PDFNumber) return 'number'
  if (value instanceof PDFArray) return 'list'
  if (value instanceof PDFDict) return 'dict'
  if (value instanceof PDFRawStream) return 'stream'
  if (value instanceof PDFString || value instanceof PDFHexString) return 'text'
  return value instanceof PDFBool ? 'bool' : null
}

const NAMES = new Map<string, PDFName>()
/** The name of a key, made once. */
export const nameOf = (key: string): PDFName => {
  const known = NAMES.get(key)
  if (known) return known
  const made = PDFName.of(key.replaceAll('#', '#23'))
  if (NAMES.size < 1000) NAMES.set(key, made)
  return made
}

/** A name as text, without its slash. */
export const textOfName = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName ? value.decodeText() : null

/** What objects are read from: the value behind a reference, or of a key; what may still be unpacked. */
export interface Objects {
  readonly room: Room
  /** Parts of what is shown that a damaged file no longer holds. */
  readonly lost: Set<string>
  get(value: PDFObject | undefined): PDFObject | undefined
  of(dict: PDFDict, key: string): PDFObject | undefined
  number(dict: PDFDict, key: string): number | undefined
}
