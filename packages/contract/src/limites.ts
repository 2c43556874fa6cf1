import type { RateClass } from './operation.ts'

export interface Limite {
  /** Calls allowed in a window. */
  max: number
  windowMs: number
  /** Counted at each call; the others are exchanged between processes every 20 calls. */
  exact: boolean
}

/**
 * Calls allowed in a window, per network of a visitor, per account for `authentifie`, per token for
 * `jeton`. A token that calls what is open to anybody counts as its person and as its network.
 */
export const LIMITES: Record<RateClass, Limite> = {
  connexion: { max: 10, windowMs: 60_000, exact: true },
  'mot-de-passe': { max: 3, windowMs: 3_600_000, exact: true },
  contact: { max: 5, windowMs: 30_000, exact: true },
  // A file looked at when it is chosen: several tries, never at the expense of the message.
  piece: { max: 20, windowMs: 60_000, exact: true },
  donnees: { max: 5, windowMs: 3_600_000, exact: true },
  annuaire: { max: 60, windowMs: 60_000, exact: false },
  // Suggestions come as a person types: several for one address, never at the expense of the
  // searches.
  completion: { max: 240, windowMs: 60_000, exact: false },
  // A screen of map is a dozen tiles, and a person moves it.
  carte: { max: 600, windowMs: 60_000, exact: false },
  // A visitor's page rendered by the server: past it, the browser draws it.
  page: { max: 120, windowMs: 60_000, exact: false },
  anonyme: { max: 300, windowMs: 60_000, exact: false },
  jeton: { max: 3_000, windowMs: 300_000, exact: false },
  authentifie: { max: 600, windowMs: 300_000, exact: false },
}
