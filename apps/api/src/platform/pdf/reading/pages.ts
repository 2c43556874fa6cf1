import type { Definitions } from './definitions.ts'
import { resolve } from './streams.ts'
import {
  type Dictionary,
  isDict,
  isList,
  isRef,
  UnreadablePdf,
  type Value,
  valuesOf,
} from './values.ts'

const PAGES_MAX = 2000
const NODES_MAX = 10_000

/** The newest value of a key, as a reader takes it after a repair. */
const newest = (definitions: Definitions, dict: Dictionary, key: string): Value =>
  valuesOf(dict, key)
    .flatMap((value) => resolve(definitions, value))
    .at(-1) ?? null

/**
 * Counts the leaves of the page tree. Throws UnreadablePdf when it loops, lacks a page, or has too
 * many.
 */
export function countPages(definitions: Definitions, trailers: readonly Dictionary[]): number {
  const roots = trailers
    .map((trailer) => newest(definitions, trailer, 'Root'))
    .filter(isDict)
    .filter((root) => isDict(newest(definitions, root, 'Pages')))
  const counts = roots.toReversed().map((root) => countFrom(definitions, root))
  const pages = counts.find((count) => count > 0)
  if (pages === undefined) throw new UnreadablePdf('no page')
  return pages
}

function countFrom(definitions: Definitions, root: Dictionary): number {
  const seen = new Set<number>()
  const todo: Value[] = valuesOf(root, 'Pages')
  let nodes = 0
  let pages = 0
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (++nodes > NODES_MAX) throw new UnreadablePdf('page tree too large')
    const value = resolve(definitions, node).filter(isDict).at(-1)
    if (value === undefined) throw new UnreadablePdf('page that is not there')
    const kids = newest(definitions, value, 'Kids')
    if (!isList(kids)) {
      if (++pages > PAGES_MAX) throw new UnreadablePdf('too many pages')
      continue
    }
    if (isRef(node)) {
      if (seen.has(node.number)) throw new UnreadablePdf('page tree that loops')
      seen.add(node.number)
    }
    boundCount(definitions, value)
    todo.push(...kids.items)
  }
  return pages
}

/** A tree cannot announce more pages than the file has objects. */
function boundCount(definitions: Definitions, node: Dictionary): void {
  for (const count of valuesOf(node, 'Count').flatMap((v) => resolve(definitions, v)))
    if (typeof count === 'number' && !(count <= definitions.count))
      throw new UnreadablePdf('count out of bounds')
}
