import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ligne, mediane, type LigneBanc } from './measure.ts'
import { lancerLesDeux } from './serveurs.ts'

const TOURS = 5
/** What a start leaves behind is collected, or stays. */
const REPOS_MS = 5000

/**
 * Starts the server several times, its compile cache made by a first start, beside its floor
 * (node:http and pg alone): milliseconds to the line that says where it listens, and memory at
 * rest.
 */
export const bancDemarrage = async (url: string): Promise<LigneBanc[]> => {
  const cache = await mkdtemp(join(tmpdir(), 'registre-cache-'))
  const [planchers, debuts, repos]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let tour = 0; tour <= TOURS; tour += 1) {
      const { api, plancher } = await lancerLesDeux(url, { NODE_COMPILE_CACHE: cache })
      await wait(REPOS_MS)
      if (tour > 0) {
        planchers.push(plancher.demarrage)
        debuts.push(api.demarrage)
        repos.push(await api.memoire())
      }
      await Promise.all([api.arreter(), plancher.arreter()])
    }
  } finally {
    await rm(cache, { recursive: true })
  }
  const [bas, debut] = [mediane(planchers), mediane(debuts)]
  return [
    ligne(
      'démarrage, cache de compilation fait',
      debut / bas,
      '≤ 1 s',
      `${Math.round(debut)} ms ; plancher ${Math.round(bas)} ms`,
    ),
    ligne('mémoire au repos', null, '≤ 160 Mo', `${mediane(repos)} Mo`),
  ]
}
