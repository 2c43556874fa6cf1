import type { RowOf, Tx } from '@registre/db'

const DU_SYNDIC =
  `select f.copropriete_id, t.raison_sociale as syndic, (count(*) over ())::int as total from teledeclarant t join copropriete c on c.teledeclarant_id = t.id
   join fiche f on f.copropriete_id = c.id where t.type = 'PRO' and t.siret = $1 and f.type_syndic = 'PROFESSIONNEL' order by f.nom, f.numero limit $2 offset $3` as const
const DE_LA_PARCELLE =
  `select a.copropriete_id, null::text as syndic, (count(*) over ())::int as total from annuaire a
   where a.copropriete_id in (select p.copropriete_id from parcelle p where p.id_parcelle = $1) order by a.numero limit $2 offset $3` as const

/** A page of the co-ownerships of a syndic's establishment or of a parcel, with how many there are. */
export const lireParClef = (
  tx: Pick<Tx, 'sql'>,
  genre: 'siret' | 'parcelle',
  [valeur, limite, depart]: readonly [string, number, number],
): Promise<RowOf<typeof DU_SYNDIC>[] | RowOf<typeof DE_LA_PARCELLE>[]> =>
  tx.sql(genre === 'siret' ? DU_SYNDIC : DE_LA_PARCELLE, [valeur, limite, depart])
