import { VERSION_DU_CODE } from '@registre/db'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useRegistre } from '../../tests/support/register.ts'
import { executerTraitement } from '../modules/traitements/traitements.ts'
import { oublierEtat } from '../modules/etat/lire-etat.ts'

describe('readiness while a version is replaced by another', () => {
  const registre = useRegistre()
  const pret = async () => {
    const { statusCode, body } = await registre().app.inject({ url: '/readyz' })
    return { statut: statusCode, corps: JSON.parse(body) as unknown }
  }
  const niveau = async () => {
    oublierEtat(registre().deps)
    return (await registre().visiteur().api.lireEtat({})).niveau
  }
  /** A migration that this code does not have, as its own runner leaves it. */
  const appliquer = (nom: string) =>
    registre().db.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values (gen_random_uuid()::text, '', $1, now(), 1)`,
      [nom],
    )
  beforeEach(() => executerTraitement('chaque-minute', registre().deps, 'suivreEtat'))

  it('the schema of this code is ready', async () => {
    expect(await pret()).toEqual({
      statut: 200,
      corps: {
        status: 'ok',
        checks: { base: 'ok', migrations: 'ok', horloge: 'ok', fichiers: 'ok' },
      },
    })
  })

  it('a store that is not the register’s own is not ready; one that does not answer is', async () => {
    const { deps } = registre()
    const sien = vi.spyOn(deps.storage, 'lieu').mockResolvedValue('Un disque n’est pas monté.')
    expect(await pret()).toMatchObject({
      statut: 503,
      corps: { checks: { fichiers: 'Un disque n’est pas monté.' } },
    })
    sien.mockRejectedValue(new Error('ECONNREFUSED'))
    expect(await pret()).toMatchObject({ statut: 200 })
    sien.mockReturnValue(new Promise(() => undefined))
    expect(await pret()).toMatchObject({ statut: 200 })
    sien.mockRestore()
  })

  it('a later schema is ready, and the public sees nothing of it', async () => {
    await appliquer('20990101000000_compatible')
    expect(await pret()).toEqual({
      statut: 200,
      corps: {
        status: 'ok',
        checks: { base: 'ok', migrations: 'ok', horloge: 'ok', fichiers: 'ok' },
        migrationsPlusRecentes: 1,
      },
    })
    expect(await niveau()).toBe('NORMAL')
  })

  it.each([
    [2400, 'avance de 2400 s'],
    [-90, 'retarde de 90 s'],
  ])('a clock that is %i s ahead of the database is not, and says so', async (s, dit) => {
    const maintenant = Date.now
    const horloge = vi.spyOn(Date, 'now').mockImplementation(() => maintenant() + s * 1000)
    const lignes = (['warn', 'info'] as const).map((n) => vi.spyOn(registre().deps.log, n))
    try {
      for (const _ of [1, 2])
        expect(await pret()).toMatchObject({
          statut: 503,
          corps: { checks: { horloge: expect.stringContaining(dit) } },
        })
    } finally {
      horloge.mockRestore()
    }
    expect(await pret()).toMatchObject({ statut: 200 })
    // Once, not at each question; then that it is over.
    expect(lignes.map((l) => l.mock.calls)).toEqual([
      [[{ checks: { horloge: expect.stringContaining(dit) } }, 'not ready']],
      [['ready again']],
    ])
    for (const l of lignes) l.mockRestore()
  })

  it('a later schema that asks for a later code is not, and says which', async () => {
    const { db } = registre()
    await appliquer('20990101000001_incompatible')
    await db.query(
      `create table if not exists _exigence (migration varchar(255) primary key, version varchar(32) not null, raison text not null)`,
    )
    // The migrations give the roles what they may do on it once they have made it.
    await db.query(`grant select on _exigence to registre_api`)
    await db.query(
      `insert into _exigence values ('20990101000001_incompatible', '99.0.0', 'les mandats se lisent ailleurs')`,
    )
    expect(await pret()).toMatchObject({
      statut: 503,
      corps: {
        checks: {
          base: 'ok',
          migrations: `La migration « 20990101000001_incompatible » demande la version 99.0.0 ou une suivante, ce code est la ${VERSION_DU_CODE} : les mandats se lisent ailleurs`,
        },
      },
    })
    expect(await niveau()).toBe('INTERROMPU')
    await db.query(`delete from _exigence`)
    expect(await pret()).toMatchObject({ statut: 200 })
  })

  it('a schema that lacks a migration is not, and says which', async () => {
    const { db } = registre()
    await db.query(
      `delete from _prisma_migrations where migration_name > '20261121000000_fondation'`,
    )
    expect(await pret()).toMatchObject({
      statut: 503,
      corps: {
        checks: {
          migrations: expect.stringMatching(/^À appliquer : 20261121000100_fondation_index, /),
        },
      },
    })
    expect(await niveau()).toBe('INTERROMPU')
  })
})
