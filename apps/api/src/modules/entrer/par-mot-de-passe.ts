import { setTimeout as wait } from 'node:timers/promises'
import { isRestreint, isTeneur, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { attendreFacteur } from './par-second-facteur.ts'
import { releverEchec, releverHash } from '../comptes/relever.ts'
import { type CompteSecretRow, trouverCompteParLogin } from './compte.repository.ts'
import { ECHECS_AVANT_AVIS, FENETRE_ECHECS_MS } from '../../platform/echecs.ts'
import { DUREE_MIN_MS, type Essai, PLAFONDS, prendreEssai, rendreEssai } from './essais.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { compteDe } from './lire-compte.ts'
import { hacherMotDePasse, hashAncien, motDePasseJuste } from '../../platform/mot-de-passe.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { noterRefus } from './noter-refus.ts'

interface Identifiants {
  j_username: string
  j_password: string
  'remember-me'?: boolean | undefined
  captcha?: string | undefined
}

/**
 * Why an account may not sign in, for the journal alone: the person always reads the same answer.
 */
const motifDeRefus = (compte: CompteSecretRow | undefined): string | null => {
  if (!compte) return 'compte-inconnu'
  if (!compte.actif || compte.supprime_le || isRestreint(compte.profil)) return 'compte-ferme'
  if (
    compte.teledeclarant_statut !== null &&
    compte.teledeclarant_statut !== 'ACTIF' &&
    compte.teledeclarant_statut !== 'ATT_ACTIVATION'
  )
    return 'statut'
  return null
}

/** Tells the owner of an account that its password is tried, once a window. */
const prevenir = async (ctx: Ctx, compte: CompteSecretRow): Promise<void> => {
  await ctx.deps.db.transaction((tx) =>
    enqueueOutbox(tx, [
      courriel(compte.email, 'essais-connexion', {
        identifiant: compte.login,
        nombre: ECHECS_AVANT_AVIS,
        quand: instantEnLettres(ctx.deps.clock.now()),
      }),
    ]),
  )
}

const refuser = async (
  ctx: Ctx,
  essai: Essai | null,
  compte: CompteSecretRow | undefined,
  motif: string,
): Promise<RegisterError> => {
  const { db, clock } = ctx.deps
  const echecs = essai?.comptes.compte ?? 0
  if (compte) {
    const ferme = echecs >= PLAFONDS.compte
    const fin = new Date(clock.now().getTime() + FENETRE_ECHECS_MS)
    await releverEchec(db, compte.id, echecs, ferme ? fin : null)
    if (echecs === ECHECS_AVANT_AVIS) await prevenir(ctx, compte)
  }
  await noterRefus(ctx, {
    motif,
    teledeclarantId: compte?.teledeclarant_id ?? null,
    donnees: compte ? { utilisateurId: compte.id } : {},
  })
  return new RegisterError(
    'identifiants-incorrects',
    essai?.captchaRequis ? { infos: { captchaRequis: true } } : {},
  )
}

/** A password whose hash was made with former parameters is hashed again: only now is it known. */
const renouvelerHash = async (
  { deps: { db } }: Ctx,
  { id, mot_de_passe_hash: ancien }: CompteSecretRow,
  motDePasse: string,
): Promise<void> => {
  if (ancien !== null && hashAncien(ancien))
    await releverHash(db, id, ancien, await hacherMotDePasse(motDePasse))
}

/**
 * Signs in, or waits for the second factor of an account that has one (PENDING). Throws
 * `captcha-invalide` from the third failure, `identifiants-incorrects` for every other refusal:
 * same words, same work and same time whether the account exists, is closed or waits.
 */
export const seConnecter = async (ctx: Ctx, input: Identifiants) => {
  const plancher = wait(DUREE_MIN_MS)
  const { db, clock } = ctx.deps
  const login = input.j_username.trim().toLowerCase()
  const essai = await prendreEssai(ctx, login, input.captcha ?? '').catch(
    async (error: unknown) => {
      if (error instanceof RegisterError && error.code === 'identifiants-incorrects') {
        await refuser(ctx, null, await trouverCompteParLogin(db, login), 'trop-d-essais')
        await plancher
      }
      throw error
    },
  )
  const compte = await trouverCompteParLogin(db, login)
  const juste = await motDePasseJuste(compte?.mot_de_passe_hash ?? null, input.j_password)
  const motif = motifDeRefus(compte) ?? (juste ? null : 'mot-de-passe')
  if (motif !== null || !compte) {
    const refus = await refuser(ctx, essai, compte, motif ?? 'compte-inconnu')
    await plancher
    throw refus
  }
  await rendreEssai(ctx, essai)
  await renouvelerHash(ctx, compte, input.j_password)
  // Whoever decides proves who they are each time.
  const seSouvenir = input['remember-me'] === true && !isTeneur(compte.profil)
  if (compte.second_facteur) {
    await attendreFacteur(ctx, compte.id, seSouvenir)
    return { authStatus: 'PENDING' as const }
  }
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
    seSouvenir,
    preuve: { moyen: 'mot-de-passe', le: clock.now() },
  })
  return compteDe(ctx, session)
}
