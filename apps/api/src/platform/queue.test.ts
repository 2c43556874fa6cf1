import { setTimeout as wait } from 'node:timers/promises'
import { until, useDatabase } from '@registre/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { courriel, enqueueOutbox, outboxItem } from './outbox.ts'
import { backEnds, type RedisDeTest, startRedis } from '@registre/testing/servers'
import { createTransport } from './queue.ts'
import { type Consumer, startConsumer } from './queue-consumer.ts'
import type { OutboxHandlers } from './relay-handler.ts'

describe.each(backEnds())('the queue on %s', (backEnd) => {
  const base = useDatabase()
  let redis: RedisDeTest | null = null
  const running: Consumer[] = []
  const sent: string[] = []
  const jobs: string[] = []
  const errors: string[] = []
  const failures: string[] = []
  let issue: () => Promise<{ etat: 'FAIT' }> = async () => ({ etat: 'FAIT' })
  const handlers: OutboxHandlers = {
    courriel: {
      evenement: 'envoyer-courriel',
      rejouable: false,
      executer: async (id) => (sent.push(id), issue()),
      journal: () => ({}),
    },
    attestation: {
      evenement: 'etablir-attestation',
      rejouable: true,
      executer: async () => ({ etat: 'FAIT' }),
      journal: () => ({}),
    },
    'attestation-dissolution': {
      evenement: 'etablir-attestation',
      rejouable: true,
      executer: async () => ({ etat: 'FAIT' }),
      journal: () => ({}),
    },
    lettre: {
      evenement: 'etablir-lettre',
      rejouable: true,
      executer: async () => ({ etat: 'FAIT' }),
      journal: () => ({}),
    },
    'export-categorisation': {
      evenement: 'etablir-export',
      rejouable: true,
      executer: async () => ({ etat: 'FAIT' }),
      journal: () => ({}),
    },
    portefeuille: {
      evenement: 'traiter-portefeuille',
      rejouable: true,
      executer: async () => ({ etat: 'FAIT' }),
      journal: () => ({}),
    },
    reprise: {
      evenement: 'traiter-portefeuille',
      rejouable: true,
      executer: async () => ({ etat: 'FAIT' }),
      journal: () => ({}),
    },
    'rapport-statistique': {
      evenement: 'etablir-rapport',
      rejouable: true,
      executer: async () => (sent.push('rapport'), await wait(20), { etat: 'FAIT' }),
      journal: () => ({}),
    },
  }
  const consume = async (
    schedules: Parameters<typeof startConsumer>[0]['schedules'] = {},
  ): Promise<Consumer> => {
    const onError = (error: unknown, where: string): void =>
      void errors.push(`${where}: ${error instanceof Error ? error.message : String(error)}`)
    const transport = createTransport({ DATABASE_URL: base().url, REDIS_URL: redis?.url }, onError)
    expect(transport.kind).toBe(backEnd)
    const consumer = startConsumer({
      db: base().db,
      transport,
      handlers,
      schedules,
      runJob: async (name) => void jobs.push(name),
      onError,
      onFailure: ({ cause, tentative, sur }) => void failures.push(`${tentative}/${sur} ${cause}`),
    })
    running.push(consumer)
    await consumer.ready
    return consumer
  }
  const write = (n: number): Promise<void> =>
    enqueueOutbox(
      { sql: base().db.query },
      Array.from({ length: n }, () =>
        courriel('a@exemple.test', 'precisions-expirees', {
          nomCopropriete: 'Les Tilleuls',
          coproprieteId: 7,
        }),
      ),
    )
  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await base().db.query<{ s: string; n: number }>(
          `select statut as s, count(*)::int as n from outbox group by 1`,
        )
      ).map((r) => [r.s, r.n]),
    )
  const done = (n: number) => until(counts, (c) => c['DONE'] === n, 15_000)

  beforeAll(async () => {
    if (backEnd === 'redis') redis = await startRedis()
  })
  afterEach(async () => {
    issue = async () => ({ etat: 'FAIT' })
    await Promise.all(running.splice(0).map((consumer) => consumer.stop()))
    for (const list of [sent, jobs, errors, failures]) list.length = 0
    await base().db.query(`delete from outbox`)
  })
  afterAll(async () => redis?.stop())

  it('two workers do 200 rows, each once', async () => {
    await Promise.all([consume(), consume()])
    await Promise.all([write(100), write(50), write(50)])
    await done(200)
    await wait(300)
    expect(sent).toHaveLength(200)
    expect(new Set(sent).size).toBe(200)
    expect(errors).toEqual([])
  })
  it('a mail passes the reports that wait', async () => {
    const rapport = outboxItem('rapport-statistique', {
      annee: 2026,
      trimestre: 3,
      niveau: 'NATIONAL',
      code: '',
    })
    await enqueueOutbox(
      { sql: base().db.query },
      Array.from({ length: 150 }, () => rapport),
    )
    await consume()
    await until(
      async () => sent.length,
      (n) => n > 5,
      15_000,
    )
    await write(1)
    await done(151)
    const rang = sent.findIndex((s) => s !== 'rapport')
    expect(rang).toBeGreaterThan(5)
    expect(rang).toBeLessThan(120)
  })

  it('a row that was tried comes back under the same job id', async () => {
    let first = true
    issue = async () => {
      if (!first) return { etat: 'FAIT' }
      first = false
      throw new Error('later')
    }
    await consume()
    await write(1)
    await until(
      () => base().db.query(`select 1 from outbox where statut = 'PENDING' and tentatives = 1`),
      (rows) => rows.length === 1,
    )
    await wait(100)
    await base().db.query(`update outbox set pas_avant = now()`)
    await done(1)
    expect(sent).toHaveLength(2)
    expect(failures).toEqual(['1/10 later'])
  })
  it('what the queue forgets comes back from the outbox', async () => {
    const hold = Promise.withResolvers<{ etat: 'FAIT' }>()
    issue = () => hold.promise
    await consume()
    // More rows than run at once: those that wait in the queue are lost with it.
    await write(30)
    await until(counts, (c) => c['SENDING'] === 10 && c['QUEUED'] === 20)
    await (redis ? redis.client.flushall() : base().db.query(`delete from bullmq.job`))
    hold.resolve({ etat: 'FAIT' })
    await until(counts, (c) => c['DONE'] === 10)
    await base().db.query(`update outbox set pas_avant = now() where statut = 'QUEUED'`)
    await done(30)
    expect(new Set(sent).size).toBe(30)
    expect(sent).toHaveLength(30)
  })
  it('a stop waits for what runs, and takes nothing more', async () => {
    const hold = Promise.withResolvers<{ etat: 'FAIT' }>()
    issue = () => hold.promise
    const consumer = await consume()
    await write(1)
    await until(counts, (c) => c['SENDING'] === 1)
    const stopped = consumer.stop()
    await write(1)
    await wait(400)
    expect(await counts()).toEqual({ SENDING: 1, PENDING: 1 })
    hold.resolve({ etat: 'FAIT' })
    await stopped
    expect(await counts()).toEqual({ DONE: 1, PENDING: 1 })
  })
  it('runs each job at the start, then at its time, once for all workers', async () => {
    await Promise.all([
      consume({
        souvent: { everyMs: 1000 },
        'chaque-nuit': { pattern: '0 15 0 1 1 *', timeZone: 'Europe/Paris' },
      }),
      consume({}),
    ])
    await until(
      () => jobs.filter((j) => j === 'souvent').length,
      (n) => n >= 3,
    )
    expect(jobs.filter((j) => j === 'chaque-nuit')).toEqual(['chaque-nuit'])
    const before = jobs.length
    await wait(2000)
    expect(jobs.length - before).toBeLessThanOrEqual(3)
  })
  it('lives on when every connection is cut, and goes back to work', async () => {
    await consume()
    await write(5)
    await done(5)
    // Idle connections of the pool die too: their listener tells it, and that is all.
    await base()
      .db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined)
    if (redis) await redis.client.call('CLIENT', 'KILL', 'SKIPME', 'yes')
    await write(5)
    await done(10)
    expect(sent).toHaveLength(10)
  })
})
