import type { Db, Tx } from '@registre/db'
import { type DejaDeclare, normaliser } from '@registre/domain'
import { RETIREES } from '../dossiers/copropriete.sql.ts'

/** Whether a co-ownership bears this number, and was neither cancelled nor deleted. */
export const numeroImmatricule = async (db: Pick<Db, 'query'>, numero: string): Promise<boolean> =>
  (
    await db.query(
      `select 1 from copropriete where numero_immatriculation = $1 and etat not in ${RETIREES}`,
      [numero],
    )
  ).length > 0

/** Declarations in force or submitted that await a service, the oldest first. */
export const declarationsEnAttente = async (
  db: Pick<Db, 'query'>,
  apres: number,
  max: number,
): Promise<number[]> =>
  (
    await db.query(
      `select declaration_id as id from controle_en_attente where declaration_id > $1 order by 1 limit $2`,
      [apres, max],
    )
  ).flatMap((r) => r.id ?? [])

/** Declarations in force of the co-ownerships that no commune holds, the oldest first. */
export const declarationsSansCommune = async (
  db: Pick<Db, 'query'>,
  apres: number,
  max: number,
): Promise<number[]> =>
  (
    await db.query(
      `select d.id from copropriete c join declaration d on d.copropriete_id = c.id and d.etat = 'COURANTE'
       where c.code_insee = '' and c.numero_immatriculation is not null and d.id > $1 order by d.id limit $2`,
      [apres, max],
    )
  ).map((r) => r.id)

/** A declaration with its marks, null once it left for the history. */
export const declarationEnVigueur = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
): Promise<DejaDeclare | null> => {
  const [row] = await tx.sql(`select contenu, verifications from declaration where id = $1`, [id])
  return row ? { contenu: normaliser(row.contenu), verifications: row.verifications } : null
}
