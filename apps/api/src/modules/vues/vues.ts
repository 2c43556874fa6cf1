import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { type CategorieJournal, isTeneur, peutOterVuesPartagees } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { consigner } from '../../platform/consigner.ts'
import { ecrireVue, effacerVue, lireVues } from './vues.repository.ts'

const categorieDe = (ctx: Ctx): CategorieJournal =>
  isTeneur(acteurOf(ctx).profil) ? 'VALIDATION' : 'COMPTE'

/** The views of its list that a person kept, then those that others of its house share. */
export const listerVues = async (
  ctx: Ctx,
): Promise<HandlerOutput<(typeof contract)['listerVuesFile']>> => {
  const moi = acteurOf(ctx)
  const toutes = peutOterVuesPartagees(moi)
  return (await lireVues(ctx.deps.db, moi)).map(({ auteur_id, ...vue }) => ({
    ...vue,
    aMoi: auteur_id === moi.utilisateurId,
    supprimable: toutes || auteur_id === moi.utilisateurId,
  }))
}

/** Keeps a view under its name, in place of one's own of the same name. */
export const enregistrerVue = async (
  ctx: Ctx,
  vue: HandlerInput<(typeof contract)['enregistrerVueFile']>['body'],
): Promise<{ id: number }> => {
  const { utilisateurId: auteurId } = acteurOf(ctx)
  const fait = {
    categorie: categorieDe(ctx),
    type: 'enregistrer-vue-file',
    donnees: { titre: vue.nom },
  } as const
  return { id: await consigner(ctx, fait, (db) => ecrireVue(db, { auteurId, ...vue })) }
}

/** Takes a view away: one's own, or a shared one for administrators. Throws `introuvable`. */
export const supprimerVue = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  const moi = acteurOf(ctx)
  const toutes = peutOterVuesPartagees(moi)
  await consigner(ctx, { categorie: categorieDe(ctx), type: 'supprimer-vue-file' }, (db) =>
    effacerVue(db, id, moi, toutes),
  )
  return {}
}
