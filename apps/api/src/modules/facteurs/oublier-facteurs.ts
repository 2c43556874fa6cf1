import { isAdminTeneur, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { effacerTout } from './effacer-facteurs.ts'
import { demanderOubli, quiConfirme, tenirEtat } from './facteurs.repository.ts'

const CONFIRMATION_MS = 24 * 3_600_000

/**
 * An administrator of the register asks for a reset of somebody's second factor; the others are told
 * by mail, and one of them, within 24 hours, makes it. Throws `introuvable`, `acces-non-autorise`,
 * `transition-interdite` for one's own or for whoever asked already.
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
    if (demandeur !== null) {
      await effacerTout(tx, ctx, { id, etat, maintenant })
      return { fait: true }
    }
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'demander-oubli-facteurs',
      teledeclarantId: etat.teledeclarant_id,
      donnees: { utilisateurId: id },
    })
    const { demandeur: nom, adresses } = await quiConfirme(tx, id, utilisateurId)
    await enqueueOutbox(
      tx,
      adresses.map((a) =>
        courriel(a, 'second-facteur-a-effacer', {
          identifiant: etat.login,
          demandeur: nom,
          compteId: id,
          teledeclarantId: etat.teledeclarant_id,
        }),
      ),
    )
    return { fait: false }
  })
}
