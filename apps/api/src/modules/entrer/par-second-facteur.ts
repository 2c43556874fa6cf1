import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hashToken, newToken } from '../../platform/session-store.ts'
import { compteDe } from './lire-compte.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { type ReponseCle, reconnaitreCle } from '../facteurs/cles.ts'
import { exigerCode } from '../facteurs/codes.ts'
import { depenserAttente, lireAttente, noterAttente } from './attente.repository.ts'
import { noterRefus } from './noter-refus.ts'

const ATTENTE_MS = 5 * 60_000

/** Keeps a sign-in whose password was right, or that a provider brings, bound to this browser, until its second factor comes. */
export const attendreFacteur = async (
  ctx: Ctx,
  utilisateurId: number,
  seSouvenir: boolean,
  jetonIdentite: string | null = null,
): Promise<void> => {
  const valeur = newToken()
  const expireLe = new Date(ctx.deps.clock.now().getTime() + ATTENTE_MS)
  await noterAttente(ctx.deps.db, {
    cleHash: hashToken(valeur),
    utilisateurId,
    seSouvenir,
    expireLe,
    jetonIdentite,
  })
  ctx.reply.setAttente(valeur, expireLe)
}

/**
 * Ends a sign-in that waits for its second factor. Throws `connexion-a-reprendre` when none waits
 * in this browser, `regles-non-respectees` for a wrong code, `trop-de-requetes`.
 */
export const conclureConnexion = async (ctx: Ctx, code: string) => {
  const { db, clock } = ctx.deps
  const cleHash = hashToken(ctx.reply.readAttente() ?? '')
  const attente = await lireAttente(db, cleHash, clock.now())
  if (!attente) throw new RegisterError('connexion-a-reprendre')
  try {
    await exigerCode(ctx, attente.utilisateur_id, code)
  } catch (error) {
    if (error instanceof RegisterError)
      await noterRefus(ctx, {
        motif: 'second-facteur',
        donnees: { utilisateurId: attente.utilisateur_id },
      })
    throw error
  }
  if (!(await depenserAttente(db, cleHash))) throw new RegisterError('connexion-a-reprendre')
  const session = await ouvrirSession(ctx, {
    utilisateurId: attente.utilisateur_id,
    seSouvenir: attente.se_souvenir,
    preuve: { moyen: 'code', le: clock.now() },
    jetonIdentite: attente.jeton_identite,
  })
  ctx.reply.clearAttente()
  return compteDe(ctx, session)
}

/** Signs in by a passkey alone. Throws `regles-non-respectees`. */
export const seConnecterParCle = async (ctx: Ctx, reponse: ReponseCle) => {
  const cle = await reconnaitreCle(ctx, reponse)
  const session = await ouvrirSession(ctx, {
    utilisateurId: cle.utilisateur_id,
    preuve: { moyen: 'cle-acces', le: ctx.deps.clock.now() },
  })
  ctx.reply.clearAttente()
  return compteDe(ctx, session)
}
