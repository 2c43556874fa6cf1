import type { Tx } from '@registre/db'
import {
  can,
  type EvenementPortefeuille,
  machinePortefeuille,
  next,
  RegisterError,
} from '@registre/domain'
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
  lirePortefeuille,
  type PortefeuilleVu,
  tenirPortefeuille,
  versPortefeuille,
} from './portefeuille.repository.ts'

/** Moves a portfolio of one's own establishment, which is held; `faire` gives what the journal keeps. */
const mouvoir = (
  ctx: Ctx,
  id: number,
  { type, refus, reprise }: { type: EvenementPortefeuille; refus: string; reprise: string },
  faire: (tx: Tx) => Promise<Record<string, unknown>>,
): Promise<PortefeuilleVu> =>
  ctx.deps.db.transaction(async (tx) => {
    const teledeclarantId = tenantOf(ctx)
    const { etat: de, cedant_id: cedant } = await tenirPortefeuille(tx, id, teledeclarantId)
    // A whole portfolio is for a keeper to decide; the firm may only give its request up before that.
    if (cedant !== null && (type === 'deposer-portefeuille' || de !== 'CONTROLE'))
      throw new RegisterError('transition-interdite', { message: reprise, infos: { etat: de } })
    if (!can(machinePortefeuille, de, type))
      throw new RegisterError('transition-interdite', { message: refus, infos: { etat: de } })
    const donnees = { portefeuilleId: id, ...(await faire(tx)) }
    const vers = next(machinePortefeuille, de, type)
    await journaliser(tx, ctx, { categorie: 'DECLARATION', type, de, vers, donnees })
    return versPortefeuille(await lirePortefeuille(tx, id, teledeclarantId))
  })

/**
 * Hands the ready rows of a checked portfolio over to the register, which files them one after the
 * other. Throws `introuvable`, `transition-interdite` when it is filed already or cancelled,
 * `requete-invalide` for a row that it has not, `regles-non-respectees` when no row is ready.
 */
export const deposerPortefeuille = (
  ctx: Ctx,
  id: number,
  confirmations: readonly Confirmation[],
): Promise<PortefeuilleVu> => {
  const refus = 'Ce dépôt groupé est déjà lancé, terminé ou annulé.'
  const reprise = 'Le teneur du registre décide de cette reprise : vous n’avez rien à déposer.'
  return mouvoir(ctx, id, { type: 'deposer-portefeuille', refus, reprise }, async (tx) => {
    const connues = new Set((await confirmerLignes(tx, id, confirmations)).map((c) => c.ligne))
    const perdues = confirmations.filter((c) => c.codes.length > 0 && !connues.has(c.ligne))
    if (perdues.length > 0)
      throw new RegisterError('requete-invalide', {
        message: `Ce dépôt groupé n’a pas de ligne ${perdues
          .slice(0, 5)
          .map((c) => c.ligne)
          .join(', ')}.`,
      })
    const lignes = await mettreADeposer(tx, id)
    if (lignes === 0)
      throw new RegisterError('regles-non-respectees', {
        message:
          'Aucune ligne n’est prête : corrigez les erreurs ou confirmez les règles demandées.',
      })
    // The rows are filed in the name of whoever submits them, who may be a colleague of the person
    // who had them checked.
    await lancerPortefeuille(tx, id, { session: sessionOf(ctx), modalite: ctx.modalite })
    await enqueueOutbox(tx, [outboxItem('portefeuille', { portefeuilleId: id })])
    return { lignes, confirmations: confirmations.length }
  })
}

/**
 * Stops a portfolio: the rows that are filed stay filed, the row under way ends, the others are
 * left. Throws `introuvable`, `transition-interdite` when it is over.
 */
export const annulerPortefeuille = (ctx: Ctx, id: number): Promise<PortefeuilleVu> => {
  const refus = 'Ce dépôt groupé est terminé : il ne peut plus être annulé.'
  const reprise = 'Le teneur du registre a décidé de cette reprise : elle ne se retire plus.'
  return mouvoir(ctx, id, { type: 'annuler-portefeuille', refus, reprise }, async (tx) => {
    await arreterPortefeuille(tx, id, 'ANNULE')
    await abandonnerLignes(tx, id)
    return {}
  })
}
