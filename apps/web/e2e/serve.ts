import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../../..')
const START_MS = 180_000

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      )
    })
  })

export interface Served {
  url: string
  /** A folder of this run, gone with it. */
  folder: string
  stop: () => Promise<void>
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/**
 * Starts the whole register (database, api, worker, client) on a free port and data of its own, with
 * these settings. Throws with what it said when it does not answer.
 */
export const serve = async (reglages: Readonly<Record<string, string>> = {}): Promise<Served> => {
  const folder = await mkdtemp(join(tmpdir(), 'registre-e2e-'))
  const url = `http://127.0.0.1:${await freePort()}`
  // The channel lets the register notice that the tests are gone, and stop by itself.
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'infra/boot/start.ts')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        PORT: new URL(url).port,
        HOST: '127.0.0.1',
        REGISTRE_DONNEES: folder,
        NODE_ENV: 'development',
        PROXY_DE_CONFIANCE: '127.0.0.1',
        // Journeys share the accounts of the demonstration: together they call as nobody does alone.
        LIMITES_FACTEUR: '20',
        // Mails of a decision are read at once, but where its delay is what is tried.
        DECISIONS_DELAI_MIN: '0',
        ...reglages,
      },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const stop = async (): Promise<void> => {
    if (!ended(child)) {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await Promise.race([gone, wait(30_000)])
    }
    await rm(folder, { recursive: true, force: true })
  }
  for (const limit = Date.now() + START_MS; Date.now() < limit; await wait(300)) {
    if (ended(child)) break
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    )
    if (answer?.ok) return { url, folder, stop }
  }
  await stop()
  throw new Error(`The register did not start:\n${said}`)
}
