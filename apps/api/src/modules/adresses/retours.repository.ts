import type { Db, Tx } from '@registre/db'
import { takeTurn } from '../../platform/lock.repository.ts'

/** A mail that left, with whom it was written to; undefined for a row that is none, or is gone. */
export const lireCourrielParti = async (db: Pick<Db, 'query'>, id: string) => {
  const [row] = await db.query(`select payload from outbox where id = $1 and type = 'courriel'`, [
    BigInt(id),
  ])
  return row && 'modele' in row.payload ? row.payload : undefined
}

/**
 * Marks an address whose mail came back; false when it is marked already, and nobody has answered
 * there since.
 */
export const marquer = async (
  tx: Pick<Tx, 'sql'>,
  r: { email: string; statut: string; modele: string; maintenant: Date },
): Promise<boolean> => {
  await takeTurn(tx, `retour:${r.email}`)
  const [avant] = await tx.sql(
    `select r.revenu_le > coalesce((select max(u.email_valide_le) from utilisateur u where lower(u.email) = r.email and u.supprime_le is null), '-infinity') as encore
     from courriel_revenu r where r.email = $1`,
    [r.email],
  )
  await tx.sql(
    `insert into courriel_revenu (email, statut, modele, revenu_le) values ($1, $2, $3, $4)
     on conflict (email) do update set statut = excluded.statut, modele = excluded.modele, revenu_le = excluded.revenu_le`,
    [r.email, r.statut, r.modele, r.maintenant],
  )
  return avant?.encore !== true
}

/** The accounts that are written to at an address, with their establishment. */
export const comptesA = (tx: Pick<Tx, 'sql'>, email: string) =>
  tx.sql(
    `select u.id, trim(u.prenom || ' ' || u.nom) as personne, t.id as teledeclarant_id, t.raison_sociale as etablissement
     from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id
     where lower(u.email) = $1 and u.supprime_le is null order by u.id`,
    [email],
  )

/** The other administrators of an establishment whose mail does not come back. */
export const autresAdministrateurs = async (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  email: string,
): Promise<string[]> =>
  (
    await tx.sql(
      `select distinct coalesce(lower(d.a), u.email) as a from destinataires($1, null, null) d join utilisateur u on u.id = d.compte
         left join courriel_revenu r on r.email = lower(d.a) and r.revenu_le > coalesce(u.email_valide_le, '-infinity')
       where lower(d.a) <> $2 and r.email is null order by 1`,
      [teledeclarantId, email],
    )
  ).map(({ a }) => a)

/** The active establishments whose address this is, or that of one of their accounts. */
export const etablissementsA = async (tx: Pick<Tx, 'sql'>, email: string): Promise<number[]> =>
  (
    await tx.sql(
      `select distinct t.id from teledeclarant t where t.statut = 'ACTIF' and (lower(t.rep_email) = $1
         or exists (select from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null and lower(u.email) = $1)) order by 1`,
      [email],
    )
  ).map(({ id }) => id)
