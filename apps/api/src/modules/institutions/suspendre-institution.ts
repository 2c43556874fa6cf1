import type { Tx } from '@registre/db'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { changerActivite, tenirInstitution } from './institutions.repository.ts'

/**
 * Closes an institution, whose people are signed out at their next call, or opens it again. Gives it
 * as it was, or null when none has this number.
 */
export const suspendreInstitution = async (
  tx: Tx,
  numero: string,
  actif: boolean,
): Promise<{ nom: string; actif: boolean } | null> => {
  const institution = await tenirInstitution(tx, numero)
  if (!institution) return null
  if (institution.actif === actif) return institution
  await changerActivite(tx, institution.id, actif)
  await journaliser(tx, TRAITEMENT, {
    categorie: 'DROITS',
    type: actif ? 'rouvrir-institution' : 'fermer-institution',
    donnees: { numero, nom: institution.nom },
  })
  return institution
}
