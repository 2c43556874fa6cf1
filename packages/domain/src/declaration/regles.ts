import type { Rule } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { ImmatCopropriete } from './declaration.types.ts'

/** What a rule reads of its block, and of the rest of the declaration. */
type Lire<B, T> = (bloc: B, faits: FaitsDeclaration) => T
type Dite = Partial<Omit<Rule<FaitsDeclaration>, 'code' | 'champs' | 'message' | 'holds'>>
/**
 * A rule as its file says it: the fields of its sentence and when it holds, or the fields at fault:
 * it holds when there are none.
 */
export type Regle<B, C extends string> = Dite & { code: C; message: string | Lire<B, string> } & (
    | { champs: readonly string[]; holds: Lire<B, boolean> }
    | { champs: Lire<B, readonly string[]>; ou: string; holds?: never }
  )
/** A rule of a declaration, as it is run. */
export type RegleDe<C extends string> = Rule<FaitsDeclaration> & { code: C }

const DEPUIS_2016 = '2016-11-01'

/** The rules of what is read of a declaration; what they share is said once, each may say otherwise. */
export const reglesSur = <B, const C extends string>(
  lire: (faits: FaitsDeclaration) => B,
  commun: Dite & { source: string },
  lignes: readonly Regle<NoInfer<B>, C>[],
): RegleDe<C>[] =>
  lignes.map(({ champs, message, holds, ...dite }) => ({
    effet: DEPUIS_2016,
    ...commun,
    ...dite,
    champs: typeof champs === 'function' ? (faits) => champs(lire(faits), faits) : champs,
    message: typeof message === 'function' ? (faits) => message(lire(faits), faits) : message,
    holds: (faits) =>
      typeof champs === 'function'
        ? champs(lire(faits), faits).length === 0
        : holds?.(lire(faits), faits) === true,
  }))

/** The rules of a block. */
export const reglesDuBloc = <B extends keyof ImmatCopropriete, const C extends string>(
  bloc: B,
  commun: Dite & { source: string },
  lignes: readonly Regle<ImmatCopropriete[B], C>[],
): RegleDe<C>[] => reglesSur<ImmatCopropriete[B], C>(({ contenu }) => contenu[bloc], commun, lignes)

// What is not filled breaks no rule: it is asked for elsewhere.

/** Says whether a day, or a count, comes before another. */
export const avant = <T extends number | string>(a: T | null, b: T | null): boolean =>
  a === null || b === null || a < b
/** The same, or equal to it. */
export const auPlus = <T extends number | string>(a: T | null, b: T | null): boolean =>
  a === null || b === null || a <= b
/** Says whether a whole number is within bounds. */
export const entre = (n: number | null, min: number, max: number): boolean =>
  n === null || (Number.isInteger(n) && n >= min && n <= max)
