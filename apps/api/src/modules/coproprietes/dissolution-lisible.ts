import { peutPreciserDissolution } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { auteurDe, versDissolution } from './dissolution.mapper.ts'
import { trouverDissolution } from './dissolution.repository.ts'
import { lecteurDe } from './lecteur.ts'
import type { CoproprieteRow } from './vue-copropriete.ts'

/**
 * The latest dissolution, for keepers and those concerned; null otherwise, or when there is none.
 */
export const dissolutionLisible = async (ctx: Ctx, row: CoproprieteRow) => {
  const acteur = acteurOf(ctx)
  const lecteur = lecteurDe(acteur, row)
  if (!lecteur.teneur && !lecteur.concerne) return null
  const dissolution = await trouverDissolution(ctx.deps.db, row.id)
  return dissolution ? versDissolution(dissolution, acteur) : null
}

/** True when this person may say more of the dissolution that is declared. */
export const peutLaPreciser = async (ctx: Ctx, coproprieteId: number): Promise<boolean> => {
  const dissolution = await trouverDissolution(ctx.deps.db, coproprieteId)
  return dissolution !== undefined && peutPreciserDissolution(acteurOf(ctx), auteurDe(dissolution))
}
