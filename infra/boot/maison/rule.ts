import { isTest, type Source } from './sources.ts'

/** What a rule refuses: where, and what stands there. */
export interface Fault {
  path: string
  what: string
}

/** A rule of the house, and how many faults it may still have: this number only goes down. */
export interface Rule {
  nom: string
  auPlus: number
  faults: (sources: readonly Source[]) => Fault[]
}

const API = 'apps/api/src/'
const MODULE = /^apps\/api\/src\/modules\/([^/]+)\//
/** The room of a file of the API; null for what stands outside of every room. */
export const moduleOf = (path: string): string | null => MODULE.exec(path)?.[1] ?? null

/** Whether a file serves people: of the API, and no test. */
export const isProduction = (s: Source): boolean => s.path.startsWith(API) && !isTest(s.path)

/** A rule that reads each source by itself. */
export const each =
  (faultsOf: (source: Source) => string[]): Rule['faults'] =>
  (sources) =>
    sources.flatMap((s) => faultsOf(s).map((what) => ({ path: s.path, what })))
