import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marquerProduction } from '@registre/db'
import { useDatabase } from '@registre/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from './house.ts'
import { preparerBase } from './prepare.ts'

const donnees = mkdtempSync(join(tmpdir(), 'donnees-'))
afterAll(() => rmSync(donnees, { recursive: true }))

describe('in production', () => {
  it.each([
    ['reset', 'Rien n’est effacé'],
    ['seed-scale', 'ne reçoit pas de copropriétés inventées'],
    ['start', 'DATABASE_URL est obligatoire'],
  ])('npm run %s touches nothing', (commande, phrase) => {
    writeFileSync(join(donnees, 'temoin'), 'là')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(ROOT, 'infra/boot', `${commande}.ts`)],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          REGISTRE_DONNEES: donnees,
          PORT: '47391',
        },
      },
    )
    expect([status, stderr]).toEqual([1, expect.stringContaining(phrase)])
    expect(readFileSync(join(donnees, 'temoin'), 'utf8')).toBe('là')
  })
})

describe('a base of production', () => {
  const base = useDatabase()
  it('that a demonstration is pointed at by mistake is not even migrated', async () => {
    const { db, url } = base()
    await marquerProduction(db)
    await db.query('drop function maintenant cascade')
    await expect(preparerBase(url, true, donnees)).rejects.toThrow('registre de production')
    expect(await db.query(`select to_regproc('maintenant') as fonction`)).toEqual([
      { fonction: null },
    ])
  })
})

it('a signal to npm reaches each command: no shell stands between', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const script of Object.values(scripts)) expect(script).toMatch(/^exec node infra\/boot\//)
})
