import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../../platform/context.ts'
import type { DepsMesures, Role } from '../../platform/health.ts'
import { newKey } from '../../platform/storage/storage.ts'

/** Longest wait for an answer: a scrape does not wait longer. */
const PATIENCE_MS = 3_000

/**
 * Asks a part, one question at a time: null when it fails, is late, or still keeps the last question
 * (a network disk that hangs holds a thread for each one).
 */
export const sonde = <T>(demander: () => Promise<T>): (() => Promise<T | null>) => {
  let enCours = false
  const poser = async (): Promise<T | null> => {
    enCours = true
    try {
      return await demander()
    } catch {
      return null
    } finally {
      enCours = false
    }
  }
  return async () =>
    enCours ? null : Promise.race([poser(), wait(PATIENCE_MS, null, { ref: false })])
}

/**
 * Writes, looks for and removes a small file: a full disk or a store that is away is found here.
 * Another place than the register's own is told in the words that say what to do.
 */
export const essayerFichiers = async ({ storage }: Pick<Deps, 'storage'>): Promise<void> => {
  const ailleurs = await storage.lieu()
  if (ailleurs !== null) throw new Error(ailleurs)
  const cle = newKey('sante')
  await storage.put(cle, Buffer.from('sante'))
  const present = await storage.exists(cle)
  await storage.delete(cle)
  if (!present) throw new Error('what was written is not there')
}

/** The parts on which a process of this role rests, each with what asks it; none that is not set up. */
export const sondesDe = (
  role: Role,
  deps: DepsMesures,
): [partie: string, sonde: () => Promise<true | null>][] => {
  const { antivirus } = deps
  const redis = role === 'worker' ? deps.settings.REDIS_URL : undefined
  const parties: [string, (() => Promise<void>) | undefined][] = [
    ['fichiers', () => essayerFichiers(deps)],
    ['antivirus', antivirus.essayer],
    // Its client is loaded where it is used.
    [
      'redis',
      redis
        ? async () => (await import('../../platform/queue-redis.ts')).saluerRedis(redis)
        : undefined,
    ],
  ]
  return parties.flatMap(([nom, essayer]) =>
    essayer === undefined ? [] : [[nom, sonde(() => essayer().then(() => true as const))]],
  )
}

/** The folders of this machine that fill up, each with what tells its free and whole size in octets. */
export const dossiersDe = ({
  S3_ENDPOINT,
  DONNEES_DIR,
  RECEPTION_DIR,
}: Deps['settings']): [
  dossier: string,
  sonde: () => Promise<{ libre: number; total: number } | null>,
][] =>
  (
    [
      ['fichiers', S3_ENDPOINT ? '' : DONNEES_DIR],
      ['reception', RECEPTION_DIR],
    ] as const
  )
    .filter(([, chemin]) => chemin !== '')
    .map(([nom, chemin]) => [
      nom,
      sonde(async () => {
        const { bavail, blocks, bsize } = await statfs(chemin)
        return { libre: bavail * bsize, total: blocks * bsize }
      }),
    ])
