import type { Tx } from '@registre/db'
import { isAdminTeneur, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { instantEnLettres } from '../auth/instant-en-lettres.ts'
import { finirAcces } from '../utilisateurs/finir-acces.ts'
import {
  demanderOubli,
  effacerFacteurs,
  type EtatFacteurs,
  oublierDemande,
  tenirEtat,
} from './facteurs.repository.ts'

const CONFIRMATION_MS = 24 * 3_600_000

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
      quoi: 'Le registre a effacé vos seconds facteurs, à votre demande. Vous en choisirez d’autres à votre prochaine connexion.',
      quand: instantEnLettres(maintenant),
    }),
  ])
}

/**
 * An administrator of the register asks for a reset of somebody's second factor; another one, within
 * 24 hours, makes it. Throws `introuvable`, `acces-non-autorise`, `transition-interdite` for one's
 * own or for whoever asked already.
 */
export const oublierFacteurs = async (ctx: Ctx, id: number) => {
  const { acteur, utilisateurId } = sessionOf(ctx)
  if (!isAdminTeneur(acteur.profil)) throw new RegisterError('acces-non-autorise')
  const maintenant = ctx.deps.clock.now()
  return ctx.deps.db.transaction(async (tx) => {
    const etat = await tenirEtat(tx, id)
    if (!etat?.second_facteur) throw new RegisterError('introuvable')
    const depuis = new Date(maintenant.getTime() - CONFIRMATION_MS)
    const refuser = (message: string): never => {
      throw new RegisterError('transition-interdite', { message })
    }
    if (id === utilisateurId) refuser('Deux autres administrateurs doivent le faire pour vous.')
    const demandeur = await demanderOubli(tx, id, utilisateurId, maintenant, depuis)
    if (demandeur === utilisateurId)
      refuser('Vous l’avez déjà demandé : un autre administrateur doit le confirmer.')
    if (demandeur === null)
      await journaliser(tx, ctx, {
        categorie: 'COMPTE',
        type: 'demander-oubli-facteurs',
        teledeclarantId: etat.teledeclarant_id,
        donnees: { utilisateurId: id },
      })
    else await effacerTout(tx, ctx, { id, etat, maintenant })
    return { fait: demandeur !== null }
  })
}
