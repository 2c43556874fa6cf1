import type { Tx } from '@registre/db'
import type { JournalAuthor } from '../../platform/journal.ts'
import { toSession } from '../../platform/session-store.ts'
import { lireAuteur, type PortefeuilleRow } from './portefeuille.repository.ts'

/**
 * Who files the rows: the person who submitted the portfolio, with the rights that its account
 * holds now and by the way it came; with those of its token alone, when a program submitted it.
 * Null when they may act no more: an account that is deleted, suspended or of another
 * establishment, a token that was revoked since. A token that has merely ended was in order when it
 * submitted.
 */
export const auteurDuDepot = async (
  db: Pick<Tx, 'sql'>,
  { id, modalite }: Pick<PortefeuilleRow, 'id' | 'modalite'>,
): Promise<JournalAuthor | null> => {
  const [row] = await lireAuteur(db, id)
  if (!row) return null
  const session = toSession(row, row.cree_le)
  if (row.jeton_id !== null) {
    const { jeton_id: jetonId, jeton_autorites: permises } = row
    const autorites = session.acteur.autorites.filter((a) => permises?.includes(a))
    Object.assign(session, { jetonId, acteur: { ...session.acteur, autorites } })
  }
  return { requestId: `portefeuille-${id}`, modalite, session }
}
