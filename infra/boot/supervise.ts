import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DOSSIER_JOURNAUX, OPTIONS_SERVEUR, ROOT, dire } from './house.ts'
import { compterReprises } from './reprises.ts'

export interface Supervised {
  name: string
  /** Resolves when the process gave up starting; its last words with it. */
  abandoned: Promise<string>
  stop(): Promise<void>
}

const GRACE = 15_000
const TAIL = 6000

/**
 * Runs a TypeScript entry point, its output in a log file, and starts it again when it ends by
 * itself.
 * The process stops when this one disappears (guard.mjs).
 */
export const supervise = async (
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  nodeOptions: readonly string[] = [],
): Promise<Supervised> => {
  await mkdir(DOSSIER_JOURNAUX, { recursive: true })
  const log = createWriteStream(join(DOSSIER_JOURNAUX, `${name}.log`), { flags: 'a' })
  const abandoned = Promise.withResolvers<string>()
  let child: ChildProcess | null = null
  let stopping = false
  const prochain = compterReprises()
  let tail = ''

  const launch = (): void => {
    const started = Date.now()
    const args = [
      ...OPTIONS_SERVEUR,
      '--import',
      join(import.meta.dirname, 'guard.mjs'),
      ...nodeOptions,
      join(ROOT, script),
    ]
    // A session of its own: Ctrl-C is handled here, in order.
    const running = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = running
    for (const stream of [running.stdout, running.stderr])
      stream?.on('data', (chunk: Buffer) => {
        tail = (tail + chunk.toString()).slice(-TAIL)
        log.write(chunk)
      })
    running.once('error', (error) => (tail += error.message))
    running.once('close', (code, signal) => {
      if (stopping) return
      const delay = prochain(Date.now() - started)
      if (delay === null) return abandoned.resolve(tail)
      dire(
        `      ${name} s’est arrêté (${signal ?? code}) : nouveau démarrage dans ${delay / 1000} s`,
      )
      void wait(delay, undefined, { ref: false }).then(() => stopping || launch())
    })
  }
  launch()

  const stop = async (): Promise<void> => {
    stopping = true
    const running = child
    if (running && running.exitCode === null && running.signalCode === null) {
      const ended = new Promise((done) => running.once('close', done))
      running.kill('SIGTERM')
      const killer = setTimeout(() => running.kill('SIGKILL'), GRACE)
      await ended
      clearTimeout(killer)
    }
    log.end()
  }
  return { name, abandoned: abandoned.promise, stop }
}
