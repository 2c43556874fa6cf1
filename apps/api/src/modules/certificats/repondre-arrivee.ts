import { peutAccueillir, RegisterError, repondreArrivee as decision } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { trouverEtude } from '../notaires/etude.ts'

/**
 * The administrator of an office answers somebody who joined it: the account opens, or is closed.
 * Throws `introuvable` for another office's, or one that was answered.
 */
export const repondreArrivee = async (
  ctx: Ctx,
  { id, accepter }: { id: number; accepter: boolean },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const compte = await tenirUtilisateurs(tx, [id])
    const [arrivee] = compte.utilisateurs
    const etude = arrivee?.teledeclarantId ?? null
    if (arrivee?.etat !== 'ATTENTE' || etude === null || !peutAccueillir(acteurOf(ctx), etude))
      throw new RegisterError('introuvable')
    const { raison_sociale: etablissement = '' } =
      (await trouverEtude({ query: tx.sql }, etude)) ?? {}
    await ecrire(tx, ctx, compte, decision(compte, id, { accepter, etablissement }), {
      maintenant: ctx.deps.clock.now(),
    })
    return {}
  })
