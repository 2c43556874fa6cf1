import { randomBytes } from 'node:crypto'
import { acteurOf, type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { hashToken } from '../../platform/session-store.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { tenirOuvert } from '../comptes/tenir.ts'
import {
  ecrireAbonnement,
  lireAbonnementRow,
  supprimerAbonnements,
} from './abonnement.repository.ts'

/** Says whether the person has a private calendar, and when it was last read. */
export const lireAbonnement = async (ctx: Ctx) => {
  const row = await lireAbonnementRow(ctx.deps.db, acteurOf(ctx).utilisateurId)
  return {
    actif: row !== undefined,
    creeLe: row?.cree_le.toISOString() ?? null,
    luLe: row?.lu_le?.toISOString() ?? null,
  }
}

/**
 * Opens a private calendar: the token, 192 random bits, is told once; the former one stops serving.
 * Its owner is told by mail.
 */
export const ouvrirAbonnement = async (ctx: Ctx) => {
  const { db, clock } = ctx.deps
  const { utilisateurId, login } = sessionOf(ctx)
  const maintenant = clock.now()
  const jeton = randomBytes(24).toString('base64url')
  await db.transaction(async (tx) => {
    await tenirOuvert(tx, utilisateurId)
    const email = await ecrireAbonnement(tx, utilisateurId, hashToken(jeton), maintenant)
    await enqueueOutbox(tx, [
      courriel(email, 'calendrier-ouvert', {
        identifiant: login,
        quand: instantEnLettres(maintenant),
      }),
    ])
    await journaliser(tx, ctx, { type: 'ouvrir-calendrier' })
  })
  return {
    actif: true,
    creeLe: maintenant.toISOString(),
    luLe: null,
    chemin: `/api/public/calendriers/${jeton}/echeances.ics`,
  }
}

/** Closes the private calendar: its address answers 404 at once. */
export const fermerAbonnement = async (ctx: Ctx): Promise<Record<string, never>> => {
  const { utilisateurId } = acteurOf(ctx)
  await ctx.deps.db.transaction(async (tx) => {
    if ((await supprimerAbonnements(tx, [utilisateurId])) > 0)
      await journaliser(tx, ctx, { type: 'fermer-calendrier' })
  })
  return {}
}
