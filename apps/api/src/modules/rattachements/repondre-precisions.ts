import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { demandeDuDossier, repondrePrecisions as decider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { inscrireDocument, rangerDocument } from '../documents/deposer-document.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenir } from '../dossiers/tenir.ts'
import { syndicsPrevenus } from './rattachement.repository.ts'

type Corps = HandlerInput<(typeof contract)['repondrePrecisionsRattachement']>['body']
type Reponse = HandlerOutput<(typeof contract)['repondrePrecisionsRattachement']>

/**
 * The answer to a clarification on an attachment. Throws as the domain's `repondrePrecisions`, and
 * the fichier-* errors.
 */
export const repondrePrecisions = async (
  ctx: Ctx,
  demandeId: number,
  { file, ...corps }: Corps,
): Promise<Reponse> => {
  const { db } = ctx.deps
  const saisie = { ...corps, demandeId, nouveauFichier: file !== undefined, documentId: null }
  // What can be refused is refused before the file is read and kept.
  if (file) decider(await consulter(db, { demandeId }), saisie, faitsDe(ctx))
  const preuve = file && (await rangerDocument(ctx, file))
  return db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId })
    const documentId = preuve
      ? await inscrireDocument(tx, ctx, 'JUSTIFICATIF_MANDAT', preuve)
      : null
    const prevenus = await syndicsPrevenus(tx, dossier.id, ctx.deps.clock.now())
    const changement = decider(dossier, { ...saisie, documentId, prevenus }, faitsDe(ctx))
    const apres = await ecrire(tx, ctx, dossier, changement)
    const { mandatId, echeance } = demandeDuDossier(apres, demandeId)
    return {
      idDemande: demandeId,
      idMandat: mandatId ?? 0,
      etatCopropriete: apres.etat,
      echeance,
      aCompleter: false,
    }
  })
}
