import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { checkDurability } from './durability.ts'

const BON: Readonly<Record<string, string>> = {
  server_version_num: '180004',
  server_encoding: 'UTF8',
}
/** A server that answers these settings. */
const serveur = (reglages: Readonly<Record<string, string>>) =>
  ({
    query: async (_texte: string, [noms]: [string[]]) => ({
      rows: noms.map((name) => ({ name, setting: { ...BON, ...reglages }[name] ?? 'on' })),
    }),
  }) as unknown as pg.Pool

describe('a server of PostgreSQL', () => {
  it('is taken from version 16 on', async () => {
    expect(await checkDurability(serveur({ server_version_num: '160000' }), 'production')).toEqual(
      [],
    )
  })
  it('is refused in production when older, and told elsewhere', async () => {
    const ancien = serveur({ server_version_num: '150014' })
    expect(await checkDurability(ancien, 'development')).toEqual([
      'PostgreSQL 15 est trop ancien : le registre demande la version 16 ou une plus récente',
    ])
    await expect(checkDurability(ancien, 'production')).rejects.toThrow('PostgreSQL 15')
  })
  it('is refused in production when its base counts bytes for letters', async () => {
    for (const encodage of ['SQL_ASCII', 'LATIN1'])
      await expect(
        checkDurability(serveur({ server_encoding: encodage }), 'production'),
      ).rejects.toThrow(`la base est en ${encodage}, le registre demande UTF8`)
  })
  it('is refused in production when it may lose writes', async () => {
    const perd = serveur({ server_version_num: '180004', fsync: 'off' })
    await expect(checkDurability(perd, 'production')).rejects.toThrow('fsync est à « off »')
  })
})
