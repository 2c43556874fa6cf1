import type { Tx } from '@registre/db'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { instantEnLettres } from '../auth/instant-en-lettres.ts'
import { finirAcces } from '../utilisateurs/finir-acces.ts'
import {
  effacerFacteurs,
  type EtatFacteurs,
  oublierDemande,
  tenirEtat,
} from './facteurs.repository.ts'

/** Erases every factor of an account, and all that is open in its name; tells its owner. */
export const effacerTout = async (
  tx: Tx,
  auteur: JournalAuthor,
  { id, etat, maintenant }: { id: number; etat: EtatFacteurs; maintenant: Date },
): Promise<void> => {
  await effacerFacteurs(tx, id)
  await oublierDemande(tx, id)
  await finirAcces(tx, [id], maintenant)
  await journaliser(tx, auteur, {
    categorie: 'COMPTE',
    type: 'oublier-facteurs',
    teledeclarantId: etat.teledeclarant_id,
    donnees: { utilisateurId: id },
  })
  await enqueueOutbox(tx, [
    courriel(etat.email, 'second-facteur', {
      identifiant: etat.login,
      quoi: 'Le registre a effacé vos seconds facteurs. Vous en choisirez d’autres à votre prochaine connexion.',
      quand: instantEnLettres(maintenant),
    }),
  ])
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
