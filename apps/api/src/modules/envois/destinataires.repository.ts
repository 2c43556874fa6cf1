import type { Db } from '@registre/db'
import type { DroitDeLire } from '@registre/domain'
import type { OutboxPayloads } from '../../platform/outbox.ts'
import { JUSQU_AU_MATIN } from '../../platform/outbox.ts'

/**
 * Gives each of those who have the right to a mail a mail of its own: the row becomes that of the
 * first, the others get theirs, which go with the decision that they tell as it does. A row that
 * nobody has the right to stays as it is.
 */
const REPARTIR = <C extends string>(choix: C) =>
  `with dus as (select id, payload, payload->'droit' as droit, pas_avant, cree_le, decision_id from outbox
     where ${choix} and type = 'courriel' and payload ? 'droit' and not payload->'droit' ? 'compte' order by id for update),
   qui as (select d.id, d.pas_avant, d.cree_le, d.decision_id, q.a, row_number() over (partition by d.id order by q.compte) as rang,
       d.payload || jsonb_build_object('a', q.a, 'droit', d.droit || jsonb_build_object('compte', q.compte)) as payload
     from dus d cross join lateral destinataires((d.droit->>'etablissement')::int, (d.droit->>'auteur')::int, d.droit->>'contact') q),
   autres as (insert into outbox (type, payload, pas_avant, cree_le, decision_id) select 'courriel', payload, pas_avant, cree_le, decision_id from qui where rang > 1)
   update outbox o set payload = q.payload from qui q where q.id = o.id and q.rang = 1 returning q.a` as const

/** Those of the morning, once the hour has come. */
export const repartirLeMatin = async (db: Pick<Db, 'query'>): Promise<void> => {
  await db.query(REPARTIR(`statut = 'PENDING' and pas_avant = ${JUSQU_AU_MATIN}`))
}

const encore = async (db: Pick<Db, 'query'>, d: DroitDeLire & { compte: number }) =>
  (
    await db.query(`select a from destinataires($1, $2, $3) where compte = $4`, [
      d.etablissement,
      d.auteur,
      d.contact,
      d.compte,
    ])
  )[0]?.a ?? null

/** Where a mail that leaves goes: decided now, by right; null when nobody has it any more. */
export const adresseAuDepart = async (
  db: Pick<Db, 'query'>,
  id: string,
  { a, droit }: OutboxPayloads['courriel'],
): Promise<string | null> => {
  if (droit === undefined) return a
  const { compte } = droit
  if (compte !== undefined) return encore(db, { ...droit, compte })
  return (await db.query(REPARTIR('id = $1'), [BigInt(id)]))[0]?.a ?? null
}
