import type { Db } from '@registre/db'
import { DOMAINE_DEMO } from '../../platform/comptes-demo.ts'
import type { Profil } from '@registre/domain'

/** Longest list of the demonstration mailbox. */
const MAX_COURRIELS = 200

export interface CourrielRow {
  id: number
  a: string
  objet: string
  recu_le: Date
}

/** The demonstration accounts that exist and may sign in. */
export const listerComptesDemo = (db: Db): Promise<{ login: string; profil: Profil }[]> =>
  db.query(
    `select login, profil from utilisateur where login like '%' || $1 and actif and supprime_le is null`,
    [DOMAINE_DEMO],
  )

export const listerCourriels = (db: Db, destinataire: string): Promise<CourrielRow[]> =>
  db.query(
    `select id, a, objet, recu_le from boite_demo where ($1 = '' or lower(a) like '%' || lower($1) || '%') order by recu_le desc, id desc limit ${MAX_COURRIELS}`,
    [destinataire.replace(/[\\%_]/g, '\\$&')],
  )

export const lireCourriel = async (
  db: Db,
  id: number,
): Promise<(CourrielRow & { texte: string; html: string }) | undefined> =>
  (
    await db.query<CourrielRow & { texte: string; html: string }>(
      `select id, a, objet, recu_le, texte, html from boite_demo where id = $1`,
      [id],
    )
  )[0]
