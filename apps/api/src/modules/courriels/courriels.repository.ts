import type { Db } from '@registre/db'
import type { CourrielDepose } from '../../platform/mailer/boite.ts'

/** Keeps a mail in the demonstration mailbox; the same outbox id twice is one mail. */
export const deposerCourriel = async (
  db: Pick<Db, 'query'>,
  { id, a, objet, texte, html, messageId }: CourrielDepose,
): Promise<void> => {
  await db.query(
    `insert into boite_demo (id, a, objet, texte, html, message_id) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [id, a, objet, texte, html, messageId],
  )
}
