import type { Db } from '@registre/db'
import type { Profil } from '@registre/domain'
import { DOMAINE_DEMO } from '../../platform/comptes-demo.ts'
import type { CourrielDepose } from './boite.ts'

/** Longest list of the demonstration mailbox. */
const MAX_COURRIELS = 200
type Reader = Pick<Db, 'query'>

export interface CourrielRow {
  id: number
  a: string
  objet: string
  recu_le: Date
}

/** The demonstration accounts that exist and may sign in. */
export const listerComptes = (db: Reader): Promise<{ login: string; profil: Profil }[]> =>
  db.query(
    `select login, profil from utilisateur where login like '%' || $1 and actif and supprime_le is null`,
    [DOMAINE_DEMO],
  )

/** Keeps a mail in the demonstration mailbox; the same outbox id twice is one mail. */
export const deposerCourriel = async (
  db: Reader,
  { id, a, objet, texte, html, messageId }: CourrielDepose,
): Promise<void> => {
  await db.query(
    `insert into boite_demo (id, a, objet, texte, html, message_id) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [id, a, objet, texte, html, messageId],
  )
}

export const listerCourriels = (db: Reader, destinataire: string): Promise<CourrielRow[]> =>
  db.query(
    `select id, a, objet, recu_le from boite_demo where ($1 = '' or lower(a) like '%' || lower($1) || '%') order by recu_le desc, id desc limit ${MAX_COURRIELS}`,
    [destinataire.replace(/[\\%_]/g, '\\$&')],
  )

export const lireCourriel = async (
  db: Reader,
  id: number,
): Promise<(CourrielRow & { texte: string; html: string }) | undefined> =>
  (
    await db.query<CourrielRow & { texte: string; html: string }>(
      `select id, a, objet, recu_le, texte, html from boite_demo where id = $1`,
      [id],
    )
  )[0]
