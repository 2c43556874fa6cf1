import { compose, type RowOf, type Tx } from '@registre/db'
import type { AccesCategorisation } from '@registre/domain'
import type { Filtre } from '../categorisation/filtre.sql.ts'
import { tableauPointsSql } from '../categorisation/score.sql.ts'

const repartitions = <P extends string, C extends string>(points: P, condition: C) =>
  `with x as materialized (select coalesce(f.periode_construction, 'NON_CONNUE') as periode, f.type_syndic as syndic, coalesce(f.nb_lots_principaux, 0) as lots,
         ${points} as points from fiche f where ${condition})
     select 'periode' as quoi, periode as code, count(*)::int as nombre, coalesce(sum(lots), 0)::int as lots from x group by periode
     union all select 'syndic', syndic, count(*)::int, coalesce(sum(lots), 0)::int from x group by syndic
     union all select 'taille', case when lots <= 10 then '1' when lots <= 50 then '2' when lots <= 200 then '3' else '4' end, count(*)::int, coalesce(sum(lots), 0)::int from x group by 2
     union all select 'indicateur', p.rang::text, count(*)::int, coalesce(sum(lots), 0)::int from x, unnest(x.points) with ordinality as p(points, rang) where p.points > 0 group by p.rang` as const
const REPARTITIONS = repartitions(`'{}'::int[]`, 'true')
export type RepartitionRow = RowOf<typeof REPARTITIONS>

/**
 * How the found ones divide: by period, syndic, size, and by indicator that gives points (its rank
 * in the access's list).
 */
export const lireRepartitions = (
  tx: Pick<Tx, 'sql'>,
  { condition, params }: Filtre,
  acces: AccesCategorisation,
): Promise<RepartitionRow[]> =>
  tx.sql(compose(REPARTITIONS, repartitions(tableauPointsSql(acces), condition)), params)
