import { setTimeout as wait } from 'node:timers/promises'
import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { compteEnAttenteParLogin } from '../inscription/en-attente.ts'
import { inviter } from '../inscription/inviter.ts'
import { cleDemande, compterEssai } from '../../platform/echecs.ts'
import { DUREE_MIN_MS } from '../entrer/essais.ts'
import { emettreCle } from '../comptes/emettre-cle.ts'

const FENETRE_MS = 3_600_000
const DEMANDES_PAR_COMPTE = 3

const deposer = async (ctx: Ctx, login: string): Promise<void> => {
  await ctx.deps.db.transaction(async (tx) => {
    const { compte, graine, expire } = await emettreCle(tx, ctx, login)
    if (compte)
      await enqueueOutbox(tx, [
        courriel(compte.email, 'mot-de-passe-oublie', {
          identifiant: compte.login,
          graine,
          expire,
        }),
      ])
    // Somebody who never chose a first password receives the activation link again.
    const attente = compte ? undefined : await compteEnAttenteParLogin(tx, login)
    if (attente) await inviter(tx, ctx, attente)
    const trouve = compte ?? attente
    await journaliser(tx, ctx, {
      type: 'demander-mot-de-passe',
      teledeclarantId: trouve?.teledeclarant_id ?? null,
      ...(trouve ? { donnees: { utilisateurId: trouve.id } } : { motif: 'compte-inconnu' }),
    })
  })
}

/**
 * Sends a link to choose a password when the account exists, and answers the same words in the same
 * time when it does not.
 * Throws `trop-de-requetes` from the fourth request in an hour for one login, existing or not.
 */
export const demanderMotDePasse = async (ctx: Ctx, saisi: string) => {
  const plancher = wait(DUREE_MIN_MS)
  const login = saisi.trim().toLowerCase()
  const demandes = await compterEssai(ctx.deps.db, {
    cle: cleDemande(login),
    maintenant: ctx.deps.clock.now(),
    fenetreMs: FENETRE_MS,
  })
  if (demandes > DEMANDES_PAR_COMPTE) throw new RegisterError('trop-de-requetes')
  await deposer(ctx, login)
  await plancher
  return { response: true }
}
