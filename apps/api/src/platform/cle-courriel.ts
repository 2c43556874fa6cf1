import { createHmac, randomBytes } from 'node:crypto'
import { signSeed, type SecretSettings, secretOfSeed, type Secrets } from './secrets.ts'
import { hashToken } from './session-store.ts'

/** A key lives one day and serves once. */
export const VIE_CLE_MS = 24 * 3_600_000

/** A new seed, 192 random bits: what the outbox carries in the place of the key. */
export const nouvelleGraine = (settings: SecretSettings): string =>
  signSeed(settings, randomBytes(24).toString('base64url'))

/**
 * The key of a seed. Neither the table nor the outbox holds it: whoever reads the database alone
 * cannot use a link.
 */
export const cleDeGraine = (secrets: Secrets | string, graine: string): string =>
  createHmac('sha256', secretOfSeed(secrets, graine))
    .update(`cle-courriel:${graine}`)
    .digest('base64url')

export const hacherCle = (cle: string): string => hashToken(cle)
