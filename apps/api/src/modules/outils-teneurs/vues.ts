import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { peutOterVuesPartagees, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { ecrireVue, effacerVue, lireVues } from './vues.repository.ts'

/** The views of the queue that a keeper kept, then those that others share. */
export const listerVuesFile = async (
  ctx: Ctx,
): Promise<HandlerOutput<(typeof contract)['listerVuesFile']>> => {
  const moi = acteurOf(ctx)
  const toutes = peutOterVuesPartagees(moi)
  return (await lireVues(ctx.deps.db, moi.utilisateurId)).map(({ auteur_id, ...vue }) => ({
    ...vue,
    aMoi: auteur_id === moi.utilisateurId,
    supprimable: toutes || auteur_id === moi.utilisateurId,
  }))
}

/** Keeps a view under its name, in place of one's own of the same name. */
export const enregistrerVueFile = async (
  ctx: Ctx,
  vue: HandlerInput<(typeof contract)['enregistrerVueFile']>['body'],
): Promise<{ id: number }> => ({
  id: await ecrireVue(ctx.deps.db, { auteurId: acteurOf(ctx).utilisateurId, ...vue }),
})

/** Takes a view away: one's own, or a shared one for administrators. Throws `introuvable`. */
export const supprimerVueFile = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  const moi = acteurOf(ctx)
  const toutes = peutOterVuesPartagees(moi)
  if (!(await effacerVue(ctx.deps.db, id, { auteurId: moi.utilisateurId, toutes })))
    throw new RegisterError('introuvable')
  return {}
}
