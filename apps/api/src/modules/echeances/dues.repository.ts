import { compose, type Db, type RowOf } from '@registre/db'
import { type IsoDate, OBLIGATIONS_DECLAREES } from '@registre/domain'
import { DEPOSABLE, DUES, MODELE, obligationsDe } from '../coproprietes/obligations.sql.ts'
import { GEREE, TENUE } from '../coproprietes/situation.sql.ts'

/**
 * What establishment $1 has to do of its co-ownerships, as seen on day $2, due between $3 and $4: how
 * many each day, and the first $5 of each.
 */
const dues = <D extends string, C extends string>(d: D, deposable: C) =>
  `select * from (
     select o.code, o.jour, c.id as copropriete_id, c.nom, c.adresse_principale, c.numero_immatriculation, c.date_cloture_dernier_exercice as cloture,
       count(*) over (partition by o.jour)::int as nombre, row_number() over (partition by o.jour order by c.nom_normalise, c.id, o.code) as rang
     from copropriete c ${obligationsDe(d)} where ${GEREE} and ${TENUE} and ${deposable} and o.jour between $3::date and $4::date
   ) x where rang <= $5 order by jour, rang limit $6` as const
const TYPEES = dues(MODELE, '$2::date is not null')
const DUES_ENTRE = compose(TYPEES, dues(DUES, DEPOSABLE))

const CODES = ['mise-a-jour-annuelle', ...OBLIGATIONS_DECLAREES] as const
export type ObligationDue = (typeof CODES)[number]
export type DueRow = RowOf<typeof TYPEES> & { code: ObligationDue; jour: IsoDate }

interface Periode {
  jour: IsoDate
  du: IsoDate
  au: IsoDate
  parJour: number
  max?: number
}

/** What is due between two days: the first `parJour` of each, `max` in all. */
export const lireDues = async (
  db: Db,
  teledeclarantId: number,
  { jour, du, au, parJour, max = parJour }: Periode,
): Promise<DueRow[]> =>
  (await db.read(DUES_ENTRE, [teledeclarantId, jour, du, au, parJour, max])).flatMap((row) => {
    const code = CODES.find((c) => c === row.code)
    return code === undefined || row.jour === null ? [] : [{ ...row, code, jour: row.jour }]
  })
