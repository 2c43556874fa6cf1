import { useDatabase } from '@registre/testing'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { errorForLog, withoutAddresses } from './error-for-log.ts'

describe('an error in the log', () => {
  const base = useDatabase()

  it('of PostgreSQL says its code and its place, and nothing of the row', async () => {
    const lignes: string[] = []
    const log = pino(
      { serializers: { err: errorForLog } },
      { write: (ligne: string) => lignes.push(ligne) },
    )
    const inserer = () =>
      base().db.query(`insert into utilisateur (profil, login, email) values ('DEFAULT', $1, $1)`, [
        'canari@exemple.test',
      ])
    await inserer()
    await inserer().catch((error: unknown) =>
      log.error({ err: new Error('request failed', { cause: error }) }, 'one within another'),
    )
    await inserer().catch((error: unknown) => log.error({ err: error }, 'request failed'))
    expect(lignes).toHaveLength(2)
    expect(lignes.join('')).not.toContain('canari')
    expect(JSON.parse(lignes[1] ?? '')).toMatchObject({
      err: { code: '23505', constraint: 'utilisateur_login_key', table: 'utilisateur' },
    })
    expect(lignes[0]).toContain('error-for-log.test.ts')
  })

  it('that is no error is kept as it is', () => {
    expect(errorForLog('panne')).toBe('panne')
  })
})

describe('what a mail server answers', () => {
  it('is kept without the addresses that it repeats', () => {
    expect(withoutAddresses('550 5.1.1 <camille@exemple.test>: unknown, try a.b@c.test')).toBe(
      '550 5.1.1 <…@…>: unknown, try …@…',
    )
  })
})
