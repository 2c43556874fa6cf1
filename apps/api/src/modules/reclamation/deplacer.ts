import { LABELS_TYPE_RECLAMATION, machineReclamation, next, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { exigerReclamation } from './lire-reclamation.ts'
import { deplacerReclamation, insererReponse } from './reclamation.repository.ts'

const PERIME = 'Ce message a été traité entre-temps : relisez-le avant de continuer.'

type Decision =
  | { event: 'clore-reclamation' | 'rouvrir-reclamation' }
  | { event: 'repondre-reclamation'; texte: string }

/**
 * Moves a message that a keeper has read; an answer goes by mail in the same transaction. Throws
 * `introuvable`, `transition-interdite`, and `version-perimee` when somebody acted first, who may
 * be the same keeper in another tab.
 */
const deplacer = async (
  ctx: Ctx,
  id: number,
  version: number,
  decision: Decision,
): Promise<Record<string, never>> => {
  const row = await exigerReclamation(ctx, id)
  if (row.version !== version) throw new RegisterError('version-perimee', { message: PERIME })
  const vers = next(machineReclamation, row.etat, decision.event)
  const parId = acteurOf(ctx).utilisateurId
  const maintenant = ctx.deps.clock.now()
  await ctx.deps.db.transaction(async (tx) => {
    if (!(await deplacerReclamation(tx, { id, version, de: row.etat, vers, parId, maintenant })))
      throw new RegisterError('version-perimee', { message: PERIME })
    await journaliser(tx, ctx, {
      categorie: 'CONTACT',
      type: decision.event,
      de: row.etat,
      vers,
      donnees: { reclamationId: id, reference: row.reference },
    })
    if (decision.event !== 'repondre-reclamation') return
    await insererReponse(tx, {
      reclamationId: id,
      texte: decision.texte,
      auteurId: parId,
      envoyeeLe: maintenant,
    })
    await enqueueOutbox(tx, [
      courriel(row.email, 'reclamation-repondue', {
        reference: row.reference,
        demande: LABELS_TYPE_RECLAMATION[row.type],
        reponse: decision.texte,
      }),
    ])
  })
  return {}
}

/** Answers the applicant by mail. */
export const repondreReclamation = (
  ctx: Ctx,
  id: number,
  { version, texte }: { version: number; texte: string },
) => deplacer(ctx, id, version, { event: 'repondre-reclamation', texte })
/** Notes a message as handled. */
export const cloreReclamation = (ctx: Ctx, id: number, { version }: { version: number }) =>
  deplacer(ctx, id, version, { event: 'clore-reclamation' })
/** Takes a handled message up again. */
export const rouvrirReclamation = (ctx: Ctx, id: number, { version }: { version: number }) =>
  deplacer(ctx, id, version, { event: 'rouvrir-reclamation' })
