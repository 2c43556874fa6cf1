import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { marqueDe, type SecretSettings, secretOfSeed, secretsOf } from './secrets.ts'

const IV = 12
const TAG = 16
const cleDe = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'registre:chiffre', 32))

/** Encrypts a short secret that the register must read again (AES-256-GCM); says under which SECRET. */
export const chiffrer = ({ SECRET }: SecretSettings, clair: string): string => {
  const iv = randomBytes(IV)
  const c = createCipheriv('aes-256-gcm', cleDe(SECRET), iv)
  const corps = Buffer.concat([iv, c.update(clair, 'utf8'), c.final(), c.getAuthTag()])
  return `${marqueDe(SECRET)}.${corps.toString('base64url')}`
}

/** Reads it again. Throws when its SECRET is not believed any more, or when a byte has changed. */
export const dechiffrer = (settings: SecretSettings, chiffre: string): string => {
  const corps = Buffer.from(chiffre.slice(chiffre.indexOf('.') + 1), 'base64url')
  const secret = secretOfSeed(secretsOf(settings), chiffre)
  const d = createDecipheriv('aes-256-gcm', cleDe(secret), corps.subarray(0, IV))
  d.setAuthTag(corps.subarray(-TAG))
  return Buffer.concat([d.update(corps.subarray(IV, -TAG)), d.final()]).toString('utf8')
}
