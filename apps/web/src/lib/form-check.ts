import type { OperationName } from '@registre/contract'
import type { FieldError, RuleReport } from '@registre/domain'
import type { FocusEventHandler } from 'react'
import type { Args } from './api/index.ts'
import { typographier } from './typographie.ts'

/**
 * The arguments of a call while a form is filled in: null stands where nothing is chosen yet, and a
 * choice of a closed list is any text.
 */
export type Draft<T> = T extends File
  ? T | null
  : T extends string
    ? string | null
    : T extends readonly (infer U)[]
      ? readonly Draft<U>[]
      : T extends object
        ? { [P in keyof T]: Draft<T[P]> }
        : T | null

/** What an operation's own schemas say of its calls. */
export interface Shape {
  errors: (args: unknown) => FieldError[]
  /** How many characters each text may have, by its path; `*` stands for any rank. */
  maxLengths: ReadonlyMap<string, number>
}
const SILENT: Shape = { errors: () => [], maxLengths: new Map() }

const load = async (name: OperationName): Promise<Shape> => {
  const { argumentErrors, maxLengths, operationOf } = await import('@registre/contract/schemas')
  const operation = await operationOf(name)
  return {
    errors: (args) =>
      argumentErrors(operation, args).map((e) => ({ ...e, message: typographier(e.message) })),
    maxLengths: maxLengths(operation),
  }
}

const loaded = new Map<OperationName, Promise<Shape>>()

/**
 * Fetches what checks the calls of an operation, once: zod comes with it. When it does not come (no
 * connection, a new version of the client), it says nothing: the register checks by the same
 * schemas.
 */
const shapeOf = (name: OperationName): Promise<Shape> => {
  const known = loaded.get(name)
  if (known) return known
  const coming = load(name).catch((error: unknown) => {
    loaded.delete(name)
    if (navigator.onLine) reportError(error)
    return SILENT
  })
  loaded.set(name, coming)
  return coming
}

/**
 * Takes an operation, and how the form names what its schemas name; gives what a form does as a
 * field takes the focus: its text is told the length that the schemas allow; nothing is cut.
 */
export const limitsOf =
  (
    name: OperationName,
    fields: Readonly<Record<string, string>> | ((champ: string) => string) = {},
  ): FocusEventHandler =>
  async ({ target }) => {
    const { maxLengths } = await shapeOf(name)
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // Days, amounts and codes are written in more characters than they keep (15 juin 2025).
    if (target.inputMode === 'numeric') return
    const field = target.name.replace(/\.\d+(?=\.|$)/g, '.*')
    for (const [champ, max] of maxLengths)
      if ((typeof fields === 'function' ? fields(champ) : (fields[champ] ?? champ)) === field)
        target.dataset['max'] = String(max)
  }

const isComplete = <K extends OperationName>(
  _args: unknown,
  errors: readonly FieldError[],
): _args is Args<K> => errors.length === 0

/**
 * Checks a call by its operation's own schemas: its arguments once they are sound, or a French
 * sentence beside each field that is not.
 */
export const checkCall = async <K extends OperationName>(
  name: K,
  args: Draft<Args<K>>,
): Promise<{ args: Args<K>; errors: [] } | { args: null; errors: FieldError[] }> => {
  const errors = (await shapeOf(name)).errors(args)
  return isComplete<K>(args, errors) ? { args, errors: [] } : { args: null, errors }
}

/** One report out of several: the first error of a field wins. */
export const mergeReports = (...reports: readonly Partial<RuleReport>[]): RuleReport => {
  const erreurs = reports.flatMap((r) => r.erreurs ?? [])
  const seen = new Set<string>()
  return {
    erreurs: erreurs.filter(
      ({ champ }) => champ === '' || (!seen.has(champ) && seen.add(champ) !== undefined),
    ),
    aConfirmer: reports.flatMap((r) => r.aConfirmer ?? []),
  }
}
