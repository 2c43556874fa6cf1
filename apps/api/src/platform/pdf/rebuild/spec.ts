export type Spec =
  | { is: 'bool' | 'number' | 'name' | 'text' }
  | { is: 'enum'; of: readonly string[] }
  | { is: 'list'; of: Spec; least: number; most: number }
  /** A list whose first name says what follows: a colour space. */
  | { is: 'family'; of: Readonly<Record<string, readonly Spec[]>> }
  | { is: 'dict'; keys: Readonly<Record<string, Spec>>; needs: readonly string[] }
  /** Any name to one kind of value; `named`: the names stand in contents too, and are given a prefix. */
  | { is: 'map'; of: Spec; named: boolean }
  | { is: 'stream'; keys: Readonly<Record<string, Spec>>; needs: readonly string[]; data: Data }
  /** The value of a key says which of several kinds it is. */
  | { is: 'by'; key: string; of: Readonly<Record<string, Spec>> }
  | { is: 'shape'; of: Partial<Record<Shape, Spec>> }
  | { is: 'kind'; name: Kind }

/** `content`: operators of a page; `calculator`: a function written in operators; `bytes`: fonts, profiles, tables. */
export type Data = 'content' | 'calculator' | 'bytes' | 'picture'
export type Shape = 'bool' | 'number' | 'name' | 'text' | 'list' | 'dict' | 'stream'

export type Keys = Readonly<Record<string, Spec>>
/** Kinds of objects, by name: the table is `kinds.ts`. */
export type Kind =
  | ('catalog' | 'pages' | 'page' | 'contents' | 'resources' | 'xobject' | 'form' | 'image')
  | ('state' | 'colour' | 'profile' | 'function' | 'shading' | 'pattern' | 'font' | 'cidfont')
  | ('encoding' | 'cmap' | 'descriptor' | 'fontfile' | 'bytes' | 'layer' | 'visibility' | 'layers')

export const bool: Spec = { is: 'bool' }
export const number: Spec = { is: 'number' }
export const name: Spec = { is: 'name' }
export const text: Spec = { is: 'text' }
export const named = (...of: string[]): Spec => ({ is: 'enum', of })
export const list = (of: Spec, least = 0, most = 100_000): Spec => ({ is: 'list', of, least, most })
export const numbers = (least: number, most = least): Spec => list(number, least, most)
export const many = numbers(0, 200_000)
const split = (keys: string): string[] => keys.split(' ').filter((key) => key !== '')
/** `needs`: keys without which there is no such object, with blanks between. */
export const dict = (keys: Keys, needs = ''): Spec => ({ is: 'dict', keys, needs: split(needs) })
export const stream = (data: Data, keys: Keys = {}, needs = ''): Spec => ({
  is: 'stream',
  keys,
  needs: split(needs),
  data,
})
export const map = (of: Spec, isNamed = true): Spec => ({ is: 'map', of, named: isNamed })
export const kind = (of: Kind): Spec => ({ is: 'kind', name: of })
export const shape = (of: Partial<Record<Shape, Spec>>): Spec => ({ is: 'shape', of })
export const by = (key: string, of: Keys): Spec => ({ is: 'by', key, of })
/** Several keys of one sort. */
export const all = (of: Spec, keys: string): Keys =>
  Object.fromEntries(split(keys).map((key) => [key, of]))
