import { join } from 'node:path'
import { emptyDatabase, freshDatabase, type TestDatabase } from '@registre/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askDatabase, readHouse, staleFiles } from './statements.ts'

const ROOT = join(import.meta.dirname, '../..')
const house = readHouse(ROOT)

/** The places of the statements that a condition keeps, as faults tell them. */
const placesOf = (keeps: (text: string) => boolean): string[] =>
  house.found
    .filter(({ text }) => keeps(text))
    .flatMap(({ sites }) => sites.map(({ file, line }) => `${file}:${line}`))
    .sort()

describe('the statements of the house', { timeout: 60_000 }, () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.close())

  it('are found, and all prepare on a migrated database as the generated files say', async () => {
    expect(house.found.length).toBeGreaterThan(300)
    const answer = await askDatabase(house, database.url)
    expect(answer.faults).toEqual([])
    expect(staleFiles(house, answer)).toEqual([])
  })

  it('are named with their place, each of them, when a column that they read is renamed', async () => {
    await database.db.query('alter table utilisateur rename column num_carte_pro to carte')
    const { faults } = await askDatabase(house, database.url)
    const expected = placesOf((text) => text.includes('num_carte_pro'))
    expect(expected.length).toBeGreaterThan(5)
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(expected)
    expect(faults.every((fault) => fault.includes('num_carte_pro'))).toBe(true)
  })

  it('are named when a table of theirs is gone', async () => {
    const empty = await emptyDatabase()
    try {
      const { faults } = await askDatabase(
        {
          ...house,
          found: [{ text: 'select 1 from absente', sites: [{ file: 'a.ts', line: 3 }] }],
        },
        empty.url,
      )
      expect(faults).toContain('a.ts:3 relation "absente" does not exist')
    } finally {
      await empty.close()
    }
  })

  it.each([
    ['another type', 'alter table session alter column agent type int using 0', 'agent: number'],
    ['null', 'alter table session alter column agent drop not null', 'agent: string | null'],
  ])('change their types when a column gets %s', async (_what, change, expected) => {
    await database.db.query('alter table session alter column agent drop default')
    await database.db.query(change)
    const answer = await askDatabase(house, database.url)
    const home = 'apps/api/src/statements/auth.gen.ts'
    expect(staleFiles(house, answer)).toContain(home)
    expect(answer.files.get(home)).toContain(expected)
  })

  it('tell a column with a type of the domain that does not exist', async () => {
    const { faults } = await askDatabase(
      { ...house, found: [], columns: new Set(['session.agent', 'session.absente']) },
      database.url,
    )
    expect(faults).toEqual(['the column session.absente of columns.ts does not exist'])
  })
})
