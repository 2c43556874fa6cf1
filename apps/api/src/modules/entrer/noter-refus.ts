import type { Ctx } from '../../platform/context.ts'
import { type JournalEntry, journaliser } from '../../platform/journal.ts'

/** Keeps in the journal why nobody came in. Nobody is its author: no session stands for who tried. */
export const noterRefus = (
  ctx: Ctx,
  refus: Pick<JournalEntry, 'teledeclarantId' | 'donnees'> & { motif: string },
): Promise<void> =>
  journaliser(
    { sql: ctx.deps.db.query },
    { ...ctx, session: null },
    { type: 'connexion-refusee', ...refus },
  )
