import type { RowOf, Tx } from '@registre/db'

const DU_SYNDIC =
  `select f.copropriete_id, t.raison_sociale as syndic, (count(*) over ())::int as total from teledeclarant t join copropriete c on c.teledeclarant_id = t.id
   join fiche f on f.copropriete_id = c.id where t.type = 'PRO' and t.siret between $1 and $2 and f.type_syndic = 'PROFESSIONNEL' order by f.nom, f.numero limit $3 offset $4` as const
const DE_LA_PARCELLE =
  `select a.copropriete_id, null::text as syndic, (count(*) over ())::int as total from annuaire a
   where a.copropriete_id in (select p.copropriete_id from parcelle p where p.id_parcelle = any($1::text[])) order by a.numero limit $2 offset $3` as const

type Page = { limite: number; depart: number }

/** A page of the co-ownerships of the establishments of a syndic between two SIRET, with how many there are. */
export const lireDuSyndic = (
  tx: Pick<Tx, 'sql'>,
  [de, jusqua]: readonly [string, string],
  { limite, depart }: Page,
): Promise<RowOf<typeof DU_SYNDIC>[]> => tx.sql(DU_SYNDIC, [de, jusqua, limite, depart])

/** A page of the co-ownerships of a parcel, in the writings that it may have, with how many there are. */
export const lireDeLaParcelle = (
  tx: Pick<Tx, 'sql'>,
  parcelles: readonly string[],
  { limite, depart }: Page,
): Promise<RowOf<typeof DE_LA_PARCELLE>[]> =>
  tx.sql(DE_LA_PARCELLE, [[...parcelles], limite, depart])
