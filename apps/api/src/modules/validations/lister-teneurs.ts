import { isTeneur, LABELS_PROFIL, parseProfil } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { trouverTeneurs } from './demande.repository.ts'

/** Active keepers, by name: the choices of an assignment. */
export const listerTeneurs = async (ctx: Ctx): Promise<{ clef: string; valeur: string }[]> => {
  const rows = await trouverTeneurs(ctx.deps.db)
  return rows.flatMap((r) => {
    const profil = parseProfil(r.profil)
    return profil && isTeneur(profil)
      ? [{ clef: String(r.id), valeur: `${r.nom} (${LABELS_PROFIL[profil]})` }]
      : []
  })
}
