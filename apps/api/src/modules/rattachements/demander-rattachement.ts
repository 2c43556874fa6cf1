import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  demanderRattachement as decider,
  demandeNeuve,
  mandatNeuf,
  refusRattachement,
} from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { inscrireDocument, rangerDocument } from '../documents/deposer-document.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenirSiExiste } from '../dossiers/tenir.ts'
import { demandeurDe, syndicsPrevenus } from './rattachement.repository.ts'

type Corps = HandlerInput<(typeof contract)['rattacherSansJustificatif']>['body']
type Reponse = HandlerOutput<(typeof contract)['rattacher']>

/** What a request would change, on the dossier held. Throws as the domain's `demanderRattachement`. */
export const deciderSur = async (
  ctx: Ctx,
  tx: Tx,
  { numero, ...corps }: Corps,
  avecJustificatif: boolean,
  documentId: string | null,
) => {
  const dossier = await tenirSiExiste(tx, { numero })
  if (!dossier) throw refusRattachement('immatNotExistant')
  const maintenant = ctx.deps.clock.now()
  const demandeur = await demandeurDe(tx, tenantOf(ctx), acteurOf(ctx).utilisateurId, maintenant)
  const prevenus = await syndicsPrevenus(tx, dossier.id, maintenant)
  const saisie = { ...corps, demandeur, avecJustificatif, documentId, prevenus }
  return { dossier, changement: decider(dossier, saisie, faitsDe(ctx)) }
}

/**
 * Asks for an attachment. Throws as the domain's `demanderRattachement`, and the fichier-* errors
 * of the proof.
 */
export const demanderRattachement = async (
  ctx: Ctx,
  corps: Corps,
  file: File | null,
): Promise<Reponse> => {
  const { db } = ctx.deps
  // Once before the file is read: a request that cannot pass leaves no file behind.
  if (file) await db.transaction((tx) => deciderSur(ctx, tx, corps, true, null))
  const preuve = file && (await rangerDocument(ctx, file))
  return db.transaction(async (tx) => {
    const documentId = preuve && (await inscrireDocument(tx, ctx, 'JUSTIFICATIF_MANDAT', preuve))
    const { dossier, changement } = await deciderSur(ctx, tx, corps, preuve !== null, documentId)
    const apres = await ecrire(tx, ctx, dossier, changement)
    const { id, echeance } = demandeNeuve(dossier, apres)
    const neuf = mandatNeuf(dossier, apres)
    return {
      idDemande: id,
      idMandat: neuf.id,
      etatCopropriete: apres.etat,
      echeance,
      aCompleter: neuf.etat === 'PRECISIONS_DEMANDEES',
    }
  })
}
