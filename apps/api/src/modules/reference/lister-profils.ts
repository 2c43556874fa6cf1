import {
  estDeLEtablissement,
  isTeneur,
  LABELS_PROFIL,
  profilsAttribuables,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { clefValeursDe } from './clef-valeur.ts'
import { typeDuTeledeclarant } from './reference.repository.ts'

/**
 * Profiles that the signed-in person may give (specification 1, section 6: CREER_ADMIN_SEC,
 * CREER_GESTIONNAIRE).
 */
export const listerProfilsDisponibles = async (ctx: Ctx) =>
  clefValeursDe(profilsAttribuables(acteurOf(ctx)), LABELS_PROFIL)

/**
 * The same for an establishment: a keeper's choice, or one's own. Throws `introuvable` for
 * another's.
 */
export const listerProfilsDisponiblesPour = async (ctx: Ctx, teledeclarantId: number) => {
  const acteur = acteurOf(ctx)
  const visible = isTeneur(acteur.profil) || estDeLEtablissement(acteur, teledeclarantId)
  const type = visible ? await typeDuTeledeclarant(ctx.deps.db, teledeclarantId) : null
  if (type === null) throw new RegisterError('introuvable')
  return clefValeursDe(profilsAttribuables(acteur, type), LABELS_PROFIL)
}
