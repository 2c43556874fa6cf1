import type { Db } from '@registre/db'
import { JUSQU_AU_MATIN } from '../../platform/outbox.ts'

/** The last time at which such mails leave, before instant $1. */
const DEPART = (heure: 7) =>
  `((date_trunc('day', ($1::timestamptz at time zone 'Europe/Paris') - interval '${heure} hours') + interval '${heure} hours') at time zone 'Europe/Paris')` as const
const ATTENDENT = `statut = 'PENDING' and type = 'courriel' and pas_avant = ${JUSQU_AU_MATIN}`

/** The addresses whose mails of the day before wait to leave. */
export const adressesDuMatin = async (db: Pick<Db, 'query'>, maintenant: Date): Promise<string[]> =>
  (
    await db.query(
      `select distinct payload->>'a' as a from outbox where ${ATTENDENT} and cree_le < ${DEPART(7)} order by 1 limit 2000`,
      [maintenant],
    )
  ).flatMap(({ a }) => a ?? [])

/**
 * Makes one mail of all that waits for an address, in one statement: whoever comes second finds
 * nothing, and a process that dies leaves everything as it was. Of several, it is about no request
 * and no decision of its own. Gives false when there was nothing.
 */
export const reunir = async (
  db: Pick<Db, 'query'>,
  maintenant: Date,
  adresse: string,
): Promise<boolean> =>
  (
    await db.query(
      `with dus as (select id, payload from outbox where ${ATTENDENT} and cree_le < ${DEPART(7)} and payload->>'a' = $2 order by id for update),
       p as (select min(id) as id, count(*) as n, jsonb_agg(jsonb_build_object('modele', payload->'modele', 'donnees', payload->'donnees') order by id) as envois from dus),
       autres as (delete from outbox o using dus, p where o.id = dus.id and o.id <> p.id)
       update outbox o set pas_avant = now(), decision_id = case when p.n = 1 then o.decision_id end, payload = case when p.n = 1 then o.payload
           else o.payload - 'demande' || jsonb_build_object('modele', 'recapitulatif', 'donnees', jsonb_build_object('envois', p.envois)) end
         from p where o.id = p.id returning o.id`,
      [maintenant, adresse],
    )
  ).length > 0
