import type { Preuve } from '../../platform/session-store.ts'

/**
 * What a provider says of when the person signed in there, as a proof: its clock may be ahead of
 * ours. Null when it did not say.
 */
export const preuveFournisseur = (prouveeLe: string | null, maintenant: Date): Preuve | null => {
  if (prouveeLe === null) return null
  const dit = new Date(prouveeLe)
  return { moyen: 'fournisseur', le: dit < maintenant ? dit : maintenant }
}
