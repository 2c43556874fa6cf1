import type { Registre } from '../../../tests/support/register.ts'

/**
 * Copies one sheet into each of these communes of the Rhône and of the Ain, so many times;
 * registered long ago.
 */
export const peupler = async (
  r: Registre,
  lieux: readonly { insee: string; departement: string; epci: string; n: number }[],
) => {
  await r.db.query('delete from fiche')
  let id = 1000
  for (const l of lieux)
    for (let i = 0; i < l.n; i += 1) {
      id += 1
      await r.db.query(
        `update modele set copropriete_id = $1::int, numero = 'ZZ' || lpad($1::int::text, 7, '0'), code_insee = $2, code_departement = $3, code_region = '84', siren_epci = $4, date_immatriculation = '2020-01-01'`,
        [id, l.insee, l.departement, l.epci],
      )
      await r.db.query('insert into fiche select * from modele')
    }
}
