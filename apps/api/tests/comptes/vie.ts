import type { Client } from '@registre/contract/client'
import type { Profil } from '@registre/domain'
import { codeDe } from '@registre/testing/register'
import { Secret, TOTP } from 'otpauth'
import { cleDeGraine } from '../../src/platform/cle-courriel.ts'
import { codeDeGraine } from '../../src/platform/code-activation.ts'
import type { Registre } from '../support/register.ts'

export const MOT_DE_PASSE = 'Falaise-Verte-2026!'

/** A person of a house, with what it holds. */
export interface Titulaire {
  id: number
  api: Client
  cookies: Map<string, string>
  /** Of its application, once it has one. */
  secret?: string
  /** A program that acts for it. */
  programme?: Client
  /** Where its calendar is read. */
  calendrier?: string
  /** What it did last was refused for want of a session, or of a fresh proof: it enters first. */
  dehors?: boolean
}

/** A life: one house, who is in it, and who has left it. */
export interface Vie {
  r: Registre
  /** A number below `n`. */
  hasard: (n: number) => number
  /** One of its own: addresses are those of no other life. */
  rang: number
  declarantId: number
  gens: Titulaire[]
  partis: Titulaire[]
}

/** A source of chance that a number plays again. */
export const hasardDe = (graine: number) => {
  let a = graine
  return (n: number): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}

export const cleDe = async ({ r }: Vie, a: string, modele: string): Promise<string> => {
  const [mail] = await r.db.query<{ graine: string }>(
    `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = $1 and payload->>'modele' = $2 order by id desc limit 1`,
    [a, modele],
  )
  return cleDeGraine(r.deps.settings.SECRET, mail?.graine ?? '')
}
export const codePoste = async ({ r, declarantId }: Vie): Promise<string> => {
  const [lettre] = await r.db.query<{ graine: string }>(
    'select graine from courrier where teledeclarant_id = $1 order by id desc limit 1',
    [declarantId],
  )
  return codeDeGraine(r.deps.settings.SECRET, lettre?.graine ?? '')
}

export interface Ligne {
  login: string
  email: string
  profil: Profil
  ferme: boolean
}
export const ligneDe = async ({ r }: Vie, { id }: Titulaire): Promise<Ligne> => {
  const [ligne] = await r.db.query<Ligne>(
    'select login, email, profil, supprime_le is not null as ferme from utilisateur where id = $1',
    [id],
  )
  if (!ligne) throw new Error(`account ${id} is gone`)
  return ligne
}

export const codeDuMoment = ({ r }: Vie, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: r.clock.now().getTime() })

/** Signs in by the password, then by the application of who has one. */
export const entrer = async (vie: Vie, t: Titulaire, motDePasse = MOT_DE_PASSE) => {
  const v = vie.r.visiteur()
  const { login } = await ligneDe(vie, t)
  const corps = { j_username: login, j_password: motDePasse, captcha: 'juste' }
  const code = await codeDe(
    v.api.seConnecter({ body: { ...corps, 'remember-me': 'true' } }).then(async (rendu) => {
      if (rendu.authStatus === 'PENDING')
        await v.api.conclureConnexion({ body: { code: codeDuMoment(vie, t.secret ?? 'AAAA') } })
    }),
  )
  if (code === 'ok') Object.assign(t, v)
  return code
}

/** True where somebody who left still opens anything by what it holds. */
export const ouvreEncore = async (vie: Vie, t: Titulaire): Promise<string[]> => {
  const essais: Record<string, Promise<boolean>> = {
    session: codeDe(t.api.lireCompte()).then((c) => c === 'ok'),
    programme: t.programme
      ? codeDe(t.programme.lireCompte()).then((c) => c === 'ok')
      : Promise.resolve(false),
    calendrier: t.calendrier
      ? Promise.resolve(vie.r.app.inject({ url: t.calendrier })).then((x) => x.statusCode === 200)
      : Promise.resolve(false),
    'mot de passe': entrer(vie, { ...t }).then((c) => c === 'ok'),
  }
  const ouverts: string[] = []
  for (const [nom, essai] of Object.entries(essais)) if (await essai) ouverts.push(nom)
  return ouverts
}
