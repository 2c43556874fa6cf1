import { type Db, DOMAINE_DEMO, type RowOf } from '@registre/db'
import type { CourrielDepose } from './boite.ts'

/** Longest list of the demonstration mailbox. */
const MAX_COURRIELS = 200
type Reader = Pick<Db, 'query'>

const LISTER_COURRIELS =
  `select id, a, objet, recu_le from boite_demo where ($1 = '' or lower(a) like '%' || lower($1) || '%') order by recu_le desc, id desc limit ${MAX_COURRIELS}` as const
export type CourrielRow = RowOf<typeof LISTER_COURRIELS>
const LIRE_COURRIEL = `select id, a, objet, recu_le, texte, html from boite_demo where id = $1`
const LISTER_COMPTES_DEMO = `select login, profil from utilisateur where login like '%' || $1 and actif and supprime_le is null`

/** The demonstration accounts that exist and may sign in. */
export const listerComptes = (db: Reader): Promise<RowOf<typeof LISTER_COMPTES_DEMO>[]> =>
  db.query(LISTER_COMPTES_DEMO, [DOMAINE_DEMO])

/** Keeps a mail in the demonstration mailbox; the same outbox id twice is one mail. */
export const deposerCourriel = async (
  db: Reader,
  { id, a, objet, texte, html, messageId }: CourrielDepose,
): Promise<void> => {
  await db.query(
    `insert into boite_demo (id, a, objet, texte, html, message_id, recu_le) values ($1, $2, $3, $4, $5, $6, maintenant()) on conflict (id) do nothing`,
    [BigInt(id), a, objet, texte, html, messageId],
  )
}

export const listerCourriels = (db: Reader, destinataire: string): Promise<CourrielRow[]> =>
  db.query(LISTER_COURRIELS, [destinataire.replace(/[\\%_]/g, '\\$&')])

export const lireCourriel = async (
  db: Reader,
  id: number,
): Promise<RowOf<typeof LIRE_COURRIEL> | undefined> => (await db.query(LIRE_COURRIEL, [id]))[0]
