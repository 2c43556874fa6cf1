import { contesterRattachement as decider, refusDuChamp } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { emailDeQuiAgit, faitsDe, tenir } from '../dossiers/tenir.ts'
import { pieceAcceptable } from './rattachement.repository.ts'

/**
 * The syndic in place contests an open request, with a document of its own or none. Throws as the
 * domain's `contesterRattachement`, and `regles-non-respectees` for a document that is not its own.
 */
export const contesterRattachement = (
  ctx: Ctx,
  { idDocument, ...saisie }: { demandeId: number; texte: string; idDocument: string | null },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId: saisie.demandeId })
    const email = await emailDeQuiAgit(tx, ctx)
    const changement = decider(dossier, { ...saisie, documentId: idDocument, email }, faitsDe(ctx))
    if (idDocument !== null && !(await pieceAcceptable(tx, idDocument, tenantOf(ctx))))
      throw refusDuChamp(
        'idDocument',
        'inconnu',
        'Ce document n’est pas disponible : déposez-le de nouveau.',
      )
    await ecrire(tx, ctx, dossier, changement)
    return {}
  })
