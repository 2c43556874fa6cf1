import type { Source } from './sources.ts'

/**
 * The circles between files: each a set of files that import one another, types included (Tarjan's
 * strongly connected components). An import that happens when the code runs closes none.
 */
export const circles = (sources: readonly Source[]): string[][] => {
  const known = new Map(sources.map((s) => [s.path, s]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const lower = (path: string, value: number): void =>
    void low.set(path, Math.min(low.get(path) ?? value, value))
  const visit = (path: string): void => {
    index.set(path, index.size)
    lower(path, index.size - 1)
    stack.push(path)
    for (const { file, kind } of known.get(path)?.imports ?? []) {
      if (file === null || kind === 'dynamic' || !known.has(file)) continue
      if (!index.has(file)) {
        visit(file)
        lower(path, low.get(file) ?? 0)
      } else if (stack.includes(file)) lower(path, index.get(file) ?? 0)
    }
    if (low.get(path) !== index.get(path)) return
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const { path } of sources) if (!index.has(path)) visit(path)
  return found
}
