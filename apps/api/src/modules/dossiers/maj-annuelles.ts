import type { Tx } from '@registre/db'
import { retraitsPossibles } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { today } from '../../platform/clock.ts'
import { consulter } from './tenir.ts'
import {
  dateDerniereMajAnnuelle,
  jourMajAnnuelle,
  majAnnuelleRemplacee,
  pointDeRestauration,
} from './maj-annuelles.repository.ts'

/**
 * What is kept around the last annual update of a co-ownership: itself, where standard ones replaced
 * it, what was in force before it, and the day when it was filed; null for what there is not.
 */
export const lireMajAnnuelle = async (tx: Pick<Tx, 'sql'>, coproprieteId: number) => {
  const lu = await pointDeRestauration(tx, coproprieteId)
  const remplacee = await majAnnuelleRemplacee(tx, coproprieteId)
  return {
    // It was filled from what came before it, as the one filed was.
    annuelle: remplacee && { ...remplacee, baseId: lu?.id ?? null },
    point: lu && {
      ...lu,
      derniereMajAnnuelle: await dateDerniereMajAnnuelle(tx, coproprieteId, lu),
    },
    deposeeLe: await jourMajAnnuelle(tx, coproprieteId),
  }
}

/** What the session may take back of what was declared, for the menu of the sheet. */
export const retraitsDe = async (ctx: Ctx, coproprieteId: number) => {
  const { db, clock } = ctx.deps
  const dossier = await consulter(db, { coproprieteId })
  const lue = await lireMajAnnuelle({ sql: db.query }, coproprieteId)
  return retraitsPossibles(dossier, lue, { acteur: acteurOf(ctx), jour: today(clock) })
}
