import { libelleNiveau, peutAccueillir, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { detacherDe } from './certificat.repository.ts'
import { accueillir, tenirArrivee, trouverEtude } from '../notaires/etude.ts'
import { fermerCompte } from '../utilisateurs/fermer-compte.ts'

/**
 * The administrator of an office answers somebody who joined it: the account opens, or is closed.
 * Throws `introuvable` for another office's, or one that was answered.
 */
export const repondreArrivee = async (
  ctx: Ctx,
  { id, accepter }: { id: number; accepter: boolean },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const arrivee = await tenirArrivee(tx, id)
    const etude = arrivee?.teledeclarant_id ?? null
    if (!arrivee || etude === null || !peutAccueillir(acteurOf(ctx), etude))
      throw new RegisterError('introuvable')
    if (accepter) await accueillir(tx, id)
    else {
      await fermerCompte(tx, id, ctx.deps.clock.now())
      await detacherDe(tx, id, ctx.deps.clock.now())
    }
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: accepter ? 'accepter-arrivee' : 'refuser-arrivee',
      teledeclarantId: etude,
      donnees: { utilisateurId: id },
    })
    const { raison_sociale: etablissement = '' } =
      (await trouverEtude({ query: tx.sql }, etude)) ?? {}
    await enqueueOutbox(tx, [
      courriel(arrivee.email, 'arrivee-jugee', {
        etablissement,
        niveau: libelleNiveau(arrivee.profil),
        acceptee: accepter,
      }),
    ])
    return {}
  })
