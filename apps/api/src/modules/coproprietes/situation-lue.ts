import { type ImmatCopropriete, faitsDeclares, type Obligation, situation } from '@registre/domain'
import type { Db } from '@registre/db'
import { MAJ_FAITE, SUIVI } from './situation.sql.ts'

/** Where a co-ownership stands on a day, by what is declared in force. */
export const lireSituation = async (
  db: Pick<Db, 'query'>,
  id: number,
  declare: ImmatCopropriete | null,
  jour: string,
): Promise<Obligation[]> => {
  const [row] = await db.query(
    `select c.date_fin_mandat, c.date_cloture_dernier_exercice as cloture, ${SUIVI} as suivi, ${MAJ_FAITE} as maj_faite from copropriete c where c.id = $1`,
    [id, jour],
    { name: 'situation', byKey: true },
  )
  return row === undefined
    ? []
    : situation(
        {
          finMandat: row.date_fin_mandat,
          suite: row.suivi === true,
          majFaite: row.maj_faite === true,
          cloture: row.cloture,
          declares: declare && faitsDeclares(declare),
        },
        jour,
      )
}
