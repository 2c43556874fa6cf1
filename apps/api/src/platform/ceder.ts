import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { demanderPeu } from './ceder.repository.ts'

/**
 * A trivial question that is answered later than this found the processor or the database busy with
 * others: alone, it takes less than one.
 */
const PRESSE_MS = 3
/** Long work then rests three times as long as it worked, this at most at once. */
const REPOS = 3
const REPOS_MAX_MS = 2_000

/** The time that passes, as tests make it pass. */
interface Temps {
  maintenant(): number
  attendre(ms: number): Promise<unknown>
}
const TEMPS: Temps = { maintenant: () => performance.now(), attendre: (ms) => wait(ms) }

/**
 * What long work (an export, an import) calls between its parts, so that people who are using the
 * register meanwhile are answered first. Each call asks the database a trivial question, and waits
 * only when the answer was late. Throws what the database throws.
 */
export const cedeur = (
  db: Pick<Db, 'query'>,
  { maintenant, attendre }: Temps = TEMPS,
): (() => Promise<void>) => {
  let reprise = maintenant()
  return async () => {
    const question = maintenant()
    await demanderPeu(db)
    if (maintenant() - question > PRESSE_MS)
      await attendre(Math.min((question - reprise) * REPOS, REPOS_MAX_MS))
    reprise = maintenant()
  }
}
