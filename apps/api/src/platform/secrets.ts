import { createHash } from 'node:crypto'

/**
 * The secret that signs today, then those that are still believed while it is being changed
 * (infra/README.md, "Change a secret").
 */
export type Secrets = readonly string[]

export interface SecretSettings {
  SECRET: string
  SECRETS_PRECEDENTS?: Secrets
}

/** Every secret that is believed, today's first. */
export const secretsOf = ({ SECRET, SECRETS_PRECEDENTS = [] }: SecretSettings): Secrets => [
  SECRET,
  ...SECRETS_PRECEDENTS,
]

/** Which secret a seed was made under; tells nothing of it. */
export const marqueDe = (secret: string): string =>
  createHash('sha256').update(`marque:${secret}`).digest('base64url').slice(0, 6)

/** A seed that tells its secret: what is derived from it stays the same when the secret changes. */
export const signSeed = ({ SECRET }: SecretSettings, graine: string): string =>
  `${marqueDe(SECRET)}.${graine}`

/**
 * The secret of a seed. A seed without a mark is older than marks: of the oldest secret. Throws
 * when its secret is not believed any more.
 */
export const secretOfSeed = (secrets: Secrets | string, graine: string): string => {
  const connus = typeof secrets === 'string' ? [secrets] : secrets
  const marque = graine.includes('.') ? graine.slice(0, graine.indexOf('.')) : null
  const secret = marque === null ? connus.at(-1) : connus.find((s) => marqueDe(s) === marque)
  if (secret === undefined)
    throw new Error('the secret of this seed is not among SECRET and SECRETS_PRECEDENTS')
  return secret
}
