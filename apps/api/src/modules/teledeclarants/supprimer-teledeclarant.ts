import type { Tx } from '@registre/db'
import {
  type Dossier,
  machineTeledeclarant,
  next,
  RegisterError,
  supprimerBrouillon,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { tenir } from '../dossiers/tenir.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { empechementsDe } from './teledeclarant.mapper.ts'
import { trouverBrouillons, tenirTeledeclarant } from './teledeclarant.repository.ts'
import { ecrireEtSuivreDesignation } from '../successeurs/suivre-designation.ts'

/** The drafts of a declarant with their dossiers, held: dossiers come before people, everywhere. */
const tenirBrouillons = async (tx: Tx, teledeclarantId: number) => {
  const tenus: { declarationId: number; dossier: Dossier }[] = []
  for (const declarationId of await trouverBrouillons(tx, teledeclarantId))
    tenus.push({ declarationId, dossier: await tenir(tx, { declarationId }) })
  return tenus
}

/**
 * Deletes a declarant: accounts, sessions and drafts with it; names stay in the history. Throws
 * `introuvable`, `transition-interdite` when it is deleted already, or while mandates run or
 * requests wait.
 */
export const supprimerTeledeclarant = async (
  ctx: Ctx,
  id: number,
): Promise<Record<string, never>> => {
  await ctx.deps.db.transaction(async (tx) => {
    const brouillons = await tenirBrouillons(tx, id)
    const row = await tenirTeledeclarant(tx, id)
    if (!row) throw new RegisterError('introuvable')
    next(machineTeledeclarant, row.statut, 'supprimer')
    const empechements = empechementsDe(row)
    if (empechements.length > 0)
      throw new RegisterError('transition-interdite', {
        message: `Ce télédéclarant ne peut pas être supprimé : ${empechements.join(' et ')}. Retirez ses rattachements et décidez ses demandes d’abord.`,
        infos: { mandats: row.nb_mandats, demandes: row.nb_demandes },
      })
    if ((await trouverBrouillons(tx, id)).length > brouillons.length)
      throw new RegisterError('transition-interdite', {
        message: 'Ce télédéclarant vient de commencer un brouillon : recommencez.',
      })
    // Drafts that nobody could ever open again leave with their author; one sent meanwhile is none.
    for (const { declarationId, dossier } of brouillons)
      if (dossier.etat === 'BROUILLON')
        await ecrireEtSuivreDesignation(
          tx,
          ctx,
          dossier,
          supprimerBrouillon(dossier, declarationId, id),
        )
    await fermerDeclarant(tx, ctx, {
      id,
      de: row.statut,
      evenement: 'supprimer',
      maintenant: ctx.deps.clock.now(),
    })
  })
  return {}
}
