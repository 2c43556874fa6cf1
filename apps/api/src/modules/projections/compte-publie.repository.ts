import type { Db } from '@registre/db'
import { ETATS_EN_VIGUEUR } from '@registre/domain'

/** Co-ownerships in force, counted where they are decided and not where they are read. */
export const compterEnVigueur = async (db: Pick<Db, 'query'>): Promise<number> =>
  (
    await db.query(
      'select count(*)::int as n from copropriete where etat::text = any($1::text[])',
      [[...ETATS_EN_VIGUEUR]],
    )
  )[0]?.n ?? 0

const CLE_REFUSEE = 'publication:refusee'
/** A day whose file did not agree with the register: its rows, and those that were due. */
export interface PublicationRefusee {
  jour: string
  lignes: number
  attendues: number
}

/** The last file that was refused; null once one agreed. */
export const lirePublicationRefusee = async (
  db: Pick<Db, 'query'>,
): Promise<PublicationRefusee | null> => {
  const [row] = await db.query(
    `select valeur ->> 'jour' as jour, (valeur ->> 'lignes')::int as lignes, (valeur ->> 'attendues')::int as attendues from parametre where cle = $1`,
    [CLE_REFUSEE],
  )
  return row?.jour == null || row.lignes === null || row.attendues === null
    ? null
    : { jour: row.jour, lignes: row.lignes, attendues: row.attendues }
}

/** Keeps a refused file, or that the last one agreed. */
export const ecrirePublicationRefusee = async (
  db: Pick<Db, 'query'>,
  refusee: PublicationRefusee | null,
): Promise<void> => {
  await db.query(
    `insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur`,
    [CLE_REFUSEE, JSON.stringify(refusee)],
  )
}
