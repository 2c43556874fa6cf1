import { RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { effacerRecherche } from './recherches.repository.ts'

/** Removes a search that the person keeps; throws `introuvable` for another's, shared or not. */
export const supprimerRecherche = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  const { utilisateurId } = sessionOf(ctx)
  await ctx.deps.db.transaction(async (tx) => {
    if ((await effacerRecherche(tx, id, utilisateurId)) === undefined)
      throw new RegisterError('introuvable')
    await journaliser(tx, ctx, { type: 'supprimer-recherche', donnees: { rechercheId: id } })
  })
  return {}
}
