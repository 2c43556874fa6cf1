import { cp, mkdtemp, rm, writeFile, mkdir, appendFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDatabase } from '@registre/testing'
import {
  diffEmptyToSchema,
  LISTES_JAMAIS_NULLES,
  OBJETS_FAITS_MAIN,
  TABLES_NON_JOURNALISEES,
  objetDe,
  readCatalogue,
} from '@registre/testing/schema'
import { withClient } from './connection.ts'
import { migrate } from './migrate.ts'
import { DOSSIER_MIGRATIONS } from './paths.ts'

const bases: { close(): Promise<void> }[] = []
const folders: string[] = []
const base = async (): Promise<string> => {
  const database = await emptyDatabase()
  bases.push(database)
  return database.url
}
const copyOfMigrations = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  await cp(DOSSIER_MIGRATIONS, folder, { recursive: true })
  return folder
}
const addTo = async (folder: string, name: string, sql: string): Promise<void> => {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}
let url = ''
beforeEach(async () => {
  url = await base()
})
afterEach(async () => {
  await Promise.all(bases.splice(0).map((database) => database.close()))
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

describe('migrations', () => {
  it('produce exactly the Prisma schema, but for the objects named as made by hand', async () => {
    const schema = await base()
    const script = await diffEmptyToSchema(url)
    await withClient(schema, (client) => client.query(script))
    await migrate(url)
    const [migrated, expected] = await Promise.all([
      withClient(url, readCatalogue),
      withClient(schema, readCatalogue),
    ])

    const missing = expected.filter(
      (line) => !migrated.includes(line) && !LISTES_JAMAIS_NULLES.includes(objetDe(line)),
    )
    const added = migrated.filter((line) => !expected.includes(line))
    const unlogged = (line: string): boolean =>
      [...TABLES_NON_JOURNALISEES].some((table) => line === `table ${table} unlogged`)
    const isRunners = (line: string): boolean =>
      /^(?:table _(?:repeatable|exigence)$|(?:column|constraint|index) (?:_prisma_migrations\.|_repeatable|_exigence))/.test(
        line,
      )
    expect(missing).toEqual([...TABLES_NON_JOURNALISEES].map((table) => `table ${table}`))
    expect(
      added.filter(
        (line) => !OBJETS_FAITS_MAIN.has(objetDe(line)) && !unlogged(line) && !isRunners(line),
      ),
    ).toEqual([])
    // The list itself is not allowed to name what no longer exists.
    expect(
      [...OBJETS_FAITS_MAIN].filter((name) => !added.some((line) => objetDe(line) === name)),
    ).toEqual([])
  })

  it('are applied once when two instances start together, and say so', async () => {
    const lines: string[] = []
    const results = await Promise.all(
      [1, 2, 3].map(() => migrate(url, { onProgress: (line) => lines.push(line) })),
    )
    expect(results.map((names) => names.length).sort()).toEqual([
      0,
      0,
      await withClient(url, countApplied),
    ])
    expect(lines.filter((line) => line.startsWith('Une autre instance'))).toHaveLength(2)
  })

  it('leave nothing behind when one fails, and go on once it is mended', async () => {
    const folder = await copyOfMigrations()
    const faulty = '20990101000000_fautive'
    await addTo(folder, faulty, 'CREATE TABLE reste (id int); SELECT 1 / 0;')
    await expect(migrate(url, { folder })).rejects.toThrow(
      'La migration « 20990101000000_fautive » a échoué : division by zero',
    )
    expect(
      await withClient(
        url,
        async (client) => (await client.query(`SELECT to_regclass('reste') AS t`)).rows,
      ),
    ).toEqual([{ t: null }])

    await addTo(folder, faulty, 'CREATE TABLE reste (id int);')
    expect(await migrate(url, { folder })).toEqual([faulty])
  })

  it('give way to who uses a table, then go on; give up after their patience', async () => {
    await migrate(url)
    const folder = await copyOfMigrations()
    await addTo(folder, '20990101000000_colonne', 'ALTER TABLE copropriete ADD COLUMN essai int;')
    const lines: string[] = []
    await withClient(url, async (reader) => {
      await reader.query('BEGIN; SELECT count(*) FROM copropriete')
      await expect(migrate(url, { folder, patienceMs: 0 })).rejects.toThrow('lock timeout')
      const waiting = migrate(url, { folder, onProgress: (line) => lines.push(line) })
      // Who comes after the migration reads meanwhile, between two of its tries at the latest.
      await withClient(url, (client) => client.query('SELECT count(*) FROM copropriete'))
      await vi.waitFor(() => expect(lines.join()).toContain('attend'), { timeout: 10_000 })
      await reader.query('COMMIT')
      expect(await waiting).toEqual(['20990101000000_colonne'])
    })
  }, 30_000)

  it('refuse a file changed after it was applied', async () => {
    await migrate(url)
    const changed = await copyOfMigrations()
    await appendFile(join(changed, '20261121000000_fondation', 'migration.sql'), '-- retouche')
    await expect(migrate(url, { folder: changed })).rejects.toThrow(
      'a été modifiée après son application',
    )
  })
})

async function countApplied(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM _prisma_migrations',
  )
  return rows[0]?.n ?? -1
}
