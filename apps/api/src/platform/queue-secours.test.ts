import { FILES } from '@registre/db'
import { until, useDatabase } from '@registre/testing'
import { freePort } from '@registre/db/embedded'
import { avecRedis, type RedisDeTest, startRedis } from '@registre/testing/servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTransport } from './queue.ts'

describe.skipIf(!avecRedis())('jobs carried by Redis', () => {
  const base = useDatabase()
  const faits: string[] = []
  const dits: string[] = []
  let redis: RedisDeTest | null = null
  let port = 0
  let fermer = async (): Promise<void> => {}
  let remettre = async (..._ids: string[]): Promise<void> => {}
  const vient = (id: string): Promise<unknown> =>
    until(
      async () => faits.includes(id),
      (oui) => oui,
      15_000,
    )

  beforeAll(async () => {
    port = await freePort()
    const transport = createTransport(
      { DATABASE_URL: base().url, REDIS_URL: `redis://127.0.0.1:${port}` },
      (_error, where) => dits.push(where),
    )
    const prendre = async ({ data }: { data: Record<string, string> }): Promise<void> =>
      void faits.push(data['id'] ?? '')
    const [outbox, autre] = [transport.queue(FILES.outbox), transport.queue('traitements')]
    const preneurs = [
      transport.worker(FILES.outbox, prendre, 4),
      transport.worker('traitements', async ({ name }) => void faits.push(name), 1),
    ]
    await autre.schedule('souvent', { everyMs: 500 })
    remettre = (...ids) =>
      outbox.add(ids.map((id) => ({ name: 'outbox', data: { id }, jobId: `o-${id}` })))
    fermer = async () => {
      for (const part of [...preneurs, outbox, autre]) await part.close()
    }
  })
  afterAll(async () => redis?.stop())

  it('are done without Redis, that was away at the start, and the calendar is kept', async () => {
    await remettre('1', '2')
    await Promise.all([vient('1'), vient('2'), vient('souvent')])
    expect(dits).toContain('file outbox : PostgreSQL à la place de Redis')
  })

  it('go by Redis once it is there', async () => {
    redis = await startRedis(port)
    const parRedis = async (): Promise<boolean> =>
      Number(
        (await redis?.client.info('commandstats'))?.match(/cmdstat_eval(?:sha)?:calls=(\d+)/)?.[1],
      ) > 0
    let n = 10
    await until(
      async () => (await remettre(String((n += 1))), parRedis()),
      (oui) => oui,
      30_000,
    )
    await vient(String(n))
  }, 60_000)

  it('go on when it is lost in flight', async () => {
    await redis?.stop()
    redis = null
    faits.length = 0
    await remettre('100')
    await Promise.all([vient('100'), vient('souvent')])
  }, 30_000)

  it('end in order without it', async () => {
    dits.length = 0
    await fermer()
    // Redis never says that it lets go: each part is left after its patience, and says so.
    expect(new Set(dits)).toEqual(new Set(['Redis (outbox)', 'exécution outbox', 'file outbox']))
  }, 30_000)
})
