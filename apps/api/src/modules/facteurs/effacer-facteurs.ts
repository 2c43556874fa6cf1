import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { instantEnLettres } from '../auth/instant-en-lettres.ts'
import { finirAcces } from '../utilisateurs/finir-acces.ts'
import {
  effacerFacteurs,
  effacerRecents,
  type EtatFacteurs,
  listerCles,
  oublierDemande,
  tenirEtat,
} from './facteurs.repository.ts'

/** Notes that factors were erased, and tells their owner how. */
const dire = async (
  tx: Tx,
  auteur: JournalAuthor,
  { id, etat, maintenant, quoi }: Efface & { quoi: string },
): Promise<void> => {
  await journaliser(tx, auteur, {
    categorie: 'COMPTE',
    type: 'oublier-facteurs',
    teledeclarantId: etat.teledeclarant_id,
    donnees: { utilisateurId: id },
  })
  await enqueueOutbox(tx, [
    courriel(etat.email, 'second-facteur', {
      identifiant: etat.login,
      quoi,
      quand: instantEnLettres(maintenant),
    }),
  ])
}

interface Efface {
  id: number
  etat: EtatFacteurs
  maintenant: Date
}

/** Erases every factor of an account, and all that is open in its name; tells its owner. */
export const effacerTout = async (tx: Tx, auteur: JournalAuthor, efface: Efface): Promise<void> => {
  await effacerFacteurs(tx, efface.id)
  await oublierDemande(tx, efface.id)
  await finirAcces(tx, [efface.id], efface.maintenant)
  await dire(tx, auteur, {
    ...efface,
    quoi: 'Le registre a effacé vos seconds facteurs. Vous en choisirez d’autres à votre prochaine connexion.',
  })
}

/**
 * Erases what was added to an account since an instant, when its owner says that somebody else used
 * it; those that were there before stay. Tells the owner.
 */
export const effacerFacteursDepuis = async (
  tx: Tx,
  ctx: Ctx,
  id: number,
  depuis: Date,
): Promise<void> => {
  if ((await effacerRecents(tx, id, depuis)) === 0) return
  const etat = await tenirEtat(tx, id)
  if (!etat) return
  if (!etat.code && (await listerCles({ query: tx.sql }, id)).length === 0)
    await effacerFacteurs(tx, id)
  await dire(tx, ctx, {
    id,
    etat,
    maintenant: ctx.deps.clock.now(),
    quoi: 'Le registre a effacé les seconds facteurs ajoutés depuis que le changement d’adresse a été demandé.',
  })
}

/** Erases the factors of an account for its operator; false when it has none. */
export const effacerFacteursDe = async (
  tx: Tx,
  auteur: JournalAuthor,
  id: number,
  maintenant: Date,
): Promise<boolean> => {
  const etat = await tenirEtat(tx, id)
  if (!etat?.second_facteur) return false
  await effacerTout(tx, auteur, { id, etat, maintenant })
  return true
}
