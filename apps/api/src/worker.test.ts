import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, migrate } from '@registre/db'
import { freePort, startEmbedded } from '@registre/db/embedded'
import { freshDatabase, until } from '@registre/testing'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { courriel, enqueueOutbox } from './platform/outbox.ts'
import { avecRedis, startRedis } from '@registre/testing/servers'

const fermetures: (() => unknown)[] = []
afterEach(async () => {
  for (const fermer of fermetures.splice(0).toReversed()) await fermer()
})

interface Worker {
  child: ChildProcess
  ended: Promise<number | string | null>
  lines(): string
}
/** The real entry point, in a process of its own. */
const lancer = (env: Record<string, string>): Worker => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'worker.ts')],
    {
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', SECRET: 'x'.repeat(40), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (d: Buffer) => (text += d.toString()))
  const ended = new Promise<number | string | null>((done) =>
    child.once('close', (code, signal) => done(code ?? signal)),
  )
  fermetures.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  })
  return { child, ended, lines: () => text }
}
const serveurSmtp = async (muet = false) => {
  const recus: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (flux, session, fini) => {
      flux.resume()
      flux.on('end', () => {
        recus.push(session.envelope.rcptTo.map((r) => r.address).join())
        // The message is taken, and the answer never comes.
        if (!muet) fini(null)
      })
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  fermetures.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return { recus, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
}
const mails = (n: number, a = 'syndic@exemple.test') =>
  Array.from({ length: n }, () =>
    courriel(a, 'precisions-expirees', { nomCopropriete: 'Les Tilleuls', coproprieteId: 7 }),
  )

describe('the worker', () => {
  it('killed while a mail leaves: the next one calls it uncertain, and sends it no more', async () => {
    const base = await freshDatabase()
    fermetures.push(base.close)
    const [muet, smtp] = [await serveurSmtp(true), await serveurSmtp()]
    await enqueueOutbox({ sql: base.db.query }, mails(1))
    const premier = lancer({ DATABASE_URL: base.url, SMTP_URL: muet.url })
    await until(
      () => muet.recus.length,
      (n) => n === 1,
      20_000,
    )
    premier.child.kill('SIGKILL')
    await premier.ended
    const statut = async () =>
      (await base.db.query<{ statut: string }>(`select statut from outbox order by id`)).map(
        (r) => r.statut,
      )
    expect(await statut()).toEqual(['SENDING'])
    // Two minutes go by.
    await base.db.query(`update outbox set pas_avant = pas_avant - interval '121 seconds'`)
    await enqueueOutbox({ sql: base.db.query }, mails(1, 'autre@exemple.test'))
    const second = lancer({ DATABASE_URL: base.url, SMTP_URL: smtp.url })
    await until(statut, (s) => s.join() === 'UNCERTAIN,DONE', 20_000)
    expect(smtp.recus).toEqual(['autre@exemple.test'])
    const journal = await base.db.query<{ vers: string }>(
      `select vers from journal where type = 'envoyer-courriel' order by id`,
    )
    expect(journal.map((j) => j.vers).toSorted()).toEqual(['DONE', 'UNCERTAIN'])
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  }, 60_000)

  it('waits for PostgreSQL at the start, lives through its absence, and drains when told', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'registre-worker-'))
    fermetures.push(() => rm(dataDir, { recursive: true, force: true }))
    const port = await freePort()
    const demarrer = async () => {
      const server = await startEmbedded({ dataDir, port, password: 'tests', noSync: true })
      fermetures.push(() => server.stop())
      const url = server.url('postgres')
      const db = createDb({ url, applicationName: 'tests', onError: () => undefined })
      fermetures.push(() => db.close())
      return { url, db, stop: () => db.close().then(() => server.stop()) }
    }
    const smtp = await serveurSmtp()
    let base = await demarrer()
    await migrate(base.url)
    await enqueueOutbox({ sql: base.db.query }, mails(1))
    const { url } = base
    await base.stop()

    const worker = lancer({ DATABASE_URL: url, SMTP_URL: smtp.url })
    await until(worker.lines, (text) => text.includes('ECONNREFUSED'), 20_000)
    base = await demarrer()
    await until(
      () => smtp.recus.length,
      (n) => n === 1,
      25_000,
    )

    await base.stop()
    base = await demarrer()
    await enqueueOutbox({ sql: base.db.query }, mails(3))
    await until(
      () => smtp.recus.length,
      (n) => n === 4,
      25_000,
    )
    expect(worker.child.exitCode).toBeNull()
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
    expect(worker.lines()).not.toContain('syndic@exemple.test')
  }, 120_000)

  it.runIf(avecRedis())(
    'lives through the absence of Redis, and loses nothing with it',
    async () => {
      const base = await freshDatabase()
      fermetures.push(base.close)
      const smtp = await serveurSmtp()
      const redis = await startRedis()
      const worker = lancer({ DATABASE_URL: base.url, SMTP_URL: smtp.url, REDIS_URL: redis.url })
      await enqueueOutbox({ sql: base.db.query }, mails(2))
      await until(
        () => smtp.recus.length,
        (n) => n === 2,
        20_000,
      )
      await redis.stop()
      await enqueueOutbox({ sql: base.db.query }, mails(5))
      await until(worker.lines, (text) => text.includes('ECONNREFUSED'), 20_000)
      const retour = await startRedis(Number(new URL(redis.url).port))
      fermetures.push(retour.stop)
      await until(
        () => smtp.recus.length,
        (n) => n === 7,
        30_000,
      )
      worker.child.kill('SIGTERM')
      expect(await worker.ended).toBe(0)
    },
    90_000,
  )

  it('refuses settings that are wrong, and says which', async () => {
    const worker = lancer({ DATABASE_URL: 'mysql://x' })
    expect(await worker.ended).toBe(78)
    expect(worker.lines()).toContain('DATABASE_URL doit commencer par postgresql://')
  }, 30_000)
})
