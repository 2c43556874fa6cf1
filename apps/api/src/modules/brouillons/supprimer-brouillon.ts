import { machineCopropriete, machineDeclaration, next } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { brouillonModifiable } from './brouillon.repository.ts'
import { changerEtatDeclaration } from './depot.repository.ts'

/**
 * Deletes a draft: the dossier leaves the list, its history stays. Throws `introuvable`,
 * `transition-interdite`.
 */
export const supprimerBrouillon = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await brouillonModifiable(tx, acteurOf(ctx), id, null)
    await changerEtatDeclaration(tx, row, next(machineDeclaration, row.etat, 'supprimer-brouillon'))
    const journal = {
      categorie: 'BROUILLON',
      type: 'supprimer-brouillon',
      declarationId: row.id,
    } as const
    if (row.base_id !== null) {
      await journaliser(tx, ctx, {
        ...journal,
        coproprieteId: row.copropriete_id,
        donnees: { typeMaj: row.type_maj },
      })
      return {}
    }
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers: next(machineCopropriete, row.copropriete_etat, 'supprimer-brouillon'),
      colonnes: { etat_precedent: row.copropriete_etat },
      journal,
    })
    return {}
  })
