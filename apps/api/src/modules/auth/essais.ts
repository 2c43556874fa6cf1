import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hashToken } from '../../platform/session-store.ts'
import { appareilEstConnu } from './auth.repository.ts'
import { ajouterEchec, rendreEssais } from '../../platform/echecs.repository.ts'
import { clesEchecs, ECHECS_AVANT_CAPTCHA, FENETRE_ECHECS_MS } from '../../platform/echecs.ts'
import { exigerCaptcha } from './exiger-captcha.ts'

/**
 * Failures in a quarter of an hour after which nothing more is verified: of one network on one
 * account, of all strangers on an account, of one network on all accounts, of a known device.
 */
export const PLAFONDS = { couple: 5, compte: 20, adresse: 50, appareil: 10 } as const
type Genre = keyof typeof PLAFONDS
const GENRES = Object.keys(PLAFONDS) as Genre[]

export interface Essai {
  cles: Partial<Record<Genre, string>>
  /** How many tries each counter holds, this one included. */
  comptes: Partial<Record<Genre, number>>
  captchaRequis: boolean
}

/** The person has signed in from this very browser before: strangers' failures are not its own. */
const estConnu = async (ctx: Ctx, login: string): Promise<string | null> => {
  const valeur = ctx.reply.readAppareil()
  if (valeur === null) return null
  const hash = hashToken(valeur)
  return (await appareilEstConnu(ctx.deps.db, login, hash)) ? hash : null
}

/** Gives a try back: it was right, or nothing was verified. */
export const rendreEssai = (ctx: Ctx, { cles }: Essai): Promise<void> =>
  rendreEssais(ctx.deps.db, Object.values(cles))

/**
 * Takes one try on a login, in one statement and before its password is looked at: of nine at once,
 * no more are verified than of nine in turn. Throws `captcha-invalide` from the fourth try,
 * `identifiants-incorrects` beyond what may be tried, in the same words as a wrong password.
 */
export const prendreEssai = async (ctx: Ctx, login: string, captcha: string): Promise<Essai> => {
  const maintenant = ctx.deps.clock.now()
  const appareil = await estConnu(ctx, login)
  const { compte, adresse, couple } = clesEchecs(login, ctx.ip)
  // A known device counts on its account as any other, and is judged by its own failures alone.
  const cles: Essai['cles'] = appareil
    ? { appareil: `echec-appareil:${compte}:${appareil}`, compte }
    : { couple, compte, adresse }
  const juges = appareil ? (['appareil'] as const) : (['couple', 'compte', 'adresse'] as const)
  const fin = new Date(maintenant.getTime() + FENETRE_ECHECS_MS)
  const compteurs = await ajouterEchec(ctx.deps.db, Object.values(cles), maintenant, fin)
  const comptes = Object.fromEntries(
    GENRES.flatMap((g) => (cles[g] === undefined ? [] : [[g, compteurs.get(cles[g]) ?? 1]])),
  )
  // A network is many people: it closes, it asks nobody for a captcha.
  const plusHaut = Math.max(...juges.map((g) => (g === 'adresse' ? 0 : (comptes[g] ?? 0))))
  const essai = { cles, comptes, captchaRequis: plusHaut >= ECHECS_AVANT_CAPTCHA }
  if (juges.some((g) => (comptes[g] ?? 0) > PLAFONDS[g]))
    throw new RegisterError('identifiants-incorrects', { infos: { captchaRequis: true } })
  if (plusHaut > ECHECS_AVANT_CAPTCHA)
    try {
      await exigerCaptcha(ctx, captcha)
    } catch (error) {
      await rendreEssai(ctx, essai)
      throw error
    }
  return essai
}
