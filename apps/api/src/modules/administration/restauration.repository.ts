import type { Tx } from '@registre/db'
import type { Remplacante } from '@registre/domain'

/** The co-ownership of a registration number, null for none. */
export const idParNumero = async (tx: Pick<Tx, 'sql'>, numero: string): Promise<number | null> =>
  (await tx.sql(`select id from copropriete where numero_immatriculation = $1`, [numero]))[0]?.id ??
  null

/** What replaces a cancelled co-ownership, as it is. */
export const lireRemplacante = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
): Promise<Remplacante | null> =>
  (
    await tx.sql(
      `select c.id, c.etat, c.date_dissolution as "dateDissolution", r.numero_immatriculation as "remplaceePar"
       from copropriete c left join copropriete r on r.id = c.remplacee_par_id where c.id = $1`,
      [id],
    )
  )[0] ?? null
