import type { FieldError, RuleReport } from '@registre/domain'
import { isDateText } from '@registre/ui'
import { get } from 'react-hook-form'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '')

/** One error per path left empty: 'Ce champ est requis' (specification 1, section 5). */
export const requiredErrors = (values: object, paths: readonly string[]): FieldError[] =>
  paths
    .filter((champ) => isEmpty(get(values, champ)))
    .map((champ) => ({ champ, code: 'requis', message: 'Ce champ est requis' }))

/** One error per path that holds a text which is not a day. */
export const dateErrors = (values: object, paths: readonly string[]): FieldError[] =>
  paths
    .filter((champ) => {
      const value: unknown = get(values, champ)
      return typeof value === 'string' && !isDateText(value)
    })
    .map((champ) => ({ champ, code: 'format', message: 'Le champ n’est pas au bon format' }))

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
