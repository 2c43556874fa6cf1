import { isTeneur, LABELS_PROFIL, parseProfil } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'

/** Active keepers, by name: the choices of an assignment. */
export const listerTeneurs = async (ctx: Ctx): Promise<{ clef: string; valeur: string }[]> => {
  const rows = await ctx.deps.db.query<{ id: number; nom: string; profil: string }>(
    `select id, trim(prenom || ' ' || nom) as nom, profil from utilisateur where profil like 'TENEUR\\_%' and actif and supprime_le is null order by nom, prenom, id`,
  )
  return rows.flatMap((r) => {
    const profil = parseProfil(r.profil)
    return profil && isTeneur(profil)
      ? [{ clef: String(r.id), valeur: `${r.nom} (${LABELS_PROFIL[profil]})` }]
      : []
  })
}
