import { machinePortefeuille, next, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import {
  abandonnerLignes,
  type Confirmation,
  confirmerLignes,
  mettreADeposer,
} from './lignes.repository.ts'
import {
  arreterPortefeuille,
  lancerPortefeuille,
  type PortefeuilleVu,
  tenirPortefeuille,
  trouverPortefeuille,
  versPortefeuille,
} from './portefeuille.repository.ts'

const inconnues = (
  confirmations: readonly Confirmation[],
  connues: readonly { ligne: number }[],
): number[] => {
  const lignes = new Set(connues.map((c) => c.ligne))
  return confirmations.filter((c) => c.codes.length > 0 && !lignes.has(c.ligne)).map((c) => c.ligne)
}

/**
 * Hands the ready rows of a checked portfolio over to the register, which files them one after the
 * other. Throws `introuvable`, `transition-interdite` when it is filed already or cancelled,
 * `regles-non-respectees` when no row is ready.
 */
export const deposerPortefeuille = (
  ctx: Ctx,
  id: number,
  confirmations: readonly Confirmation[],
): Promise<PortefeuilleVu> =>
  ctx.deps.db.transaction(async (tx) => {
    const teledeclarantId = tenantOf(ctx)
    const etat = await tenirPortefeuille(tx, id, teledeclarantId)
    if (etat === null) throw new RegisterError('introuvable')
    if (etat !== 'CONTROLE')
      throw new RegisterError('transition-interdite', {
        message: 'Ce dépôt groupé est déjà lancé, terminé ou annulé.',
        infos: { etat },
      })
    const vers = next(machinePortefeuille, etat, 'deposer-portefeuille')
    const perdues = inconnues(confirmations, await confirmerLignes(tx, id, confirmations))
    if (perdues.length > 0)
      throw new RegisterError('requete-invalide', {
        message: `Ce dépôt groupé n’a pas de ligne ${perdues.slice(0, 5).join(', ')}.`,
      })
    const prises = await mettreADeposer(tx, id)
    if (prises === 0)
      throw new RegisterError('regles-non-respectees', {
        message:
          'Aucune ligne n’est prête : corrigez les erreurs ou confirmez les règles demandées.',
      })
    const { utilisateurId, originalId, jetonId } = sessionOf(ctx)
    // The rows are filed in the name of whoever submits them, who may be a colleague of the person
    // who had them checked.
    await lancerPortefeuille(tx, {
      id,
      etat: vers,
      utilisateurId,
      originalId,
      jetonId,
      modalite: ctx.modalite,
    })
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'deposer-portefeuille',
      de: etat,
      vers,
      donnees: { portefeuilleId: id, lignes: prises, confirmations: confirmations.length },
    })
    await enqueueOutbox(tx, [outboxItem('portefeuille', { portefeuilleId: id })])
    const row = await trouverPortefeuille(tx, id, teledeclarantId)
    if (!row) throw new RegisterError('introuvable')
    return versPortefeuille(row)
  })

/**
 * Stops a portfolio: the rows that are filed stay filed, the row under way ends, the others are
 * left. Throws `introuvable`, `transition-interdite` when it is over.
 */
export const annulerPortefeuille = (ctx: Ctx, id: number): Promise<PortefeuilleVu> =>
  ctx.deps.db.transaction(async (tx) => {
    const teledeclarantId = tenantOf(ctx)
    const etat = await tenirPortefeuille(tx, id, teledeclarantId)
    if (etat === null) throw new RegisterError('introuvable')
    if (etat === 'TERMINE' || etat === 'ANNULE')
      throw new RegisterError('transition-interdite', {
        message: 'Ce dépôt groupé est terminé : il ne peut plus être annulé.',
        infos: { etat },
      })
    const vers = next(machinePortefeuille, etat, 'annuler-portefeuille')
    await arreterPortefeuille(tx, id, vers)
    await abandonnerLignes(tx, id)
    await journaliser(tx, ctx, {
      categorie: 'DECLARATION',
      type: 'annuler-portefeuille',
      de: etat,
      vers,
      donnees: { portefeuilleId: id },
    })
    const row = await trouverPortefeuille(tx, id, teledeclarantId)
    if (!row) throw new RegisterError('introuvable')
    return versPortefeuille(row)
  })
