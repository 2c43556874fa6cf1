import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from '@registre/testing'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from './connection.ts'
import { convient, exigenceDe } from './exigence.ts'
import { migrate } from './migrate.ts'
import { DOSSIER_MIGRATIONS, DOSSIER_REPEATABLE } from './paths.ts'
import { readSchema } from './schema-state.ts'

// Two versions of the code: the present one, and a later one with one migration more.
const SUITE = '20990101000000_suite'
let url = ''
let later = ''
let pool: pg.Pool
let close: () => Promise<void>
beforeEach(async () => {
  const base = await emptyDatabase()
  url = base.url
  later = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(DOSSIER_MIGRATIONS, later, { recursive: true })
  pool = openPool({ connectionString: url })
  close = async () => {
    await pool.end()
    await base.close()
    await rm(later, { recursive: true })
  }
})
afterEach(() => close())

const suite = async (sql: string): Promise<void> => {
  await mkdir(join(later, SUITE), { recursive: true })
  await writeFile(join(later, SUITE, 'migration.sql'), sql)
}

describe('a schema and a code', () => {
  it('older than the code: what is missing is named, until it is applied', async () => {
    const { ecarts } = await readSchema(pool)
    expect(ecarts).toEqual([expect.stringMatching(/^À appliquer : 20261121000000_fondation, /)])
    await migrate(url)
    expect(await readSchema(pool)).toEqual({ ecarts: [], newer: [] })
    await suite('CREATE TABLE suite (id int);')
    expect((await readSchema(pool, { folder: later })).ecarts).toEqual([`À appliquer : ${SUITE}`])
  })

  it('newer than the code: it serves, and its own migrate changes nothing', async () => {
    await suite('CREATE TABLE suite (id int);')
    await migrate(url, { folder: later })
    expect(await readSchema(pool)).toEqual({ ecarts: [], newer: [SUITE] })
    const lines: string[] = []
    const former = await mkdtemp(join(tmpdir(), 'repeatable-'))
    await cp(DOSSIER_REPEATABLE, former, { recursive: true })
    expect(await migrate(url, { onProgress: (line) => lines.push(line) })).toEqual([])
    expect(lines).toEqual([expect.stringContaining('La base est plus récente que ce code')])
    // A function that this code would make again is an older one, or comes from another branch.
    await writeFile(join(former, 'essai.function.sql'), 'SELECT 1')
    await expect(migrate(url, { repeatable: former })).rejects.toThrow('autre branche')
    await rm(former, { recursive: true })
  })

  it('newer, and asks for a later code: it does not serve and says why, here as in migrate', async () => {
    await suite(
      '-- Why.\n-- Exige 1.9.0 : les mandats se lisent ailleurs\nDROP VIEW IF EXISTS rien;',
    )
    await migrate(url, { folder: later })
    const phrase = `La migration « ${SUITE} » demande la version 1.9.0 ou une suivante, ce code est la 1.8.3 : les mandats se lisent ailleurs`
    expect((await readSchema(pool, { version: '1.8.3' })).ecarts).toEqual([phrase])
    expect((await readSchema(pool, { version: '1.9.0' })).ecarts).toEqual([])
    // The code that has the migration serves, whatever the version that it bears meanwhile.
    expect((await readSchema(pool, { folder: later, version: '1.8.3' })).ecarts).toEqual([])
    await expect(migrate(url)).rejects.toThrow('demande la version 1.9.0')
  })

  it('from two branches: neither serves the other', async () => {
    await suite('CREATE TABLE suite (id int);')
    await migrate(url, { folder: later })
    await rm(join(later, SUITE), { recursive: true })
    await mkdir(join(later, '20990102000000_autre'))
    await writeFile(join(later, '20990102000000_autre', 'migration.sql'), 'SELECT 1')
    expect((await readSchema(pool, { folder: later })).ecarts).toEqual([
      `La base vient d’une autre branche du code : elle porte ${SUITE} et n’a pas 20990102000000_autre`,
    ])
  })
})

describe('what a migration asks of the code', () => {
  it('is one line, and nearly that line is refused', () => {
    expect(exigenceDe('m', '-- Exige 2.10.0 : pourquoi\nSELECT 1')).toEqual({
      migration: 'm',
      version: '2.10.0',
      raison: 'pourquoi',
    })
    expect(exigenceDe('m', '-- Adds a column.\nSELECT 1')).toBeNull()
    for (const presque of ['-- exige 1.9.0 : x', '-- Exige 1.9 : x', '-- Exige 1.9.0', ' -- Exige'])
      expect(() => exigenceDe('m', presque), presque).toThrow('illisible')
  })

  it('is met by the same version and those after it', () => {
    expect(['1.9.0', '1.9.1', '1.10.0', '2.0.0'].every((v) => convient(v, '1.9.0'))).toBe(true)
    expect(['1.8.9', '0.10.0'].some((v) => convient(v, '1.9.0'))).toBe(false)
  })
})
