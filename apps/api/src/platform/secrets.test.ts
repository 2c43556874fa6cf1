import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { codeDeGraine } from './code-activation.ts'
import { describe, expect, it } from 'vitest'
import { captchaAltcha } from '../gateways/captcha/altcha.ts'
import { cleDeGraine, hacherCle, nouvelleGraine } from './cle-courriel.ts'
import { creerLiens } from '../modules/courriels/gabarits/liens.ts'
import { useRegistre } from '../../tests/support/register.ts'
import { readSettings } from './env.ts'
import { secretOfSeed, secretsOf } from './secrets.ts'

const [ANCIEN, NOUVEAU] = ['a'.repeat(40), 'b'.repeat(40)]

describe('the secret changes', () => {
  const avant = { SECRET: ANCIEN }
  const pendant = { SECRET: NOUVEAU, SECRETS_PRECEDENTS: [ANCIEN] }
  it('a link made before is the same after; a new one is signed by the new secret', () => {
    const graine = nouvelleGraine(avant)
    const liens = (s: typeof avant | typeof pendant) =>
      creerLiens({ PUBLIC_URL: 'https://registre.test', PORT: 3000, ...s }).choisirMotDePasse(
        graine,
      )
    expect(liens(pendant)).toBe(liens(avant))
    expect(secretOfSeed(secretsOf(pendant), nouvelleGraine(pendant))).toBe(NOUVEAU)
    expect(hacherCle(cleDeGraine(secretsOf(pendant), graine))).toBe(
      hacherCle(cleDeGraine(ANCIEN, graine)),
    )
  })
  it('once the former secret is withdrawn, what it signed fails aloud instead of changing', () => {
    expect(() => secretOfSeed([NOUVEAU], nouvelleGraine(avant))).toThrow('SECRETS_PRECEDENTS')
  })
  it('reads the former ones from the environment, and refuses short ones', () => {
    const env = { NODE_ENV: 'test', DATABASE_URL: 'postgresql://x', SECRET: NOUVEAU }
    expect(
      readSettings({ ...env, SECRETS_PRECEDENTS: ` ${ANCIEN}, ${'c'.repeat(32)}` })
        .SECRETS_PRECEDENTS,
    ).toEqual([ANCIEN, 'c'.repeat(32)])
    expect(readSettings(env).SECRETS_PRECEDENTS).toEqual([])
    expect(() => readSettings({ ...env, SECRETS_PRECEDENTS: 'court' })).toThrow('32 caractères')
  })
  it('a visitor who holds a challenge of the former secret passes', async () => {
    const spent = { put: async () => true }
    const solution = async (secret: string, precedents: string[]) => {
      const challenge = (await captchaAltcha({
        secret,
        cout: 10,
        spent,
      }).creer()) as unknown as Challenge
      const reponse = { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
      return captchaAltcha({ secret: NOUVEAU, precedents, cout: 10, spent }).verifier(
        Buffer.from(JSON.stringify(reponse)).toString('base64'),
      )
    }
    expect(await solution(ANCIEN, [ANCIEN])).toBe(true)
    expect(await solution(ANCIEN, [])).toBe(false)
    expect(await solution(NOUVEAU, [])).toBe(true)
  })
})

describe('a letter in the post while the secret changes', () => {
  const registre = useRegistre()
  it('opens the establishment with its code, and nobody is signed out', async () => {
    const r = registre()
    const p = await r.personne('TELE_PRO_ADMIN_PRINC')
    await r.db.query(`update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`, [
      p.teledeclarantId,
    ])
    await (
      await r.personne('TENEUR_ADMIN_PRINC')
    ).api.regenererCode({ params: { id: p.teledeclarantId ?? 0 } })
    const [courrier] = await r.db.query<{ graine: string }>(
      'select graine from courrier where teledeclarant_id = $1',
      [p.teledeclarantId],
    )
    const clef = codeDeGraine(r.deps.settings.SECRET, courrier?.graine ?? '')
    r.deps.settings = {
      ...r.deps.settings,
      SECRET: NOUVEAU,
      SECRETS_PRECEDENTS: [r.deps.settings.SECRET],
    }
    expect(await p.api.lireCompte()).toMatchObject({ login: p.login })
    expect(await p.api.activerTeledeclarant({ body: { clef } })).toBeTruthy()
    expect(
      await r.db.query('select statut from teledeclarant where id = $1', [p.teledeclarantId]),
    ).toEqual([{ statut: 'ACTIF' }])
  })
})
