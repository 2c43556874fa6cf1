import { createHmac } from 'node:crypto'
import { secretOfSeed, type Secrets } from '../../platform/secrets.ts'
import { ALPHABET_CODE, LONGUEUR_CODE, normaliserCode } from '@registre/domain'

/**
 * The code of a seed, 50 bits. Neither the tables nor the outbox hold it: whoever reads the
 * database alone cannot activate.
 */
export const codeDeGraine = (secrets: Secrets | string, graine: string): string =>
  [
    ...createHmac('sha256', secretOfSeed(secrets, graine))
      .update(`code-activation:${graine}`)
      .digest()
      .subarray(0, LONGUEUR_CODE),
  ]
    .map((octet) => ALPHABET_CODE[octet % 32])
    .join('')

/**
 * What is stored of a code: keyed, so that the short code cannot be searched for from the database
 * alone.
 */
export const hacherCode = (secret: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`code-activation-hache:${normaliserCode(code)}`)
    .digest('hex')
