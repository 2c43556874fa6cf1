import { machineDeclaration, next, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { verrouillerDeclaration } from '../declarations/declaration.repository.ts'
import { changerEtatDeclaration, estSyndicCourant } from './depot.repository.ts'

/** The current syndic sets aside an update that its predecessor filed and that awaits it. Throws `introuvable`, `transition-interdite`. */
export const supprimerDeclarationPredecesseur = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const teledeclarantId = tenantOf(ctx)
    const row = await verrouillerDeclaration(tx, id)
    const deAutre = row !== null && row.auteur_teledeclarant_id !== teledeclarantId && row.type_maj !== null
    if (!row || !deAutre || !(await estSyndicCourant(tx, row.copropriete_id, teledeclarantId))) throw new RegisterError('introuvable')
    await changerEtatDeclaration(tx, row, next(machineDeclaration, row.etat, 'supprimer-declaration-predecesseur'))
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'supprimer-declaration-predecesseur',
      coproprieteId: row.copropriete_id,
      declarationId: row.id,
      de: row.etat,
      vers: 'SUPPRIME',
    })
    return {}
  })
