import type { Db, RowOf } from '@registre/db'

const MAILLES =
  `select nombre, cx, cy from carte_maille where niveau = $1 and x between $2 and $3 and y between $4 and $5` as const
const POINTS =
  `select l.copropriete_id, l.lieu[0] as longitude, l.lieu[1] as latitude from annuaire_lieu l where l.lieu <@ box(point($1, $2), point($3, $4)) limit $5` as const
const NOMBRE =
  `select count(*)::int as nombre from annuaire_lieu l where l.lieu <@ box(point($1, $2), point($3, $4))` as const
export type MailleRow = RowOf<typeof MAILLES>
export type PointRow = RowOf<typeof POINTS>

/** The cells of a level between two columns and two rows, ends included. */
export const lireMailles = (
  db: Pick<Db, 'read'>,
  niveau: number,
  [x1, x2]: readonly [number, number],
  [y1, y2]: readonly [number, number],
): Promise<MailleRow[]> => db.read(MAILLES, [niveau, x1, x2, y1, y2], { name: 'carte-mailles' })

interface Etendue {
  ouest: number
  sud: number
  est: number
  nord: number
}

/** Places of co-ownerships in a box, `max` at most. */
export const lirePoints = (
  db: Pick<Db, 'read'>,
  { ouest, sud, est, nord }: Etendue,
  max: number,
): Promise<PointRow[]> => db.read(POINTS, [ouest, sud, est, nord, max], { name: 'carte-points' })

/** How many places a box holds. */
export const compterPoints = async (
  db: Pick<Db, 'read'>,
  { ouest, sud, est, nord }: Etendue,
): Promise<number> => (await db.read(NOMBRE, [ouest, sud, est, nord]))[0]?.nombre ?? 0
