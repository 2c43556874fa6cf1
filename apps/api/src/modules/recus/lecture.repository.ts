import type { Db } from '@registre/db'
import { DEMANDES_DECIDEES } from '../dossiers/demande.sql.ts'

const NON_LUES = `select d.id from demande d
  where (d.copropriete_id = $2::int or d.id = any($3::int[])) and d.teledeclarant_id = $1 and d.etat in ${DEMANDES_DECIDEES}
    and not exists (select from decision_lue l where l.demande_id = d.id) and current_setting('transaction_read_only') = 'off'` as const

/**
 * The decisions of this establishment, on a co-ownership or among some requests, are read now. Only
 * what is read for the first time is written; a register that writes nothing for now shows it all the
 * same, and the next reading is the first.
 */
export const noterLues = async (
  db: Pick<Db, 'query'>,
  teledeclarantId: number,
  cible: { coproprieteId: number } | { demandes: readonly number[] },
  maintenant: Date,
): Promise<void> => {
  const [coproprieteId, demandes] =
    'demandes' in cible ? [null, cible.demandes] : [cible.coproprieteId, []]
  const lues = (await db.query(NON_LUES, [teledeclarantId, coproprieteId, demandes])).map(
    (d) => d.id,
  )
  if (lues.length === 0) return
  await db.query(
    `insert into decision_lue (demande_id, lue_le) select unnest($1::int[]), $2 on conflict do nothing`,
    [lues, maintenant],
  )
}
