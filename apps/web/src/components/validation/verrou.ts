import { BAIL_VERROU_MINUTES } from '@registre/domain'

/** The lease is extended this often while the screen is open. */
export const BATTEMENT_MS = 4 * 60_000
/** Nobody has touched the screen for this long: it no longer keeps the request to itself. */
export const INACTIVITE_MS = 30 * 60_000
/** Below this, the screen warns: the extensions do not get through. */
export const ALERTE_MS = 8 * 60_000
export const BAIL_MS = BAIL_VERROU_MINUTES * 60_000

export interface FaitsVerrou {
  verrou: { pris: boolean; parMoi: boolean; par: string; le: string | null }
  /** End of the lease by this machine's clock, null when unknown. */
  fin: number | null
  /** The lock was held here and went away. */
  perdu: boolean
}

export type EtatVerrou =
  | { phase: 'libre' }
  | { phase: 'autre'; par: string; le: string | null; perdu: boolean }
  | { phase: 'mien'; fin: number | null; menace: boolean }
  | { phase: 'perdu' }

/** What the screen says of the lock, from what the server last said and the hour. */
export const etatVerrou = ({ verrou, fin, perdu }: FaitsVerrou, maintenant: number): EtatVerrou => {
  if (verrou.pris && !verrou.parMoi)
    return { phase: 'autre', par: verrou.par, le: verrou.le, perdu }
  if (verrou.parMoi && !perdu && (fin === null || maintenant < fin))
    return { phase: 'mien', fin, menace: fin !== null && fin - maintenant < ALERTE_MS }
  return perdu || verrou.parMoi ? { phase: 'perdu' } : { phase: 'libre' }
}

/**
 * An extension is asked for while somebody is at work and the lease is not over: an ended one is
 * taken again by hand.
 */
export const doitBattre = (
  fin: number | null,
  derniereActivite: number,
  maintenant: number,
): boolean => (fin === null || maintenant < fin) && maintenant - derniereActivite < INACTIVITE_MS
