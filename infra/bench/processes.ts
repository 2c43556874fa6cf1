import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Db } from '@registre/db'
import { OPTIONS_SERVEUR } from '../boot/house.ts'

export interface Serveur {
  url: string
  pid: number
  /** Milliseconds from the start of the process to the line that says where it listens. */
  demarrage: number
  /** Resident memory, MB; 0 where the system does not tell. */
  memoire(): Promise<number>
  arreter(): Promise<void>
}

/** Servers that run now: none outlives this process. */
const vivants = new Set<() => boolean>()
process.on('exit', () => {
  for (const tuer of vivants) tuer()
})

/**
 * Starts a server of the repository on a free loopback port; ended by its own id. `pret` knows the
 * line that says it serves, and its address in it.
 */
export const lancer = (
  script: string,
  env: Record<string, string>,
  pret = /"address":"(http:[^"]+)"/,
): Promise<Serveur> =>
  new Promise((resolve, reject) => {
    const debut = performance.now()
    const child = spawn(process.execPath, [...OPTIONS_SERVEUR, join(import.meta.dirname, script)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const tuer = (): boolean => child.kill('SIGKILL')
    vivants.add(tuer)
    const fini = new Promise<void>((done) => child.once('exit', () => done()))
    child.once('exit', () => vivants.delete(tuer))
    child.once('exit', (code) => reject(new Error(`${script} a fini avec ${code}`)))
    const lignes = createInterface({ input: child.stdout })
    lignes.on('line', (line) => {
      const dite = pret.exec(line)
      if (!dite) return
      // Its log is thrown away unread: what reads it would count as a part of each call.
      lignes.close()
      child.stdout.resume()
      resolve({
        url: dite[1] ?? '',
        pid: child.pid ?? 0,
        demarrage: performance.now() - debut,
        memoire: async () =>
          Math.round(
            Number(
              /VmRSS:\s+(\d+)/.exec(
                await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => ''),
              )?.[1] ?? 0,
            ) / 1024,
          ),
        arreter: () => {
          child.kill('SIGTERM')
          return fini
        },
      })
    })
  })

const HORLOGE_HZ = 100
/**
 * Processor time that a process took, milliseconds; 0 where the system does not tell, or it is
 * over.
 */
const cpuDe = async (pid: number): Promise<number> => {
  const champs =
    (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  return ((Number(champs[11] ?? 0) + Number(champs[12] ?? 0)) * 1000) / HORLOGE_HZ
}

/**
 * Reads what this process, these servers and the connections of the database took together: a
 * database of this machine.
 */
export const lecteurCpu = (db: Db, serveurs: readonly Serveur[]) => async (): Promise<number> => {
  const connexions = await db.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  )
  const tous = await Promise.all(
    [process.pid, ...serveurs.map((s) => s.pid), ...connexions.map((c) => c.pid)].map(cpuDe),
  )
  return tous.reduce((a, b) => a + b, 0)
}

/** The process that started another; 0 where the system does not tell. */
export const parentDe = async (pid: number): Promise<number> =>
  Number(
    /PPid:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0,
  )
