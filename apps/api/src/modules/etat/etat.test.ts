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

  it('says what the service is worth, from the requests decided and the incidents, and nothing else', async () => {
    const { clock, db } = registre()
    await db.query(`delete from incident`)
    const depuis = async (jours: number) =>
      db.query(
        `update _prisma_migrations set finished_at = $1::timestamptz - $2::int * interval '1 day' where migration_name = '20261122050000_exploitation'`,
        [clock.now(), jours],
      )
    await depuis(-1)
    expect((await lire()).qualite).toMatchObject({ disponibilite: null, disponibiliteDepuis: null })
    // A day and a half is told by three incidents, two at once, and one before the thirty days.
    await db.query(
      `insert into incident (partie, debut_le, fin_le) values
       ('courriels', $1::timestamptz - interval '3 days', $1::timestamptz - interval '2 days'),
       ('depots', $1::timestamptz - interval '60 hours', $1::timestamptz - interval '2 days'),
       ('traitements', $1::timestamptz - interval '12 hours', null),
       ('traitements', $1::timestamptz - interval '40 days', $1::timestamptz - interval '39 days')`,
      [clock.now()],
    )
    await depuis(60)
    expect((await lire()).qualite?.disponibilite).toBe(95)
    await depuis(3)
    expect((await lire()).qualite?.disponibilite).toBe(50)
  })

  it('counts decisions in time, and their median delay', async () => {
    const { clock, db } = registre()
    await db.query(`delete from demande`)
    expect((await lire()).qualite).toMatchObject({
      decisions: 0,
      dansLesDelais: null,
      delaiMedianJours: null,
    })
    // What is counted refers to nothing here.
    const client = await db.pool.connect()
    await client.query(`set session_replication_role = replica`)
    for (const [jours, echeance, etat] of [
      [2, 0, 'VALIDEE'],
      [3, 0, 'REFUSEE'],
      [9, -1, 'VALIDEE'],
      [50, -40, 'ANNULEE'],
    ])
      await client.query(
        `insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, deposee_le, echeance, decidee_le)
         values ('IMMATRICULATION', $1::etat_demande, 1, 1, 'x', $2::timestamptz - $3::int * interval '1 day', ($2::timestamptz at time zone 'Europe/Paris')::date + $4::int, $2)`,
        [etat, clock.now(), jours, echeance],
      )
    await client.query(`reset session_replication_role`)
    client.release()
    expect((await lire()).qualite).toMatchObject({
      decisions: 3,
      dansLesDelais: 66.66,
      delaiMedianJours: 3,
    })
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
