import type { contract, HandlerInput } from '@registre/contract'
import { mandatNeuf, renouveler } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deposerDocument } from '../documents/deposer-document.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenir } from '../dossiers/tenir.ts'
import { relireMandat } from './relire-mandat.ts'

type Corps = HandlerInput<(typeof contract)['renouvelerMandat']>['body']

/** The present or last syndic renews its mandate. Throws as the domain's `renouveler`. */
export const renouvelerMandat = async (ctx: Ctx, { file, ...corps }: Corps) => {
  const { db } = ctx.deps
  const cible = { coproprieteId: corps.idCopropriete }
  const saisie = { ...corps, avecJustificatif: file !== undefined, documentId: null }
  // What can be refused is refused before the file is read and kept.
  if (file) renouveler(await consulter(db, cible), saisie, faitsDe(ctx))
  const document = file && (await deposerDocument(ctx, { file, type: 'JUSTIFICATIF_MANDAT' }))
  const id = await db.transaction(async (tx) => {
    const dossier = await tenir(tx, cible)
    const documentId = document?.id ?? null
    const apres = await ecrire(
      tx,
      ctx,
      dossier,
      renouveler(dossier, { ...saisie, documentId }, faitsDe(ctx)),
    )
    return mandatNeuf(dossier, apres).id
  })
  return relireMandat(ctx, cible.coproprieteId, id)
}
