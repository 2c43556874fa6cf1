import { compose, type Db, type RowOf } from '@registre/db'
import { type IsoDate, OBLIGATIONS_DECLAREES } from '@registre/domain'
import { DEPOSABLE, DUES, MODELE, obligationsDe } from '../coproprietes/obligations.sql.ts'
import { GEREE, TENUE } from '../coproprietes/situation.sql.ts'

/** What establishment $1 has to do of its co-ownerships, as seen on day $2, due between $3 and $4. */
const dues = <D extends string, C extends string>(d: D, deposable: C) =>
  `select o.code, o.jour, c.id as copropriete_id, c.nom, c.nom_normalise, c.adresse_principale, c.numero_immatriculation, c.date_cloture_dernier_exercice as cloture
   from copropriete c ${obligationsDe(d)} where ${GEREE} and ${TENUE} and ${deposable} and o.jour between $3::date and $4::date order by o.jour, c.nom_normalise, c.id, o.code limit $5` as const
const TYPEES = dues(MODELE, '$2::date is not null')
const DUES_ENTRE = compose(TYPEES, dues(DUES, DEPOSABLE))

const CODES = ['mise-a-jour-annuelle', ...OBLIGATIONS_DECLAREES] as const
export type ObligationDue = (typeof CODES)[number]
export type DueRow = RowOf<typeof TYPEES> & { code: ObligationDue; jour: IsoDate }

/** What is due between two days, the first ones first. */
export const lireDues = async (
  db: Db,
  teledeclarantId: number,
  { jour, du, au, max }: { jour: IsoDate; du: IsoDate; au: IsoDate; max: number },
): Promise<DueRow[]> =>
  (await db.read(DUES_ENTRE, [teledeclarantId, jour, du, au, max])).flatMap((row) => {
    const code = CODES.find((c) => c === row.code)
    return code === undefined || row.jour === null ? [] : [{ ...row, code, jour: row.jour }]
  })
