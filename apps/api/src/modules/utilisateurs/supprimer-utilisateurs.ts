import { peutSupprimerUtilisateur, peutVoirUtilisateur, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { libererDemandes } from '../dossiers/ecrire-lot.ts'
import { finirAcces } from './finir-acces.ts'
import { cibleDe } from './utilisateur.mapper.ts'
import { supprimerRows, verrouillerUtilisateurs } from './utilisateur.repository.ts'

/**
 * Deletes a selection of accounts: all of them, or none. History keeps their names, their sessions
 * close, their address is free again. Throws `introuvable` when one is not visible,
 * `acces-non-autorise` when one may not be deleted.
 */
export const supprimerUtilisateurs = async (
  ctx: Ctx,
  selection: readonly number[],
): Promise<Record<string, never>> => {
  const acteur = acteurOf(ctx)
  const ids = [...new Set(selection)]
  await ctx.deps.db.transaction(async (tx) => {
    const rows = await verrouillerUtilisateurs(tx, ids)
    if (rows.length < ids.length || !rows.every((row) => peutVoirUtilisateur(acteur, cibleDe(row))))
      throw new RegisterError('introuvable')
    if (!rows.every((row) => peutSupprimerUtilisateur(acteur, cibleDe(row))))
      throw new RegisterError('acces-non-autorise')
    await supprimerRows(tx, ids, ctx.deps.clock.now())
    await finirAcces(tx, ids, ctx.deps.clock.now())
    await libererDemandes(tx, ids)
    for (const row of rows)
      await journaliser(tx, ctx, {
        categorie: 'COMPTE',
        type: 'supprimer-utilisateur',
        teledeclarantId: row.teledeclarant_id,
        de: row.profil,
        donnees: { utilisateurId: row.id },
      })
    await enqueueOutbox(
      tx,
      rows.map((row) => courriel(row.email, 'compte-supprime', { identifiant: row.login })),
    )
  })
  return {}
}
