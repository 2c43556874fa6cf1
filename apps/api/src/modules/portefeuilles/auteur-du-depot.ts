import type { JournalAuthor } from '../../platform/journal.ts'
import {
  COLONNES_PERSONNE,
  JOINTURES_PERSONNE,
  PERSONNE_OUVERTE,
  type PersonneRow,
  toSession,
} from '../../platform/session-store.ts'
import type { Sql } from '../declarations/declaration.repository.ts'
import type { PortefeuilleRow } from './portefeuille.repository.ts'

interface AuteurRow extends PersonneRow {
  jeton_id: number | null
  jeton_autorites: string[] | null
}

/**
 * Who files the rows: the person who submitted the portfolio, with the rights that its account
 * holds now and by the way it came; with
 * those of its token alone, when a program submitted it. Null when they may act no more: an account
 * that is deleted, suspended or of
 * another establishment, a token that was revoked since. A token that has merely ended was in order
 * when it submitted.
 */
export const auteurDuDepot = async (
  db: Sql,
  { id, modalite }: Pick<PortefeuilleRow, 'id' | 'modalite'>,
): Promise<JournalAuthor | null> => {
  const [row] = await db.sql<AuteurRow>(
    `select '' as id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, null as souvenir_serie,
       s.jeton_id, j.autorites as jeton_autorites, ${COLONNES_PERSONNE}
     from portefeuille s ${JOINTURES_PERSONNE} left join utilisateur o on o.id = s.original_id left join jeton_api j on j.id = s.jeton_id
     where s.id = $1 and u.teledeclarant_id = s.teledeclarant_id and ${PERSONNE_OUVERTE} and (s.original_id is null or (o.actif and o.supprime_le is null))
       and (s.jeton_id is null or j.revoque_le is null)`,
    [id],
  )
  if (!row) return null
  const session = toSession(row, row.cree_le)
  if (row.jeton_id === null) return { requestId: `portefeuille-${id}`, modalite, session }
  const acteur = {
    ...session.acteur,
    autorites: session.acteur.autorites.filter((a) => row.jeton_autorites?.includes(a)),
  }
  return {
    requestId: `portefeuille-${id}`,
    modalite,
    session: { ...session, jetonId: row.jeton_id, acteur },
  }
}
