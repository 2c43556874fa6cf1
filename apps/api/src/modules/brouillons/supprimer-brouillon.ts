import { exigerSupprimable, supprimerBrouillon as supprimer } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { ecrireEtSuivreDesignation } from '../successeurs/suivre-designation.ts'

/** Deletes a draft. Throws `introuvable`, `transition-interdite`. */
export const supprimerBrouillon = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    exigerSupprimable(dossier, declaration, faitsDe(ctx))
    await ecrireEtSuivreDesignation(tx, ctx, dossier, supprimer(dossier, id))
    return {}
  })
