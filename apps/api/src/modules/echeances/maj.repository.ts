import type { Db, RowOf } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { GEREE, LIMITE_MAJ, MAJ_FAITE, TENUE } from '../coproprietes/situation.sql.ts'

/** The annual updates that establishment $1 has to file, as seen on day $2, due between $3 and $4. */
const A_FAIRE =
  `select c.id as copropriete_id, c.nom, c.nom_normalise, c.adresse_principale, c.numero_immatriculation, ${LIMITE_MAJ} as limite, c.date_cloture_dernier_exercice as cloture
   from copropriete c where ${GEREE} and not ${MAJ_FAITE} and ${TENUE} and ${LIMITE_MAJ} between $3::date and $4::date` as const
const MAJ = `${A_FAIRE} order by limite, c.nom_normalise, c.id limit $5` as const
export type MajRow = RowOf<typeof MAJ>

/** The annual updates due between two days, the first ones first. */
export const lireMajAFaire = (
  db: Db,
  teledeclarantId: number,
  { jour, du, au, max }: { jour: IsoDate; du: IsoDate; au: IsoDate; max: number },
): Promise<MajRow[]> => db.read(MAJ, [teledeclarantId, jour, du, au, max])
