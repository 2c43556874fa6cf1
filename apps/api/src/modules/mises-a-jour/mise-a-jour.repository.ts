import type { Db, RowOf, Tx } from '@registre/db'
import { type ImmatCopropriete, normaliser, RegisterError } from '@registre/domain'

type Sql = Pick<Tx, 'sql'>

/** The content of a declaration, current, past or in the history. Throws `introuvable`. */
export const contenuDe = async (db: Sql, id: number): Promise<ImmatCopropriete> => {
  const [row] = await db.sql(
    `select contenu from declaration where id = $1 union all select contenu from declaration_historique where id = $1`,
    [id],
  )
  if (!row) throw new RegisterError('introuvable')
  return normaliser(row.contenu)
}

const DES_PREDECESSEURS = `select d.id, d.copropriete_id, c.nom, d.type_maj, t.raison_sociale as auteur, coalesce(d.soumis_le, d.enregistre_le) as soumis_le
  from copropriete c join declaration d on d.copropriete_id = c.id join teledeclarant t on t.id = d.auteur_teledeclarant_id
  where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE' and d.etat = 'A_VALIDER' and d.base_id is not null and d.type_maj is not null
    and d.auteur_teledeclarant_id <> $1 order by d.soumis_le, d.id limit 100`

/** The updates of predecessors that await an establishment's answer, oldest first. */
export const listerDesPredecesseurs = (
  db: Pick<Db, 'query'>,
  teledeclarantId: number,
): Promise<RowOf<typeof DES_PREDECESSEURS>[]> => db.query(DES_PREDECESSEURS, [teledeclarantId])
