import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Captcha, SpentStore } from './captcha.ts'
import { systemClock } from '../../platform/clock.ts'

export interface ConfigurationCaptcha {
  /** Signs challenges; shared by all processes of one installation. */
  secret: string
  /** Those that signed the challenges which visitors hold while the secret changes. */
  precedents?: readonly string[]
  spent: SpentStore
  /** Work asked of the visitor: about a second at 1000, a moment at 100 for tests. */
  cout?: number
  dureeSecondes?: number
  horloge?: () => Date
}

const TAILLE_REPONSE_MAX = 8192
const nombre = z.number().int().nonnegative()
const formeReponse = z.object({
  challenge: z.object({
    // Strict: an unsigned field has no business here, and the signature is over exactly these.
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: nombre,
      keyLength: nombre,
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200),
      expiresAt: nombre,
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: nombre, derivedKey: z.string().max(200) }),
})

function lire(reponse: string): z.infer<typeof formeReponse> | null {
  if (reponse.length > TAILLE_REPONSE_MAX) return null
  try {
    return (
      formeReponse.safeParse(JSON.parse(Buffer.from(reponse, 'base64').toString('utf8'))).data ??
      null
    )
  } catch (erreur) {
    if (erreur instanceof SyntaxError) return null
    throw erreur
  }
}

/**
 * Proof of work served by the register itself: nothing is asked of a third party, nothing is shown
 * to read.
 */
export function captchaAltcha(config: ConfigurationCaptcha): Captcha {
  const cost = config.cout ?? 1000
  const duree = config.dureeSecondes ?? 600
  const maintenant = config.horloge ?? systemClock.now
  const paires = [config.secret, ...(config.precedents ?? [])].map((secret) => ({
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}/cle`,
  }))
  return {
    async creer() {
      const expiresAt = new Date(maintenant().getTime() + duree * 1000)
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.ceil(cost / 2), cost),
        deriveKey,
        expiresAt,
        ...paires[0],
      })
      return { parameters: { ...parameters }, ...(signature === undefined ? {} : { signature }) }
    },
    async verifier(reponse) {
      const lue = lire(reponse)
      if (lue === null) return false
      const expireLe = new Date(lue.challenge.parameters.expiresAt * 1000)
      if (expireLe <= maintenant()) return false
      let verified = false
      for (const secrets of paires)
        verified ||= (await verifySolution({ ...lue, deriveKey, ...secrets })).verified
      // Spent only once proven right: a wrong answer must not burn somebody's challenge.
      return verified && (await config.spent.put(lue.challenge.signature, expireLe))
    },
  }
}
