import { type Ctx, sessionOf } from '../../platform/context.ts'
import { type RechercheVue, versRecherche } from './recherche.mapper.ts'
import { mesRecherches, recherchesPartagees } from './recherches.repository.ts'

/** The searches that the person keeps, the latest first. */
export const listerMesRecherches = async (ctx: Ctx): Promise<RechercheVue[]> => {
  const { utilisateurId } = sessionOf(ctx)
  return (await mesRecherches(ctx.deps.db, utilisateurId)).flatMap((r) =>
    versRecherche(r, utilisateurId),
  )
}

/** The searches that its institution's people share, and those that keepers offer to everybody. */
export const listerRecherchesPartagees = async (ctx: Ctx): Promise<RechercheVue[]> => {
  const { utilisateurId } = sessionOf(ctx)
  return (await recherchesPartagees(ctx.deps.db, utilisateurId)).flatMap((r) =>
    versRecherche(r, utilisateurId),
  )
}
