import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Proposes a text in a field of a form, as long as nobody has filled it otherwise; null proposes
 * nothing. True while the field holds the proposal, for its help to say so.
 */
export const useValeurProposee = <F extends FieldValues>(
  form: Pick<UseFormReturn<F>, 'getValues' | 'setValue'>,
  name: FieldPath<F>,
  valeur: string | null,
): boolean => {
  const proposee = useRef('')
  const { getValues, setValue } = form
  useEffect(() => {
    const actuelle = String(getValues(name) ?? '')
    if (valeur === null || (actuelle !== '' && actuelle !== proposee.current)) return
    proposee.current = valeur
    if (actuelle !== valeur)
      setValue(name, valeur as PathValue<F, typeof name>, { shouldDirty: true })
  }, [getValues, setValue, name, valeur])
  return valeur !== null && proposee.current === valeur && getValues(name) === valeur
}
