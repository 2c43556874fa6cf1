import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '@registre/testing'

const region = (code: string) => ({ code, nom: `Région ${code}`, zone: 'metro' })

describe('transaction', () => {
  const base = useDatabase()

  it('shows raw SQL what Prisma wrote, and Prisma what raw SQL wrote, each transaction on its own connection', async () => {
    const { db } = base()
    const pids = await Promise.all(
      ['A1', 'A2', 'A3', 'A4'].map((code) =>
        db.prismaTransaction(async (tx) => {
          await tx.prisma.region.create({ data: region(code) })
          const seen = await tx.sql<{ code: string; pid: number }>(
            'SELECT code, pg_backend_pid() AS pid FROM region WHERE code = $1',
            [code],
          )
          expect(seen.map((row) => row.code)).toEqual([code])
          await tx.sql('UPDATE region SET nom = $2 WHERE code = $1', [code, 'Changée'])
          expect((await tx.prisma.region.findUniqueOrThrow({ where: { code } })).nom).toBe(
            'Changée',
          )
          expect(await db.query('SELECT FROM region WHERE code = $1', [code])).toEqual([])
          return seen[0]?.pid
        }),
      ),
    )
    expect(new Set(pids).size).toBe(4)
    expect(await db.prisma.region.count({ where: { nom: 'Changée' } })).toBe(4)
  })

  it('undoes both when the function throws, and gives the error as it was', async () => {
    const { db } = base()
    const error = new Error('refus')
    const attempt = db.prismaTransaction(async (tx) => {
      await tx.prisma.region.create({ data: region('B1') })
      await tx.sql(`INSERT INTO region (code, nom, zone) VALUES ('B2', 'b', 'metro')`)
      throw error
    })
    await expect(attempt).rejects.toBe(error)
    expect(await db.prisma.region.count({ where: { code: { startsWith: 'B' } } })).toBe(0)
  })

  it('is independent of the transaction in which it is opened', async () => {
    const { db } = base()
    await db.prismaTransaction(async (outer) => {
      await outer.prisma.region.create({ data: region('C1') })
      const seen = await db.transaction((inner) =>
        inner.sql(`SELECT code FROM region WHERE code = 'C1'`),
      )
      expect(seen).toEqual([])
    })
  })

  it('a statement alone is run again too, once: a migration takes its tables in another order', async () => {
    const { db } = base()
    await db.prisma.region.create({ data: region('G1') })
    const migration = await db.pool.connect()
    try {
      await migration.query('BEGIN; LOCK TABLE departement IN ACCESS EXCLUSIVE MODE')
      const lone = db.query(
        `UPDATE region SET nom = nom || '+' FROM (SELECT count(*) FROM departement) d WHERE code = 'G1'`,
      )
      await wait(300)
      // Each now waits for the other: the statement, which waited first, is the one that is ended.
      await migration.query('LOCK TABLE region IN ACCESS EXCLUSIVE MODE; COMMIT')
      await lone
    } finally {
      migration.release()
    }
    expect(await db.query(`SELECT nom FROM region WHERE code = 'G1'`)).toEqual([
      { nom: 'Région G1+' },
    ])
  })

  it('is run again after a deadlock, and both transactions end well', async () => {
    const { db } = base()
    await db.prisma.region.createMany({ data: [region('D1'), region('D2')] })
    let attempts = 0
    const both = Promise.withResolvers<void>()
    let waiting = 0
    const crossed = (first: string, second: string) =>
      db.transaction(async (tx) => {
        attempts += 1
        await tx.sql(`UPDATE region SET nom = nom || '+' WHERE code = $1`, [first])
        if ((waiting += 1) === 2) both.resolve()
        await both.promise
        await tx.sql(`UPDATE region SET nom = nom || '+' WHERE code = $1`, [second])
      })
    await Promise.all([crossed('D1', 'D2'), crossed('D2', 'D1')])
    expect(attempts).toBe(3)
    expect(
      (await db.query<{ nom: string }>(`SELECT nom FROM region WHERE code IN ('D1', 'D2')`)).map(
        (row) => row.nom.endsWith('++'),
      ),
    ).toEqual([true, true])
  })

  it('is run again after a serialization failure found by Prisma', async () => {
    const { db } = base()
    await db.prisma.region.create({ data: { code: 'E1', nom: '0', zone: 'metro' } })
    const add = () =>
      db.prismaTransaction(
        async (tx) => {
          const { nom } = await tx.prisma.region.findUniqueOrThrow({ where: { code: 'E1' } })
          await tx.prisma.region.update({
            where: { code: 'E1' },
            data: { nom: String(Number(nom) + 1) },
          })
        },
        { isolationLevel: 'Serializable' },
      )
    await Promise.all([add(), add(), add()])
    expect((await db.prisma.region.findUniqueOrThrow({ where: { code: 'E1' } })).nom).toBe('3')
  })

  it('undoes raw SQL when the function throws, and gives its connection back', async () => {
    const { db } = base()
    for (let i = 0; i < 12; i += 1)
      await expect(
        db.transaction(async (tx) => {
          await tx.sql(`INSERT INTO region (code, nom, zone) VALUES ('F1', 'f', 'metro')`)
          throw new Error('refus')
        }),
      ).rejects.toThrow('refus')
    expect(await db.query(`SELECT FROM region WHERE code = 'F1'`)).toEqual([])
    await db.transaction((tx) =>
      Promise.all(
        ['F2', 'F3'].map((code) =>
          tx.sql(`INSERT INTO region (code, nom, zone) VALUES ($1, 'f', 'metro')`, [code]),
        ),
      ),
    )
    expect(await db.query(`SELECT FROM region WHERE code IN ('F2', 'F3')`)).toHaveLength(2)
  })

  it('refuses to be used once it is over', async () => {
    const leaked = await base().db.transaction(async (tx) => tx)
    await expect(leaked.sql('SELECT 1')).rejects.toThrow('the transaction is over')
  })

  it('gives days as text and counts as numbers', async () => {
    const [row] = await base().db.query(
      `SELECT '2026-02-28'::date AS jour, count(*) AS n, 9007199254740993 AS grand, array['2026-02-28'::date] AS jours`,
    )
    expect(row).toEqual({
      jour: '2026-02-28',
      n: 1,
      grand: 9_007_199_254_740_993n,
      jours: ['2026-02-28'],
    })
  })

  it('survives the loss of its idle connections', async () => {
    const { db } = base()
    await db.query('SELECT 1')
    await db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    expect(await db.query('SELECT 1 AS un')).toEqual([{ un: 1 }])
  })
})
