import { useValeurProposee } from '../use-valeur-proposee.ts'
import { useBrouillon } from './brouillon.tsx'
import type { CheminTexte } from './use-champ.ts'

/**
 * What an earlier answer says of a field of a declaration, proposed there; null proposes nothing.
 * True while the field holds the proposal.
 */
export const useProposition = (name: CheminTexte, valeur: string | null): boolean => {
  const { form, declaration } = useBrouillon()
  // Of what is registered already, nothing is filled in for its person.
  return useValeurProposee(form, name, declaration.idDeclarationDeBase === null ? valeur : null)
}
