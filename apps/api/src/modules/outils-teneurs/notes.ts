import type { contract, HandlerOutput } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { consigner } from '../../platform/consigner.ts'
import { demandeExiste, insererNote, lireNotes } from './outils-teneurs.repository.ts'

/** Notes between keepers on a request, oldest first. Throws `introuvable`. */
export const listerNotes = async (
  ctx: Ctx,
  demandeId: number,
): Promise<HandlerOutput<(typeof contract)['listerNotes']>> => {
  if (!(await demandeExiste(ctx.deps.db, demandeId))) throw new RegisterError('introuvable')
  const moi = acteurOf(ctx).utilisateurId
  return (await lireNotes(ctx.deps.db, demandeId)).map((n) => ({
    id: n.id,
    auteur: n.auteur,
    aMoi: n.auteur_id === moi,
    texte: n.texte,
    creeLe: n.cree_le.toISOString(),
  }))
}

/** Leaves a note to the other keepers. Throws `introuvable`. */
export const ajouterNote = async (
  ctx: Ctx,
  { demandeId, texte }: { demandeId: number; texte: string },
): Promise<Record<string, never>> => {
  const auteurId = acteurOf(ctx).utilisateurId
  await consigner(ctx, { type: 'noter-demande', demandeId }, (db) =>
    insererNote(db, { demandeId, auteurId, texte }),
  )
  return {}
}
