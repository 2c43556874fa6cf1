import { describe, expect, it } from 'vitest'
import { useDatabase } from '@registre/testing'

const parCle = (name: string) => ({ name, byKey: true })
const tous = <T>(n: number, fn: (rang: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, rang) => fn(rang)))

describe('reads by a key', () => {
  const base = useDatabase()

  it('share one connection, and give each caller its own answer', async () => {
    const { db } = base()
    const rows = await tous(
      200,
      async (rang) =>
        (
          await db.query<{ rang: number; pid: number }>(
            'SELECT $1::int AS rang, pg_backend_pid() AS pid',
            [rang],
            parCle('partage'),
          )
        )[0],
    )
    expect(rows.map((row) => row?.rang)).toEqual(Array.from({ length: 200 }, (_, rang) => rang))
    expect(new Set(rows.map((row) => row?.pid)).size).toBe(1)
  })

  it('fail alone', async () => {
    const { db } = base()
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, rang) =>
        db.query<{ q: number }>('SELECT 100 / $1::int AS q', [rang % 4], parCle('seule')),
      ),
    )
    expect(results.map((r) => r.status)).toEqual(
      Array.from({ length: 20 }, (_, rang) => (rang % 4 === 0 ? 'rejected' : 'fulfilled')),
    )
    expect(results[1]).toMatchObject({ value: [{ q: 100 }] })
    expect(results[0]).toMatchObject({ reason: { code: '22012' } })
  })

  it('are run apart when the one that prepared their statement failed', async () => {
    const { db } = base()
    const lue = (dividend: number) =>
      db.query<{ q: number }>(
        'SELECT 1 / ($1::int) AS q FROM pas_encore',
        [dividend],
        parCle('absente'),
      )
    const avant = await Promise.allSettled([lue(1), lue(1), lue(1)])
    // Not "prepared statement does not exist": the fault itself, for each.
    expect(
      avant.map((r) => (r.status === 'rejected' ? (r.reason as { code: string }).code : 'lue')),
    ).toEqual(['42P01', '42P01', '42P01'])
    await db.query('CREATE TABLE pas_encore AS SELECT 1 AS n')
    expect(await Promise.all([lue(1), lue(1)])).toEqual([[{ q: 1 }], [{ q: 1 }]])
  })

  it('go round one that lasts, and come back to the shared connection after it', async () => {
    const { db } = base()
    const lue = async () =>
      (await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', [], parCle('pid')))[0]?.pid
    const partage = await lue()
    let lente = true
    const longue = db
      .query('SELECT pg_sleep($1)', [1], parCle('longue'))
      .then(() => (lente = false))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await lue()).not.toBe(partage)
    expect(lente).toBe(true)
    await longue
    expect(await lue()).toBe(partage)
  })

  it('survive the loss of their connection', async () => {
    const { db } = base()
    const lue = async () =>
      (await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', [], parCle('perdue')))[0]
        ?.pid
    const pid = await lue()
    const longues = Promise.allSettled([
      db.query('SELECT pg_sleep($1)', [5], parCle('en-vol')),
      lue(),
    ])
    await new Promise((resolve) => setTimeout(resolve, 20))
    await db.query('SELECT pg_terminate_backend($1)', [pid])
    expect((await longues).map((r) => r.status)).toEqual(['rejected', 'rejected'])
    const suivant = await lue()
    expect(suivant).toEqual(expect.any(Number))
    expect(suivant).not.toBe(pid)
  })

  it('of a search never wait for those that know who calls', async () => {
    const { db } = base()
    const pid = async (read: typeof db.query) =>
      (await read<{ pid: number }>('SELECT pg_backend_pid() AS pid', [], parCle('chacun')))[0]?.pid
    expect(await pid(db.read)).not.toBe(await pid(db.query))
  })
})
