import type { Tx } from '@registre/db'
import { type EvenementTeledeclarant, machineTeledeclarant, next, RegisterError, type StatutTeledeclarant } from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { annulerCourriers } from '../courriers/courriers.repository.ts'
import { fermerSessions, supprimerRows } from '../utilisateurs/utilisateur.repository.ts'
import { deplacerTeledeclarant } from './inscription.repository.ts'

interface Fermeture {
  id: number
  de: StatutTeledeclarant
  evenement: EvenementTeledeclarant
  maintenant: Date
}

/**
 * Closes a declarant for good: its accounts, sessions, keys and letters go, its history stays, its SIRET and addresses are
 * free. Throws `transition-interdite` when it has moved meanwhile. The caller has checked mandates and requests.
 */
export const fermerTeledeclarant = async (tx: Tx, auteur: JournalAuthor, { id, de, evenement, maintenant }: Fermeture): Promise<void> => {
  const vers = next(machineTeledeclarant, de, evenement)
  if (!(await deplacerTeledeclarant(tx, id, de, vers))) throw new RegisterError('transition-interdite')
  const comptes = (
    await tx.sql<{ id: number }>(`select id from utilisateur where teledeclarant_id = $1 and supprime_le is null order by id for update`, [id])
  ).map((u) => u.id)
  await fermerSessions(tx, comptes)
  await supprimerRows(tx, comptes, maintenant)
  await annulerCourriers(tx, id)
  await journaliser(tx, auteur, { categorie: 'COMPTE', type: evenement, teledeclarantId: id, de, vers, donnees: { comptes: comptes.length } })
}
