import {
  estAuTeneur,
  FIN_ARRIVEE_JOURS,
  isTeneur,
  RegisterError,
  siretLisible,
} from '@registre/domain'
import { codeDeGraine, hacherCode } from '../../platform/code-activation.ts'
import { cleDeGraine, hacherCle, nouvelleGraine } from '../../platform/cle-courriel.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { libererDArrivee } from '../courriers/poster-lettre.ts'
import { lireCabinet, poserCodeArrivee, tenirArrivee } from './arrivee.repository.ts'
import { avertirCabinet } from './arrivee.ts'

const JOUR_MS = 86_400_000

/**
 * A keeper posts a code to the seat of a firm whose administrators have not answered: the letter
 * that waited leaves, the applicant is told where to type it, the administrators that it leaves.
 * Nobody reads the code. Throws `introuvable`, `transition-interdite` while they may still answer.
 */
export const posterCodeArrivee = async (
  ctx: Ctx,
  { id, teledeclarantId }: { id: number; teledeclarantId: number },
): Promise<void> => {
  const { clock, settings, db } = ctx.deps
  // Who waits for its own code has no say on another's.
  if (!isTeneur(acteurOf(ctx).profil)) throw new RegisterError('introuvable')
  const maintenant = clock.now()
  const secrets = secretsOf(settings)
  await db.transaction(async (tx) => {
    await tenirDeclarant(tx, teledeclarantId)
    const a = await tenirArrivee(tx, id)
    if (a?.teledeclarant_id !== teledeclarantId) throw new RegisterError('introuvable')
    const { raisonSociale, siret, adresse } = await lireCabinet(tx, teledeclarantId)
    const lignes = [raisonSociale, ...adresse].filter((l) => l.trim() !== '')
    const lettre =
      a.etat === 'EN_ATTENTE' &&
      estAuTeneur(a.etat, a.confirme_le?.getTime() ?? Infinity, maintenant.getTime())
        ? await libererDArrivee(tx, id, lignes)
        : null
    if (lettre === null)
      throw new RegisterError('transition-interdite', {
        message: 'Cette demande a reçu sa réponse, ou son courrier est déjà parti.',
      })
    const graine = nouvelleGraine(settings)
    const expireLe = new Date(maintenant.getTime() + FIN_ARRIVEE_JOURS * JOUR_MS)
    await poserCodeArrivee(tx, {
      id,
      codeHash: await hacherCode(settings.SECRET, codeDeGraine(secrets, lettre.graine)),
      graine,
      hash: hacherCle(cleDeGraine(secrets, graine)),
      expireLe,
    })
    await journaliser(tx, ctx, {
      type: 'poster-code-arrivee',
      teledeclarantId,
      donnees: { arriveeId: id },
    })
    await enqueueOutbox(tx, [
      lettre.item,
      courriel(a.email, 'arrivee-code-poste', {
        etablissement: raisonSociale,
        siret: siretLisible(siret ?? ''),
        graine,
        expire: instantEnLettres(expireLe),
      }),
      await avertirCabinet(tx, teledeclarantId, 'courrier'),
    ])
  })
}
