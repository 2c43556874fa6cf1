import type { Db, RowOf } from '@registre/db'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'

const DERNIERE =
  `select x.id, x.copropriete_id, x.motif, x.autre, x.fait_generateur, x.date_fait_generateur, x.date_effet, x.type_justif, x.statut, x.document_id,
       coalesce(f.nom, '') as nom_document, f.teledeclarant_id as document_teledeclarant_id, x.demande_par_id,
       (u.id is not null and u.teledeclarant_id is null) as par_teneur,
       case when u.id is not null and u.teledeclarant_id is null then 'Teneur du registre' else ${NOM_DECLARANT('t')} end as declarant,
       x.cree_le, d.id as demande_id, d.teledeclarant_id
     from dissolution x left join document f on f.id = x.document_id left join utilisateur u on u.id = x.demande_par_id
     left join lateral (select id, teledeclarant_id from demande d where d.copropriete_id = x.copropriete_id and d.type = 'DISSOLUTION' order by id desc limit 1) d on true
     left join teledeclarant t on t.id = d.teledeclarant_id
     where x.copropriete_id = $1 order by x.id desc limit 1` as const
export type DissolutionRow = RowOf<typeof DERNIERE>

/**
 * The latest dissolution of a co-ownership with its request and its author; undefined when none was
 * ever declared.
 */
export const trouverDissolution = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
): Promise<DissolutionRow | undefined> =>
  (await db.query(DERNIERE, [coproprieteId], { name: 'dissolution-derniere', byKey: true }))[0]
