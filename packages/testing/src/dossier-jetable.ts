import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMOIRE = '/dev/shm'
const PREFIXE = 'registre-jetable'
const PLACE_OCTETS = 4 * 2 ** 30

const enVie = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What a killed run left in memory. */
const balayer = async (): Promise<void> => {
  for (const nom of await readdir(MEMOIRE)) {
    const pid = new RegExp(`^${PREFIXE}-(\\d+)-`).exec(nom)?.[1]
    if (pid !== undefined && !enVie(Number(pid)))
      await rm(join(MEMOIRE, nom), { recursive: true, force: true })
  }
}

/**
 * A folder for data that a run throws away: in memory where the machine has 4 GB for it (a database
 * has 1,200 files: 60 ms there, a second on a disk), else among the temporary files.
 */
export const dossierJetable = async (): Promise<string> => {
  const place = await statfs(MEMOIRE).catch(() => null)
  const assez = place !== null && place.bavail * place.bsize >= PLACE_OCTETS
  if (assez) await balayer()
  return mkdtemp(join(assez ? MEMOIRE : tmpdir(), `${PREFIXE}-${process.pid}-`))
}
