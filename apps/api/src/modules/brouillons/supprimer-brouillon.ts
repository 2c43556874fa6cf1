import { machineCopropriete, machineDeclaration, next } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { brouillonModifiable } from './brouillon.repository.ts'
import { changerEtatDeclaration } from './depot.repository.ts'

/** Deletes a draft: the dossier leaves the list, its history stays. Throws `introuvable`, `transition-interdite`. */
export const supprimerBrouillon = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await brouillonModifiable(tx, acteurOf(ctx), id, null)
    await changerEtatDeclaration(tx, row, next(machineDeclaration, row.etat, 'supprimer-brouillon'))
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers: next(machineCopropriete, row.copropriete_etat, 'supprimer-brouillon'),
      colonnes: { etat_precedent: row.copropriete_etat },
      journal: { categorie: 'BROUILLON', type: 'supprimer-brouillon', declarationId: row.id },
    })
    return {}
  })
