import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  demandeDuDossier,
  demandeNeuve,
  dissolutionAPreciser,
  dissoudre as decision,
  exigerDissolution,
  refusDuChamp,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { emailDeQuiAgit, faitsDe, tenir } from '../dossiers/tenir.ts'
import { derniereDissolution, justificatifDissolutionAcceptable } from './dissolution.repository.ts'

type Corps = HandlerInput<(typeof contract)['dissoudre']>['body']
type Reponse = HandlerOutput<(typeof contract)['dissoudre']>

/**
 * Declares a dissolution, with its proof; or says it again to the keeper who asked. Throws as the domain's `dissoudre`,
 * `regles-non-respectees` for a proof that is no longer there.
 */
export const dissoudre = (ctx: Ctx, { idCopropriete, ...saisie }: Corps): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    const { teledeclarantId } = acteurOf(ctx)
    const faits = faitsDe(ctx)
    const dossier = await tenir(tx, { coproprieteId: idCopropriete })
    const dissolution = exigerDissolution(dossier, saisie, faits)
    if (
      !(await justificatifDissolutionAcceptable(
        tx,
        dissolution.documentId,
        dossier.id,
        teledeclarantId,
      ))
    )
      throw refusDuChamp(
        'idDocument',
        'DIS-JUSTIF',
        'Ce justificatif n’est plus disponible : joignez-le de nouveau.',
      )
    const email = await emailDeQuiAgit(tx, ctx)
    const apres = await ecrire(tx, ctx, dossier, decision(dossier, { ...saisie, email }, faits))
    const attendue = dissolutionAPreciser(dossier)
    const { id: demandeId, echeance } = attendue
      ? demandeDuDossier(apres, attendue.id)
      : demandeNeuve(dossier, apres)
    const { dateEffet } = dissolution
    const id = await derniereDissolution(tx, dossier.id)
    return { id, demandeId, etatCopropriete: apres.etat, echeance, dateEffet }
  })
