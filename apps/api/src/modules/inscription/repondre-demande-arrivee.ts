import { peutRepondreArrivee, RegisterError, siretLisible } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { annulerLettresDArrivee } from '../courriers/poster-lettre.ts'
import { cabinetDe, finirArrivee, lireCabinet, tenirArrivee } from './arrivee.repository.ts'
import { ouvrirArrivee } from './arrivee.ts'

/**
 * An administrator of a firm answers somebody who asks to join it: an account of manager opens, or
 * the request ends. Throws `introuvable` for another firm's, or one that was answered,
 * `deja-existant`.
 */
export const repondreDemandeArrivee = (
  ctx: Ctx,
  { id, accepter }: { id: number; accepter: boolean },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const cabinetId = await cabinetDe(tx, id)
    if (cabinetId === null || !peutRepondreArrivee(acteurOf(ctx), cabinetId))
      throw new RegisterError('introuvable')
    const cabinet = await tenirDeclarant(tx, cabinetId)
    const arrivee = await tenirArrivee(tx, id)
    if (arrivee?.etat !== 'EN_ATTENTE') throw new RegisterError('introuvable')
    if (accepter) {
      await ouvrirArrivee(tx, ctx, { cabinet, arrivee, moyen: 'accord' })
      return {}
    }
    await finirArrivee(tx, id, 'REFUSEE', ctx.deps.clock.now())
    await annulerLettresDArrivee(tx, id)
    await journaliser(tx, ctx, {
      type: 'refuser-demande-arrivee',
      teledeclarantId: cabinetId,
      donnees: { arriveeId: id },
    })
    const { raisonSociale: etablissement, siret } = await lireCabinet(tx, cabinetId)
    const dit = { etablissement, siret: siretLisible(siret ?? '') }
    await enqueueOutbox(tx, [courriel(arrivee.email, 'arrivee-refusee', dit)])
    return {}
  })
