import type { Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { versEvenement, type Evenement } from './journal.mapper.ts'
import { type CriteresJournal, lireJournal } from './journal.repository.ts'

/** What one search shows (specification 2, section 9: the first 100, a notice above 99). */
const MAX_AFFICHES = 100

/**
 * Searches the journal, newest first; `tronque` when there are more than are given. Throws
 * `recherche-trop-large`.
 */
export const rechercherJournal = async (
  ctx: Ctx,
  criteres: CriteresJournal,
): Promise<{ evenements: Evenement[]; tronque: boolean }> => {
  const rows = await boundedSearch(ctx.deps.db, (tx) => lireJournal(tx, criteres, MAX_AFFICHES + 1))
  return {
    evenements: rows.slice(0, MAX_AFFICHES).map(versEvenement),
    tronque: rows.length > MAX_AFFICHES,
  }
}
