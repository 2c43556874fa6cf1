import { useDatabase } from '@registre/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { courriel, enqueueOutbox, type OutboxItem, outboxItem } from './outbox.ts'
import type { Job } from './transport.ts'
import { relayOnce, startRelay } from './relay.ts'
import type { Issue, OutboxHandlers } from './relay-handler.ts'
import { MAX_ATTEMPTS, processOutbox, recoverInterrupted } from './relay-processor.ts'

const base = useDatabase()
const sql = () => ({ sql: base().db.query })
const mail = courriel('a@exemple.test', 'precisions-expirees', {
  nomCopropriete: 'Les Tilleuls',
  coproprieteId: 7,
})

let issue: () => Promise<Issue>
const faits: string[] = []
const rejouable = <E extends string>(evenement: E) => ({
  evenement,
  rejouable: true as const,
  executer: async (id: string) => (faits.push(id), issue()),
  journal: () => ({}),
})
const handlers: OutboxHandlers = {
  courriel: {
    evenement: 'envoyer-courriel',
    rejouable: false,
    executer: async (id) => (faits.push(id), issue()),
    journal: ({ modele }) => ({ coproprieteId: 7, donnees: { modele } }),
  },
  attestation: {
    evenement: 'etablir-attestation',
    rejouable: true,
    executer: async (id) => (faits.push(id), issue()),
    journal: ({ coproprieteId }) => ({ coproprieteId }),
  },
  'attestation-dissolution': {
    evenement: 'etablir-attestation',
    rejouable: true,
    executer: async (id) => (faits.push(id), issue()),
    journal: ({ coproprieteId }) => ({ coproprieteId }),
  },
  portefeuille: rejouable('traiter-portefeuille'),
  reprise: rejouable('traiter-portefeuille'),
  lettre: rejouable('etablir-lettre'),
  'export-categorisation': rejouable('etablir-export'),
  'rapport-statistique': rejouable('etablir-rapport'),
}
const rows = () =>
  base().db.query<{
    id: number
    type: string
    statut: string
    tentatives: number
    erreur: string
    dans: number
    fait: boolean
  }>(
    `select id, type, statut, tentatives, erreur, extract(epoch from pas_avant - now())::float8 as dans, fait_le is not null as fait from outbox order by id`,
  )
const journal = () =>
  base().db.query<{
    type: string
    vers: string
    copropriete_id: number
    modalite: string
    donnees: object
  }>(
    `select type, vers, copropriete_id, modalite, donnees from journal where categorie = 'TRAITEMENT' order by id`,
  )
const relay = (jobs: Job[], more: object = {}) =>
  relayOnce({ db: base().db, queue: { add: async (j) => void jobs.push(...j) }, ...more })
const deposer = async (item: OutboxItem = mail): Promise<string> => {
  await enqueueOutbox(sql(), [item])
  return String((await rows()).at(-1)?.id)
}
const remettre = async (item: OutboxItem = mail): Promise<string> => {
  const id = await deposer(item)
  await relay([])
  return id
}
beforeEach(() => {
  issue = async () => ({ etat: 'FAIT' })
})
afterEach(async () => {
  faits.length = 0
  await base().db.query(`delete from outbox`)
  // The journal refuses deletions; a test empties it as its owner may.
  await base().db.query(
    `alter table journal disable trigger all; delete from journal; alter table journal enable trigger all`,
  )
})

describe('relay', () => {
  it('hands over what is due, once, in batches, and leaves what is for later', async () => {
    await enqueueOutbox(sql(), [
      mail,
      mail,
      mail,
      outboxItem('attestation', { coproprieteId: 1 }, new Date(Date.now() + 60_000)),
    ])
    const jobs: Job[] = []
    expect([
      await relay(jobs, { batch: 2 }),
      await relay(jobs, { batch: 2 }),
      await relay(jobs, { batch: 2 }),
    ]).toEqual([2, 1, 0])
    const ids = (await rows()).slice(0, 3).map((r) => String(r.id))
    expect(jobs).toEqual(
      ids.map((id) => ({ name: 'outbox', data: { id }, jobId: `o-${id}`, priority: 0 })),
    )
    expect((await rows()).map((r) => r.statut)).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'PENDING'])
  })
  it('hands over again what the queue lost, after a minute and not before', async () => {
    await deposer()
    const jobs: Job[] = []
    await relay(jobs)
    await base().db.query(`update outbox set pas_avant = pas_avant - interval '59 seconds'`)
    expect(await relay(jobs)).toBe(0)
    await base().db.query(`update outbox set pas_avant = pas_avant - interval '1 second'`)
    expect(await relay(jobs)).toBe(1)
    expect(new Set(jobs.map((j) => j.jobId)).size).toBe(1)
  })
  it('keeps the rows when the queue is away', async () => {
    await deposer()
    await expect(
      relayOnce({ db: base().db, queue: { add: () => Promise.reject(new Error('queue away')) } }),
    ).rejects.toThrow('queue away')
    expect(await rows()).toMatchObject([{ statut: 'PENDING', tentatives: 0 }])
  })
  it('goes on after failures, more and more slowly, and stops when told', async () => {
    await deposer()
    let failures = 0
    const jobs: Job[] = []
    const add = async (j: readonly Job[]): Promise<void> => {
      if ((failures += 1) <= 2) throw new Error('away')
      jobs.push(...j)
    }
    const errors: unknown[] = []
    const loop = startRelay({
      db: base().db,
      queue: { add },
      pollMs: 20,
      onError: (e) => errors.push(e),
    })
    await expect.poll(() => jobs.length).toBe(1)
    await loop.stop()
    expect(errors).toHaveLength(2)
    await deposer()
    await new Promise((done) => setTimeout(done, 100))
    expect(jobs).toHaveLength(1)
  })
})

describe('processing', () => {
  it('does a row once, and journals it without any address', async () => {
    const id = await remettre()
    expect(
      await Promise.all([
        processOutbox(base().db, handlers, id),
        processOutbox(base().db, handlers, id),
      ]),
    ).toContain(null)
    expect(await processOutbox(base().db, handlers, id)).toBeNull()
    expect(faits).toEqual([id])
    expect(await rows()).toMatchObject([{ statut: 'DONE', tentatives: 1, fait: true }])
    expect(await journal()).toEqual([
      {
        type: 'envoyer-courriel',
        vers: 'DONE',
        copropriete_id: 7,
        modalite: 'TRAITEMENT',
        donnees: { modele: 'precisions-expirees', outboxId: id, tentatives: 1 },
      },
    ])
  })
  it('tries a temporary failure again later, ten times at most', async () => {
    const id = await remettre()
    issue = async () => ({ etat: 'TEMPORAIRE', cause: '451 later' })
    const waits: number[] = []
    for (let n = 1; n <= MAX_ATTEMPTS; n += 1) {
      await processOutbox(base().db, handlers, id)
      const [row] = await rows()
      expect(row).toMatchObject({
        statut: n < MAX_ATTEMPTS ? 'PENDING' : 'FAILED',
        tentatives: n,
        erreur: '451 later',
      })
      waits.push(row?.dans ?? 0)
      // Before its time, a second copy of the job does nothing.
      expect(await processOutbox(base().db, handlers, id)).toBeNull()
      await base().db.query(
        `update outbox set pas_avant = now() - interval '1 second' where statut = 'PENDING'`,
      )
    }
    expect(faits).toHaveLength(MAX_ATTEMPTS)
    expect(waits.slice(0, 3).map((s) => Math.round(s / 10) * 10)).toEqual([10, 30, 90])
    expect(waits[8]).toBeGreaterThan(20_000)
    expect((await journal()).map((j) => j.vers)).toEqual(['FAILED'])
  })
  it.each([
    ['PERMANENT', 'FAILED'],
    ['INCERTAIN', 'UNCERTAIN'],
  ] as const)('a %s outcome is final: %s', async (etat, statut) => {
    const id = await remettre()
    issue = async () => ({ etat, cause: 'why' })
    await processOutbox(base().db, handlers, id)
    expect(await rows()).toMatchObject([{ statut, erreur: 'why' }])
    expect(await relay([])).toBe(0)
    expect((await journal()).map((j) => j.vers)).toEqual([statut])
  })
  it('takes a throw for a temporary failure, and the type of a later version too, for the workers to come', async () => {
    const id = await remettre()
    issue = () => Promise.reject(new Error('no such template'))
    await processOutbox(base().db, handlers, id)
    expect(await rows()).toMatchObject([{ statut: 'PENDING', erreur: 'no such template' }])
    await base().db.query(
      `update outbox set type = 'pigeon', pas_avant = now() - interval '1 second'`,
    )
    await processOutbox(base().db, handlers, id)
    expect(await rows()).toMatchObject([
      { statut: 'PENDING', erreur: 'type inconnu de cette version : pigeon' },
    ])
    await base().db.query(
      `update outbox set tentatives = ${MAX_ATTEMPTS - 1}, pas_avant = now() - interval '1 second'`,
    )
    await processOutbox(base().db, handlers, id)
    expect(await rows()).toMatchObject([{ statut: 'FAILED' }])
    expect((await journal()).map((j) => j.type)).toEqual(['envoi-inconnu'])
  })
})

describe('after a crash', () => {
  const interrompre = (tentatives: number) =>
    base().db.query(
      `update outbox set statut = 'SENDING', tentatives = $1, pas_avant = now() - interval '3 minutes'`,
      [tentatives],
    )
  it('a mail becomes uncertain and is not sent again; an attestation is made again', async () => {
    await enqueueOutbox(sql(), [mail, outboxItem('attestation', { coproprieteId: 3 })])
    await interrompre(1)
    expect(await recoverInterrupted(base().db, handlers)).toBe(2)
    expect((await rows()).map((r) => [r.type, r.statut])).toEqual([
      ['courriel', 'UNCERTAIN'],
      ['attestation', 'PENDING'],
    ])
    expect((await journal()).map((j) => [j.type, j.vers])).toEqual([
      ['envoyer-courriel', 'UNCERTAIN'],
    ])
    expect(await relay([])).toBe(1)
    expect(faits).toEqual([])
  })
  it('what kills its process every time is given up', async () => {
    await enqueueOutbox(sql(), [outboxItem('attestation', { coproprieteId: 3 })])
    await interrompre(MAX_ATTEMPTS)
    await recoverInterrupted(base().db, handlers)
    expect(await rows()).toMatchObject([{ statut: 'FAILED', erreur: 'interrompu' }])
  })
  it('leaves alone what is being sent, and believes a slow process that comes back', async () => {
    const id = await remettre()
    const { promise, resolve } = Promise.withResolvers<Issue>()
    issue = () => promise
    const slow = processOutbox(base().db, handlers, id)
    await expect.poll(async () => (await rows())[0]?.statut).toBe('SENDING')
    expect(await recoverInterrupted(base().db, handlers)).toBe(0)
    await base().db.query(`update outbox set pas_avant = now() - interval '3 minutes'`)
    expect(await recoverInterrupted(base().db, handlers)).toBe(1)
    expect(await rows()).toMatchObject([{ statut: 'UNCERTAIN' }])
    resolve({ etat: 'FAIT' })
    await slow
    expect(await rows()).toMatchObject([{ statut: 'DONE' }])
  })
  it('an old try does not overwrite a later one', async () => {
    const id = await remettre(outboxItem('attestation', { coproprieteId: 3 }))
    const first = Promise.withResolvers<Issue>()
    issue = () => first.promise
    const slow = processOutbox(base().db, handlers, id)
    await expect.poll(async () => (await rows())[0]?.statut).toBe('SENDING')
    await base().db.query(`update outbox set pas_avant = now() - interval '3 minutes'`)
    await recoverInterrupted(base().db, handlers)
    issue = async () => ({ etat: 'FAIT' })
    await processOutbox(base().db, handlers, id)
    first.resolve({ etat: 'PERMANENT', cause: 'too late' })
    await slow
    expect(await rows()).toMatchObject([{ statut: 'DONE', tentatives: 2, erreur: '' }])
  })
})
