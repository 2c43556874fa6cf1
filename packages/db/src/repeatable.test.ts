import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from '@registre/testing'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openClient, openPool } from './connection.ts'
import { DOSSIER_MIGRATIONS } from './paths.ts'
import { applyRepeatables, missingRepeatables } from './repeatable.ts'

let folder = ''
let client: pg.Client
let pool: pg.Pool
let close: () => Promise<void>
beforeEach(async () => {
  const base = await emptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'repeatable-'))
  client = await openClient(base.url)
  pool = openPool({ connectionString: base.url })
  close = async () => {
    await client.end()
    await pool.end()
    await base.close()
    await rm(folder, { recursive: true })
  }
})
afterEach(() => close())

const ecrire = (nom: string, sql: string) => writeFile(join(folder, nom), sql)
const fonction = (corps: string) =>
  ecrire(
    'double.function.sql',
    `CREATE OR REPLACE FUNCTION double(n int) RETURNS int LANGUAGE sql AS $$ ${corps} $$;`,
  )
const lire = async () => (await client.query<{ n: number }>('SELECT n FROM a_double')).rows[0]?.n

describe('functions and views', () => {
  it('are made again where their file changed, functions before views', async () => {
    await fonction('SELECT n * 2')
    await ecrire('a_double.view.sql', 'CREATE OR REPLACE VIEW a_double AS SELECT double(21) AS n;')
    expect(await missingRepeatables(pool, folder)).toHaveLength(2)
    expect(await applyRepeatables(client, folder)).toEqual([
      'double.function.sql',
      'a_double.view.sql',
    ])
    expect(await lire()).toBe(42)
    expect(await applyRepeatables(client, folder)).toEqual([])
    await fonction('SELECT n * 2 + 1')
    expect(await missingRepeatables(pool, folder)).toEqual(['double.function.sql'])
    expect(await applyRepeatables(client, folder)).toEqual(['double.function.sql'])
    expect(await lire()).toBe(43)
    // The former version, put back: its text is applied again; it never ceased to be ready.
    await fonction('SELECT n * 2')
    expect(await missingRepeatables(pool, folder)).toEqual([])
    expect(await applyRepeatables(client, folder)).toEqual(['double.function.sql'])
    expect(await lire()).toBe(42)
  })

  it('change all together, or not at all', async () => {
    await fonction('SELECT n * 2')
    await ecrire('z.view.sql', 'CREATE OR REPLACE VIEW z AS SELECT absente FROM nulle_part;')
    await expect(applyRepeatables(client, folder)).rejects.toThrow(
      'Le fichier « z.view.sql » a échoué',
    )
    expect(await missingRepeatables(pool, folder)).toHaveLength(2)
    await expect(client.query('SELECT double(1)')).rejects.toThrow('does not exist')
  })

  it('stand in their own files: no later migration restates one', async () => {
    // Migrations that were applied before the files existed stay as they are.
    const derniere = '20261123000000_listes_jamais_nulles'
    const suivantes = (await readdir(DOSSIER_MIGRATIONS)).filter(
      (n) => n > derniere && n !== 'migration_lock.toml',
    )
    for (const nom of suivantes)
      expect(
        await readFile(join(DOSSIER_MIGRATIONS, nom, 'migration.sql'), 'utf8'),
        nom,
      ).not.toMatch(/^create (or replace )?(function|view)\b/im)
  })
})
