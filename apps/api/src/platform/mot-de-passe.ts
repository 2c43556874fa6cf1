import { hash, type Options, verify } from '@node-rs/argon2'
import { RegisterError } from '@registre/domain'

/** Argon2id, 19 MiB, two passes. */
const OPTIONS_ARGON2 = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options

/**
 * Verified when there is no account, so that the answer takes the same time. Made from no known
 * password.
 */
const HASH_FACTICE =
  '$argon2id$v=19$m=19456,t=2,p=1$AiKb7ZXALk1xyrXyv9ScGQ$tlUWlf+uiwzYNqdmt5zUWj8bWfAilZy9t1JTFDcjlxk'

const SIMULTANES = 2
const ATTENTE_MAX = 100

let occupes = 0
const file: (() => void)[] = []

/**
 * Runs costly work, two at a time: a burst of sign-ins must not take the machine. Throws
 * `service-indisponible` when too many wait.
 */
const aTour = async <T>(travail: () => Promise<T>): Promise<T> => {
  if (occupes >= SIMULTANES) {
    if (file.length >= ATTENTE_MAX) throw new RegisterError('service-indisponible')
    // The place is handed over by the one who leaves.
    await new Promise<void>((resolve) => file.push(resolve))
  } else occupes += 1
  try {
    return await travail()
  } finally {
    const suivant = file.shift()
    if (suivant) suivant()
    else occupes -= 1
  }
}

/**
 * Says whether the password is that of the hash; without a hash, does the same work and answers
 * false.
 */
export const motDePasseJuste = (hashStocke: string | null, motDePasse: string): Promise<boolean> =>
  aTour(async () => (await verify(hashStocke ?? HASH_FACTICE, motDePasse)) && hashStocke !== null)

const PARAMETRES = `$argon2id$v=19$m=${OPTIONS_ARGON2.memoryCost},t=${OPTIONS_ARGON2.timeCost},p=${OPTIONS_ARGON2.parallelism}$`

/** True for a hash made with other parameters than today's. */
export const hashAncien = (hashStocke: string): boolean => !hashStocke.startsWith(PARAMETRES)

/** Hashes a short code that a person copies: as a password, under a key besides. */
export const hacherCodeCourt = (code: string, clef: string): Promise<string> =>
  aTour(() => hash(code, { ...OPTIONS_ARGON2, secret: Buffer.from(clef) }))

/** True for the code of a hash made under this key. */
export const codeCourtJuste = (hashStocke: string, code: string, clef: string): Promise<boolean> =>
  aTour(() => verify(hashStocke, code, { secret: Buffer.from(clef) }))

/** Hashes a new password. */
export const hacherMotDePasse = (motDePasse: string): Promise<string> =>
  aTour(() => hash(motDePasse, OPTIONS_ARGON2))
