import { setTimeout as wait } from 'node:timers/promises'
import { isRestreint, isTeneur, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { attendreFacteur } from '../facteurs/attendre-facteur.ts'
import {
  ajouterEchec,
  type CompteSecretRow,
  compterEchecs,
  noterEchec,
  trouverCompteParLogin,
} from './auth.repository.ts'
import { DUREE_MIN_MS } from './demander-mot-de-passe.ts'
import {
  clesEchecs,
  ECHECS_AVANT_BLOCAGE,
  ECHECS_AVANT_CAPTCHA,
  FENETRE_ECHECS_MS,
} from './echecs.ts'
import { exigerCaptcha } from './exiger-captcha.ts'
import { compteDe } from './lire-compte.ts'
import { motDePasseJuste } from './mot-de-passe.ts'
import { ouvrirSession } from './ouvrir-session.ts'

interface Identifiants {
  j_username: string
  j_password: string
  'remember-me'?: boolean | undefined
  captcha?: string | undefined
}

/**
 * Why an account may not sign in, for the journal alone: the person always reads the same answer.
 */
const motifDeRefus = (compte: CompteSecretRow | undefined, maintenant: Date): string | null => {
  if (!compte) return 'compte-inconnu'
  if (!compte.actif || compte.supprime_le || isRestreint(compte.profil)) return 'compte-ferme'
  if (
    compte.teledeclarant_statut !== null &&
    compte.teledeclarant_statut !== 'ACTIF' &&
    compte.teledeclarant_statut !== 'ATT_ACTIVATION'
  )
    return 'statut'
  return compte.bloque_jusqu_a && compte.bloque_jusqu_a > maintenant ? 'bloque' : null
}

const refuser = async (
  ctx: Ctx,
  cles: { compte: string; adresse: string },
  compte: CompteSecretRow | undefined,
  motif: string,
): Promise<RegisterError> => {
  const { db, clock } = ctx.deps
  const maintenant = clock.now()
  const fin = new Date(maintenant.getTime() + FENETRE_ECHECS_MS)
  const comptes = await ajouterEchec(db, [cles.compte, cles.adresse], maintenant, fin)
  const echecs = comptes.get(cles.compte) ?? 1
  if (compte)
    await noterEchec(
      db,
      compte.id,
      echecs,
      echecs >= ECHECS_AVANT_BLOCAGE && motif !== 'bloque' ? fin : null,
    )
  await journaliser(
    { sql: db.query },
    { session: null, requestId: ctx.requestId, modalite: ctx.modalite },
    {
      categorie: 'CONNEXION',
      type: 'connexion-refusee',
      motif,
      teledeclarantId: compte?.teledeclarant_id ?? null,
      donnees: compte ? { utilisateurId: compte.id } : {},
    },
  )
  const captchaRequis = Math.max(...comptes.values()) >= ECHECS_AVANT_CAPTCHA
  return new RegisterError(
    'identifiants-incorrects',
    captchaRequis ? { infos: { captchaRequis } } : {},
  )
}

/**
 * Signs in, or waits for the second factor of an account that has one (PENDING). Throws `captcha-invalide` from the third failure, `identifiants-incorrects` for every
 * other refusal: same
 * words, same work and same time whether the account exists, is closed or waits (reliability.md,
 * "Sessions and accounts").
 */
export const seConnecter = async (ctx: Ctx, input: Identifiants) => {
  const plancher = wait(DUREE_MIN_MS)
  const { db, clock } = ctx.deps
  const login = input.j_username.trim().toLowerCase()
  const cles = clesEchecs(login, ctx.ip)
  if ((await compterEchecs(db, [cles.compte, cles.adresse], clock.now())) >= ECHECS_AVANT_CAPTCHA)
    await exigerCaptcha(ctx, input.captcha ?? '')
  const compte = await trouverCompteParLogin(db, login)
  const juste = await motDePasseJuste(compte?.mot_de_passe_hash ?? null, input.j_password)
  const motif = motifDeRefus(compte, clock.now()) ?? (juste ? null : 'mot-de-passe')
  if (motif !== null || !compte) {
    const refus = await refuser(ctx, cles, compte, motif ?? 'compte-inconnu')
    await plancher
    throw refus
  }
  // Whoever decides proves who they are each time.
  const seSouvenir = input['remember-me'] === true && !isTeneur(compte.profil)
  if (compte.second_facteur) {
    await attendreFacteur(ctx, compte.id, seSouvenir)
    return { authStatus: 'PENDING' as const }
  }
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
    cleEchecs: cles.compte,
    seSouvenir,
    preuve: { moyen: 'mot-de-passe', le: clock.now() },
  })
  return compteDe(ctx, session)
}
