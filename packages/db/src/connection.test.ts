import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyDatabase, until, useDatabase } from '@registre/testing'
import { describe, expect, it } from 'vitest'
import { openClient, openPool, withClient } from './connection.ts'

// An `error` that nobody hears is uncaught: Vitest itself then fails the run.
describe('a connection whose server ends it', () => {
  const base = useDatabase()
  const cut = (): Promise<unknown> =>
    withClient(base().url, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cut'`,
      ),
    )

  it('is told to the pool that keeps it idle, which opens another', async () => {
    const heard: string[] = []
    const pool = openPool({ connectionString: base().url, application_name: 'cut' }, (error) =>
      heard.push(error.message),
    )
    await pool.query('SELECT 1')
    await cut()
    await until(
      () => heard.length,
      (n) => n > 0,
    )
    expect((await pool.query('SELECT 1')).rowCount).toBe(1)
    await pool.end()
  })

  it('ends nothing but the query that waits', async () => {
    const client = await openClient({ connectionString: base().url, application_name: 'cut' })
    const asleep = expect(client.query('SELECT pg_sleep(30)')).rejects.toThrow()
    await cut()
    await asleep
    await client.end()
  })

  it('ends nothing while its pool lets go of it and its database is dropped by force', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const empty = await emptyDatabase()
      const pool = openPool({ connectionString: empty.url })
      await Promise.all([1, 2, 3, 4].map(() => pool.query('SELECT 1')))
      await Promise.all([pool.end(), empty.close()])
    }
  })

  it('is made here and nowhere else, in the product as in the tests', () => {
    const root = join(import.meta.dirname, '../../..')
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })
    const makers = files
      .split('\n')
      .filter((f) => f !== '')
      .filter((f) => /new (?:pg\.)?(?:Pool|Client)\((?!\{ name:)/.test(read(join(root, f))))
    expect(makers).toEqual(['packages/db/src/connection.ts'])
  })
})

/** Empty for what was removed and is not committed yet. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
