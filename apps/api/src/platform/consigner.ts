import type { Db } from '@registre/db'
import { type CategorieJournal, type EvenementJournal, RegisterError } from '@registre/domain'
import type { Ctx } from './context.ts'
import { journaliser } from './journal.ts'

/** What the journal keeps of a small thing of one's own that was changed: a note, a kept view. */
interface Fait {
  categorie?: CategorieJournal
  type: EvenementJournal
  demandeId?: number
  donnees?: Record<string, unknown>
}

/**
 * Writes a tool of one's work with its row of the journal, in one transaction; gives what was written.
 * Throws `introuvable` when nothing was.
 */
export const consigner = <T extends number | true>(
  ctx: Ctx,
  fait: Fait,
  ecrire: (db: Pick<Db, 'query'>) => Promise<T | false>,
): Promise<T> =>
  ctx.deps.db.transaction(async (tx) => {
    const ecrit = await ecrire({ query: tx.sql })
    if (ecrit === false) throw new RegisterError('introuvable')
    await journaliser(tx, ctx, fait)
    return ecrit
  })
