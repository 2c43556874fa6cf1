import { createHmac } from 'node:crypto'
import { secretOfSeed, type Secrets } from '../../platform/secrets.ts'

/**
 * The signing key of a hook, shown once to its owner: derived from the register's secret and the
 * seed of the hook.
 */
export const cleDeWebhook = (secrets: Secrets | string, graine: string): string =>
  `whsec_${createHmac('sha256', secretOfSeed(secrets, graine)).update(`webhook:${graine}`).digest('base64url')}`

/**
 * The value of the signature header: the second of sending, and HMAC-SHA-256 of "second.body" in
 * hexadecimal by each key.
 */
export const signer = (cles: readonly string[], seconde: number, corps: string): string =>
  [
    `t=${seconde}`,
    ...cles.map(
      (cle) => `v1=${createHmac('sha256', cle).update(`${seconde}.${corps}`).digest('hex')}`,
    ),
  ].join(',')
