import type { Tx } from '@registre/db'
import { machineTeledeclarant, next, RegisterError, supprimerBrouillon } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { tenir } from '../dossiers/tenir.ts'
import { fermerTeledeclarant } from '../inscription/fermer-teledeclarant.ts'
import { empechementsDe } from './teledeclarant.mapper.ts'
import {
  trouverBrouillons,
  tenirTeledeclarant,
  type TeledeclarantRow,
} from './teledeclarant.repository.ts'
import { ecrireEtSuivreDesignation } from '../successeurs/suivre-designation.ts'

/** Drafts that nobody could ever open again leave with their author. */
const supprimerBrouillons = async (tx: Tx, ctx: Ctx, teledeclarantId: number): Promise<void> => {
  for (const declarationId of await trouverBrouillons(tx, teledeclarantId)) {
    const dossier = await tenir(tx, { declarationId })
    // Sent meanwhile: it is no draft any more.
    if (dossier.etat !== 'BROUILLON') continue
    await ecrireEtSuivreDesignation(
      tx,
      ctx,
      dossier,
      supprimerBrouillon(dossier, declarationId, teledeclarantId),
    )
  }
}

const prevenir = (
  tx: Tx,
  row: TeledeclarantRow,
  comptes: readonly { email: string; login: string }[],
): Promise<void> => {
  const adresses = new Set(comptes.map((c) => c.email.toLowerCase()))
  return enqueueOutbox(tx, [
    ...comptes.map((c) => courriel(c.email, 'compte-supprime', { identifiant: c.login })),
    ...(row.rep_email === '' || adresses.has(row.rep_email.toLowerCase())
      ? []
      : [courriel(row.rep_email, 'teledeclarant-supprime', {})]),
  ])
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
    const row = await tenirTeledeclarant(tx, id)
    if (!row) throw new RegisterError('introuvable')
    next(machineTeledeclarant, row.statut, 'supprimer')
    const empechements = empechementsDe(row)
    if (empechements.length > 0)
      throw new RegisterError('transition-interdite', {
        message: `Ce télédéclarant ne peut pas être supprimé : ${empechements.join(' et ')}. Retirez ses rattachements et décidez ses demandes d’abord.`,
        infos: { mandats: row.nb_mandats, demandes: row.nb_demandes },
      })
    await supprimerBrouillons(tx, ctx, id)
    const comptes = await fermerTeledeclarant(tx, ctx, {
      id,
      de: row.statut,
      evenement: 'supprimer',
      maintenant: ctx.deps.clock.now(),
    })
    await prevenir(tx, row, comptes)
  })
  return {}
}
