import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { captchaAltcha } from './altcha.ts'
import type { DefiCaptcha, SpentStore } from './captcha.ts'

function memoire(): SpentStore & { lignes: Map<string, Date> } {
  const lignes = new Map<string, Date>()
  return {
    lignes,
    put: async (cle, expireLe) => {
      if (lignes.has(cle)) return false
      lignes.set(cle, expireLe)
      return true
    },
  }
}
async function resoudre(defi: DefiCaptcha) {
  const challenge = defi as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('not solved')
  return { challenge, solution }
}
const encoder = (reponse: unknown) => Buffer.from(JSON.stringify(reponse)).toString('base64')
const secret = 'un secret de test'

describe('captchaAltcha', () => {
  it('accepts a right answer once, and remembers it until it expires', async () => {
    const spent = memoire()
    const captcha = captchaAltcha({ secret, spent, cout: 20, dureeSecondes: 60 })
    const reponse = encoder(await resoudre(await captcha.creer()))
    expect(await captcha.verifier(reponse)).toBe(true)
    expect(await captcha.verifier(reponse)).toBe(false)
    const [expireLe] = spent.lignes.values()
    expect(Math.abs((expireLe?.getTime() ?? 0) - Date.now() - 60_000)).toBeLessThan(5000)
  })
  it('accepts one of two identical answers sent together', async () => {
    const captcha = captchaAltcha({ secret, spent: memoire(), cout: 20 })
    const reponse = encoder(await resoudre(await captcha.creer()))
    const verdicts = await Promise.all([captcha.verifier(reponse), captcha.verifier(reponse)])
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })
  it('does not take the same solution with another counter', async () => {
    const captcha = captchaAltcha({ secret, spent: memoire(), cout: 20 })
    const r = await resoudre(await captcha.creer())
    expect(await captcha.verifier(encoder(r))).toBe(true)
    expect(
      await captcha.verifier(
        encoder({ ...r, solution: { ...r.solution, counter: r.solution.counter + 1 } }),
      ),
    ).toBe(false)
  })
  it('refuses a challenge signed elsewhere, made easier or prolonged, and a wrong key', async () => {
    const captcha = captchaAltcha({ secret, spent: memoire(), cout: 20 })
    const ailleurs = captchaAltcha({ secret: 'autre', spent: memoire(), cout: 20 })
    expect(await captcha.verifier(encoder(await resoudre(await ailleurs.creer())))).toBe(false)
    const r = await resoudre(await captcha.creer())
    const avec = (parameters: object) =>
      encoder({
        ...r,
        challenge: { ...r.challenge, parameters: { ...r.challenge.parameters, ...parameters } },
      })
    expect(await captcha.verifier(avec({ cost: 1 }))).toBe(false)
    expect(await captcha.verifier(avec({ expiresAt: 4_000_000_000 }))).toBe(false)
    expect(
      await captcha.verifier(
        encoder({ ...r, solution: { ...r.solution, derivedKey: '00'.repeat(32) } }),
      ),
    ).toBe(false)
    expect(await captcha.verifier(encoder(r))).toBe(true)
  })
  it('refuses an expired challenge', async () => {
    let maintenant = new Date()
    const captcha = captchaAltcha({
      secret,
      spent: memoire(),
      cout: 20,
      dureeSecondes: 60,
      horloge: () => maintenant,
    })
    const reponse = encoder(await resoudre(await captcha.creer()))
    maintenant = new Date(Date.now() + 61_000)
    expect(await captcha.verifier(reponse)).toBe(false)
  })
  it.each([
    '',
    'x',
    '{}',
    encoder(null),
    encoder({ challenge: {}, solution: {} }),
    'A'.repeat(20_000),
  ])('refuses rubbish', async (reponse) => {
    expect(await captchaAltcha({ secret, spent: memoire(), cout: 20 }).verifier(reponse)).toBe(
      false,
    )
  })
})
