import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The limit of memory of a group of processes, in both generations of Linux's control groups. */
const GENERATIONS = [
  { racine: '/sys/fs/cgroup', limite: 'memory.max' },
  { racine: '/sys/fs/cgroup/memory', limite: 'memory.limit_in_bytes' },
] as const

/** A limit that the kernel holds. */
export interface Limite {
  /** Forgets the group, once its processes have ended. */
  lever(): Promise<void>
}

const lever = async (groupe: string): Promise<void> => {
  // The kernel lets a group go a moment after its last process.
  for (let essai = 0; essai < 50; essai += 1)
    try {
      return await rmdir(groupe)
    } catch {
      await wait(100)
    }
  throw new Error(`${groupe} is still there`)
}

/**
 * Gives a process, and all that it starts from now on, so many bytes of memory at most: the kernel
 * ends what passes them, as it does in a container. Null where it is not allowed (it takes root, on
 * Linux).
 */
export const limiterMemoire = async (pid: number, octets: number): Promise<Limite | null> => {
  for (const { racine, limite } of GENERATIONS) {
    const groupe = join(racine, `registre-attaque-${pid}`)
    let fait = false
    try {
      await mkdir(groupe)
      fait = true
      await writeFile(join(groupe, limite), String(octets), { flag: 'r+' })
      await writeFile(join(groupe, 'cgroup.procs'), String(pid), { flag: 'r+' })
      return { lever: () => lever(groupe) }
    } catch {
      // Not this generation, or not allowed: the flood is measured without a limit, and says so.
      if (fait) await rmdir(groupe).catch(() => undefined)
    }
  }
  return null
}
