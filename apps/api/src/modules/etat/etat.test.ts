import type { ReadOptions } from '@registre/db'
import { PARTIES_SERVICE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { executerTraitement } from '../traitements/traitements.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { oublierEtat } from './lire-etat.ts'
import { essayerFichiers } from './sonder.ts'

describe('the public status page', () => {
  const registre = useRegistre()
  const lire = () => {
    oublierEtat(registre().deps)
    return registre().visiteur().api.lireEtat({})
  }
  const regarder = () => executerTraitement('chaque-minute', registre().deps, 'suivreEtat')
  const enTrouble = async () => (await lire()).parties.filter((p) => !p.normal).map((p) => p.code)

  it('tells that the register’s own work is stopped until the worker is seen', async () => {
    expect(await enTrouble()).toEqual(['courriels', 'traitements'])
    await regarder()
    expect(await lire()).toMatchObject({ niveau: 'NORMAL', incidents: [] })
  })

  it('opens an incident when mails wait, once for two workers, and closes it when they leave', async () => {
    const { db, clock } = registre()
    await enqueueOutbox({ sql: db.query }, [
      courriel('a@exemple.test', 'webhook-suspendu', { nom: 'x', cause: 'y' }),
    ])
    await regarder()
    expect(await enTrouble()).toEqual([])
    clock.advance({ minutes: 4 })
    await regarder()
    clock.advance({ minutes: 7 })
    await db.query(`update traitement_passage set reussi_le = $1`, [clock.now()])
    await Promise.all([regarder(), regarder()])
    expect(await enTrouble()).toEqual(['courriels'])
    expect(await lire()).toMatchObject({
      niveau: 'PERTURBE',
      incidents: [{ libelle: 'Courriels et attestations', finLe: null }],
    })
    await db.query(`update outbox set statut = 'DONE'`)
    await regarder()
    expect(await lire()).toMatchObject({
      niveau: 'NORMAL',
      incidents: [{ finLe: expect.any(String) }],
    })
  })

  it('notes afterwards the time when nothing ran', async () => {
    const { clock, db } = registre()
    clock.advance({ hours: 2 })
    expect(await enTrouble()).toEqual(['courriels', 'traitements'])
    await Promise.all([regarder(), regarder()])
    expect(await enTrouble()).toEqual([])
    const [trou] = await db.query<{ n: number; h: number }>(
      `select count(*)::int as n, max(extract(epoch from fin_le - debut_le) / 3600)::float as h from incident where partie = 'traitements'`,
    )
    expect(trou).toEqual({ n: 1, h: 2 })
  })

  it('tells that files cannot be kept', async () => {
    const { deps } = registre()
    const { storage } = deps
    deps.storage = {
      ...storage,
      put: () => Promise.reject(new Error('ENOSPC: no space left on device')),
    }
    await regarder()
    expect(await enTrouble()).toEqual(['depots'])
    deps.storage = { ...storage, lieu: () => Promise.resolve('Un disque n’est pas monté') }
    await expect(essayerFichiers(deps)).rejects.toThrow('Un disque n’est pas monté')
    await regarder()
    expect(await enTrouble()).toEqual(['depots'])
    deps.storage = storage
    await regarder()
    expect(await enTrouble()).toEqual([])
  })

  it('tells that nothing is written while the database only reads', async () => {
    const { deps, db } = registre()
    deps.db = {
      ...db,
      query: async <R extends object>(
        texte: string,
        ...reste: [(readonly unknown[])?, ReadOptions?]
      ) => {
        if (texte.startsWith('insert'))
          throw new Error('could not extend file: No space left on device')
        return db.query<R>(texte, ...reste)
      },
    }
    try {
      expect(await lire()).toMatchObject({
        niveau: 'PERTURBE',
        parties: [
          {
            code: 'demarches',
            normal: false,
            phrase: expect.stringContaining('n’enregistre rien'),
          },
          ...PARTIES_SERVICE.slice(1).map(() => ({})),
        ],
      })
    } finally {
      deps.db = db
    }
    expect(await enTrouble()).toEqual([])
  })

  it('answers while the database does not', async () => {
    const { deps, app } = registre()
    const { db } = deps
    const perdue = () => Promise.reject(new Error('ECONNREFUSED'))
    deps.db = {
      ...db,
      query: perdue,
      pool: Object.assign(Object.create(db.pool), { query: perdue, connect: perdue }),
    }
    try {
      oublierEtat(deps)
      const reponse = await app.inject({ url: '/api/etat' })
      expect(reponse.statusCode).toBe(200)
      expect(reponse.json()).toMatchObject({ niveau: 'INTERROMPU' })
    } finally {
      deps.db = db
    }
  })
})
