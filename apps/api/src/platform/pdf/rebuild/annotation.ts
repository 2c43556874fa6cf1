import { PDFDict, type PDFObject, type PDFRef } from 'pdf-lib'
import type { Builder } from './builder.ts'
import type { Source } from './source.ts'
import { nameOf } from './values.ts'

export type Box = readonly [number, number, number, number]

/** Four numbers as a box, from its lowest corner; null for anything else. */
export const boxOf = (source: Source, dict: PDFDict, key: string): Box | null => {
  const [a, b, c, d] = numbersOf(source, dict, key, 4) ?? []
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}
/** What two boxes share; null for nothing. */
export const shared = ([a, b, c, d]: Box, [e, f, g, h]: Box): Box | null => {
  const box: Box = [Math.max(a, e), Math.max(b, f), Math.min(c, g), Math.min(d, h)]
  return box[2] > box[0] && box[3] > box[1] ? box : null
}
export const numbersOf = (
  source: Source,
  dict: PDFDict,
  key: string,
  count: number,
): number[] | null => {
  const values = source.list(dict, key)?.map((v) => Number(source.get(v)?.toString()))
  return values?.length === count && values.every(Number.isFinite) ? values : null
}
/** The value of a field, which its annotation may leave to its parent. */
export const inherited = (source: Source, field: PDFDict, key: string): PDFObject | undefined => {
  let from: PDFDict | undefined = field
  for (let i = 0; from && i < 20; i += 1) {
    const value = source.of(from, key)
    if (value !== undefined) return value
    from = source.dict(from, 'Parent')
  }
  return undefined
}
/** Adds a resource of ours; gives its name, which no name of theirs can be. */
export const add = (
  builder: Builder,
  resources: PDFDict,
  family: string,
  letter: string,
  ref: PDFRef,
): string => {
  let held = resources.lookupMaybe(nameOf(family), PDFDict)
  if (!held) resources.set(nameOf(family), (held = builder.dict({})))
  const name = `${letter}.${ref.objectNumber}`
  held.set(nameOf(name), ref)
  return name
}
