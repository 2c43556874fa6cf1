import type { Db, Tx } from '@registre/db'
import { type Dossier, type Faits, type FaitsActeur, RegisterError } from '@registre/domain'
import { type Clock, today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type Cible, lireDossier, verrouillerDossier } from './dossier.repository.ts'

export type { Cible } from './dossier.repository.ts'

/** What a person's decision knows beside the dossier. Throws `non-connecte`. */
export const faitsDe = (ctx: Pick<Ctx, 'session' | 'deps'>): FaitsActeur => ({
  ...faitsDuJour(ctx.deps.clock),
  acteur: acteurOf(ctx),
})

/** The facts of the register's own calendar. */
export const faitsDuJour = (clock: Clock): Faits & { acteur: null } => ({
  acteur: null,
  jour: today(clock),
  maintenant: clock.now().getTime(),
})

/**
 * A dossier held until the end of the transaction: the co-ownership first, always, then its parts
 * as they are once it is held. Throws `introuvable`.
 */
export const tenir = async (tx: Pick<Tx, 'sql'>, cible: Cible): Promise<Dossier> => {
  const coproprieteId = await verrouillerDossier(tx, cible)
  if (coproprieteId === undefined) throw new RegisterError('introuvable')
  return consulter({ query: tx.sql }, { coproprieteId })
}

/** A dossier as it is now, for what can be refused before anything is held. Throws `introuvable`. */
export const consulter = async (db: Pick<Db, 'query'>, cible: Cible): Promise<Dossier> => {
  const dossier = await lireDossier(db, cible)
  if (!dossier) throw new RegisterError('introuvable')
  return dossier
}
