import { useEffect, useRef } from 'react'
import { useBrouillon } from './brouillon.tsx'
import type { CheminTexte } from './use-champ.ts'

/**
 * Proposes what an earlier answer says of a field, as long as nobody has filled it otherwise; null
 * proposes nothing. True while the field holds the proposal, for its help to say so.
 */
export const useProposition = (name: CheminTexte, valeur: string | null): boolean => {
  const { form, declaration } = useBrouillon()
  // Of what is registered already, nothing is filled in for its person.
  const neuve = declaration.idDeclarationDeBase === null
  const proposee = useRef('')
  useEffect(() => {
    const actuelle = String(form.getValues(name) ?? '')
    if (!neuve || valeur === null || (actuelle !== '' && actuelle !== proposee.current)) return
    proposee.current = valeur
    if (actuelle !== valeur) form.setValue(name, valeur, { shouldDirty: true })
  }, [form, name, valeur, neuve])
  return valeur !== null && proposee.current === valeur && form.getValues(name) === valeur
}
