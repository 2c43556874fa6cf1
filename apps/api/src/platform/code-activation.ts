import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeCourtJuste, hacherCodeCourt } from './mot-de-passe.ts'
import { secretOfSeed, type Secrets } from './secrets.ts'
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
 * What is stored of a code: salted, slow to search for, and keyed, so that the short code cannot be
 * searched for from the database alone.
 */
export const hacherCode = (secret: string, code: string): Promise<string> =>
  hacherCodeCourt(normaliserCode(code), secret)

/** What codes posted before were stored as. */
const ancienHash = (secret: string, code: string): Buffer =>
  Buffer.from(
    createHmac('sha256', secret)
      .update(`code-activation-hache:${normaliserCode(code)}`)
      .digest('hex'),
  )

/** True for the code of what is stored, under one of the secrets that are believed. */
export const codeJuste = async (
  secrets: Secrets,
  stocke: string,
  code: string,
): Promise<boolean> => {
  for (const secret of secrets) {
    const juste = stocke.startsWith('$')
      ? await codeCourtJuste(stocke, normaliserCode(code), secret)
      : timingSafeEqual(Buffer.from(stocke), ancienHash(secret, code))
    if (juste) return true
  }
  return false
}
