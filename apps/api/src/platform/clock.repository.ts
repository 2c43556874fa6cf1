import type { Db } from '@registre/db'

/** A machine whose clock is further from PostgreSQL's ends sessions and leases at the wrong moment. */
const ECART_MAX_S = 60

/**
 * By how many seconds at least the clock of this machine is ahead of PostgreSQL's; below zero, behind.
 * What the answer took is not counted.
 */
export const avanceHorloge = async (db: Pick<Db, 'query'>): Promise<number> => {
  const avant = Date.now() / 1000
  const [row] = await db.query(`select extract(epoch from clock_timestamp())::float as secondes`)
  const base = row?.secondes ?? avant
  return Math.max(0, avant - base) + Math.min(0, Date.now() / 1000 - base)
}

/** What /readyz says of the clock of this machine: `ok`, or what to do. */
export const direHorloge = (avance: number): string =>
  Math.abs(avance) <= ECART_MAX_S
    ? 'ok'
    : `l’horloge de cette machine ${avance > 0 ? 'avance' : 'retarde'} de ${Math.round(Math.abs(avance))} s sur celle de PostgreSQL : réglez-la (NTP)`
