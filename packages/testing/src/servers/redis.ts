import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'
import { Redis } from 'ioredis'
import { enConteneur } from './conteneur.ts'

const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The machine's redis-server, or null. */
export const redisServer = (): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin')
    .map((folder) => join(folder, 'redis-server'))
    .find(executable) ?? null

/** Set for the tests by the run whose PostgreSQL runs in a container. */
export const CONTENEURS = 'REGISTRE_CONTENEURS'
const enConteneurs = (): boolean => process.env[CONTENEURS] === 'oui'

/** True where a Redis can be started: a container engine, or the machine's redis-server. */
export const avecRedis = (): boolean => enConteneurs() || redisServer() !== null

/** Queue back ends that this machine can try; says which one it leaves out, and how to have it. */
export const backEnds = (): ('postgres' | 'redis')[] => {
  if (avecRedis()) return ['postgres', 'redis']
  process.stdout.write(
    'Redis non essayé : redis-server est introuvable (apt-get install redis-server).\n',
  )
  return ['postgres']
}

export interface RedisDeTest {
  url: string
  /** A connection for the test itself. */
  client: Redis
  stop(): Promise<void>
}

/** Starts the machine's redis-server on this port. */
const lancer = async (port: number): Promise<() => Promise<void>> => {
  const binary = redisServer()
  if (!binary) throw new Error('redis-server was not found')
  const dir = await mkdtemp(join(tmpdir(), 'registre-redis-'))
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir }
  const child = spawn(
    binary,
    Object.entries(options).flatMap(([nom, valeur]) => [`--${nom}`, String(valeur)]),
    { stdio: 'ignore' },
  )
  const ended = new Promise((done) => child.once('close', done))
  return async () => {
    child.kill('SIGTERM')
    await Promise.race([
      ended,
      wait(3000, undefined, { ref: false }).then(() => child.kill('SIGKILL')),
    ])
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Starts a Redis of one's own that keeps nothing, in a container where the run has an engine; `port`
 * brings it back where it was.
 */
export const startRedis = async (port?: number): Promise<RedisDeTest> => {
  const own = port ?? (await freePort())
  const conteneur = enConteneurs()
    ? await enConteneur('valkey/valkey:8.0', { port: 6379, surPort: own, pret: /Ready to accept/ })
    : null
  const arreter = conteneur?.stop ?? (await lancer(own))
  const client = new Redis(own, '127.0.0.1', {
    retryStrategy: (n) => Math.min(n * 20, 200),
    maxRetriesPerRequest: 100,
  })
  client.on('error', () => undefined)
  await client.ping()
  return {
    url: `redis://127.0.0.1:${own}`,
    client,
    stop: async () => {
      client.disconnect()
      await arreter()
    },
  }
}
