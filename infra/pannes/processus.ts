import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../boot/house.ts'
import type { Chantier } from '../boot/mener.ts'
import { urlDe } from './base.ts'

/** A process of the layout: started, killed and started again by its own id, and no other. */
export interface Tenu {
  readonly nom: string
  demarrer(): Promise<void>
  /** Sends a signal; resolves when the process is gone, or at once for SIGSTOP and SIGCONT. */
  signaler(signal: NodeJS.Signals): Promise<void>
  /** True when it ended without having been told to. */
  mortSeul(): boolean
}

const PATIENCE_S = 90

/** Waits until `pret` gives true; gives the seconds it took, or null after `secondes`. */
export const jusqua = async (
  pret: () => boolean | Promise<boolean>,
  secondes: number,
): Promise<number | null> => {
  const debut = Date.now()
  while (Date.now() - debut < secondes * 1000) {
    if (await pret()) return (Date.now() - debut) / 1000
    await wait(100)
  }
  return null
}

/** Waits until `pret` gives true. Throws with the name of what never came. */
export const attendre = async (quoi: string, pret: () => Promise<boolean>): Promise<void> => {
  if ((await jusqua(() => pret().catch(() => false), PATIENCE_S)) === null)
    throw new Error(`${quoi} n’est jamais prêt`)
}

export const repond = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok

/** What runs now: nothing of it outlives this process, however it ends. */
const vivants = new Set<number>()
process.on('exit', () => {
  for (const groupe of vivants)
    try {
      process.kill(-groupe, 'SIGKILL')
    } catch (error) {
      // It ended in the meantime.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
})

/**
 * A command kept under a name; `pret` says when it serves. It writes its log itself, as under a
 * supervisor, to a file of this folder.
 */
export const tenir = (
  nom: string,
  dossier: string,
  commande: readonly string[],
  env: NodeJS.ProcessEnv,
  pret: () => Promise<boolean>,
): Tenu => {
  let enfant: ChildProcess | null = null
  let voulu = false
  let seul = false
  return {
    nom,
    demarrer: async () => {
      const [programme = '', ...arguments_] = commande
      voulu = false
      // A group of its own: nginx killed alone would leave its workers, and the port with them.
      const sortie = openSync(join(dossier, `${nom}.log`), 'a')
      const lance = spawn(programme, arguments_, {
        env,
        detached: true,
        stdio: ['ignore', sortie, sortie],
      })
      closeSync(sortie)
      enfant = lance
      const { pid } = lance
      if (pid !== undefined) {
        vivants.add(pid)
        lance.once('exit', () => vivants.delete(pid))
      }
      lance.once('error', () => (seul = true))
      lance.once('exit', () => (seul ||= !voulu))
      await attendre(nom, pret)
    },
    signaler: async (signal) => {
      const vise = enfant
      if (!vise || vise.exitCode !== null || vise.signalCode !== null) return
      const envoyer = (): boolean => process.kill(-(vise.pid ?? 0), signal)
      if (signal === 'SIGSTOP' || signal === 'SIGCONT') return void envoyer()
      voulu = true
      const fini = new Promise<void>((ok) => vise.once('exit', () => ok()))
      envoyer()
      await fini
    },
    mortSeul: () => seul,
  }
}

/** Starts them in turn; they end with the command, frozen or not. */
export const ouvrirTenus = async ({ ouvrir }: Chantier, tenus: readonly Tenu[]): Promise<void> => {
  for (const tenu of tenus)
    await ouvrir(
      () => tenu.demarrer(),
      async () => {
        await tenu.signaler('SIGCONT')
        await tenu.signaler('SIGKILL')
      },
    )
}

/** A Redis on a port, which keeps nothing when it ends. */
export const tenirRedis = (dossier: string, port: number): Tenu =>
  tenir(
    'redis',
    dossier,
    ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dossier],
    process.env,
    async () => true,
  )

/** What runs a script of the register with this Node. */
export const nodeDe = (script: string, ...arguments_: string[]): string[] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(ROOT, script),
  ...arguments_,
]

/**
 * The server or the worker of the register, by its own role (`env` names the owner's database); it
 * serves once it says so at this port. `commande` runs a script of another version.
 */
export const tenirRegistre = (
  role: 'api' | 'worker',
  {
    nom = role,
    dossier,
    env,
    port,
    commande = nodeDe,
  }: {
    nom?: string
    dossier: string
    env: NodeJS.ProcessEnv
    port: number
    commande?: (script: string) => string[]
  },
): Tenu =>
  tenir(
    nom,
    dossier,
    commande(`apps/api/src/${role === 'api' ? 'server' : 'worker'}.ts`),
    {
      ...env,
      DATABASE_URL: urlDe(env['DATABASE_URL'] ?? '', `registre_${role}`),
      [role === 'api' ? 'PORT' : 'SANTE_PORT']: String(port),
    },
    () => repond(`http://127.0.0.1:${port}/readyz`),
  )
