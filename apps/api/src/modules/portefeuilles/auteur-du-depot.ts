import type { JournalAuthor } from '../../platform/journal.ts'
import { COLONNES_PERSONNE, JOINTURES_PERSONNE, PERSONNE_OUVERTE, type PersonneRow, toSession } from '../../platform/session-store.ts'
import type { Sql } from '../declarations/declaration.repository.ts'
import type { PortefeuilleRow } from './portefeuille.repository.ts'

/**
 * Who files the rows: the person who submitted the portfolio, with the rights that its account holds now and by the way it came.
 * Null when the account may act no more: deleted, suspended, or of another establishment.
 */
export const auteurDuDepot = async (db: Sql, { id, modalite }: Pick<PortefeuilleRow, 'id' | 'modalite'>): Promise<JournalAuthor | null> => {
  const [row] = await db.sql<PersonneRow>(
    `select '' as id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, null as souvenir_serie, ${COLONNES_PERSONNE}
     from portefeuille s ${JOINTURES_PERSONNE} left join utilisateur o on o.id = s.original_id
     where s.id = $1 and u.teledeclarant_id = s.teledeclarant_id and ${PERSONNE_OUVERTE} and (s.original_id is null or (o.actif and o.supprime_le is null))`,
    [id],
  )
  return row ? { requestId: `portefeuille-${id}`, modalite, session: toSession(row, row.cree_le) } : null
}
