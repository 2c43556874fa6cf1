import type { Db, RowOf, Tx } from '@registre/db'
import { takeTurn } from '../../platform/lock.repository.ts'

const COMPTER = `select
    (select count(*)::int from copropriete c where c.teledeclarant_id = $2) as portefeuille,
    (select count(*)::int from journal j where j.copropriete_id = $1 and j.type = 'declarer-successeur' and j.teledeclarant_id = $2
      and j.instant > $3::timestamptz - make_interval(days => $4)) as sur_celle_ci,
    (select count(*)::int from successeur s where s.declarant_id = $2 and s.maj_le > $3::timestamptz - interval '24 hours') as aujourdhui,
    (select count(*)::int from successeur s where s.declarant_id = $2 and s.maj_le > $3::timestamptz - interval '24 hours' and s.expire_le is not null) as invites`

/** What an establishment has declared of successors: on a co-ownership, and in a day. */
export const compterDesignations = async (
  tx: Pick<Tx, 'sql'>,
  c: { coproprieteId: number; declarantId: number; maintenant: Date; jours: number },
): Promise<RowOf<typeof COMPTER>> => {
  await takeTurn(tx, `successeurs:${c.declarantId}`)
  const [row] = await tx.sql(COMPTER, [c.coproprieteId, c.declarantId, c.maintenant, c.jours])
  return row ?? { portefeuille: 0, sur_celle_ci: 0, aujourdhui: 0, invites: 0 }
}

/** Whether this address refused for good. */
export const aRefuse = async (db: Pick<Db, 'query'>, empreinte: string): Promise<boolean> =>
  (await db.query(`select 1 from adresse_refusee where empreinte = $1`, [empreinte])).length > 0

/** This address is written to no more. */
export const noterRefus = async (tx: Pick<Tx, 'sql'>, empreinte: string): Promise<void> => {
  await tx.sql(`insert into adresse_refusee (empreinte) values ($1) on conflict do nothing`, [
    empreinte,
  ])
}
