import type { Db } from '@registre/db'

/** The decisions of this establishment, on a co-ownership or among some requests, are read now. */
export const noterLues = async (
  db: Pick<Db, 'query'>,
  teledeclarantId: number,
  cible: { coproprieteId: number } | { demandes: readonly number[] },
  maintenant: Date,
): Promise<void> => {
  const [coproprieteId, demandes] =
    'demandes' in cible ? [null, cible.demandes] : [cible.coproprieteId, []]
  await db.query(
    `insert into decision_lue (demande_id, lue_le) select d.id, $4 from demande d
     where (d.copropriete_id = $2::int or d.id = any($3::int[])) and d.teledeclarant_id = $1 and d.etat in ('VALIDEE', 'REFUSEE')
       and not exists (select from decision_lue l where l.demande_id = d.id) on conflict do nothing`,
    [teledeclarantId, coproprieteId, demandes, maintenant],
  )
}
