import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { relayOnce } from '../../platform/relay.ts'
import { recapitulerCourriels } from './recapituler.ts'

const LOG = { info: () => undefined, error: () => undefined }

describe('what is not urgent leaves in one mail a person, in the morning', () => {
  const registre = useRegistre()
  const base = { coproprieteId: 1, nomCopropriete: 'Les Tilleuls', numero: 'AA0000001' }
  const autre = { coproprieteId: 2, nomCopropriete: 'Le Parc', numero: 'AA0000002' }
  const fin = { dateFinMandat: '31/12/2026' }
  /** The mails that wait for an address, as they will leave. */
  const deposer = async (a: string): Promise<void> => {
    const { db } = registre()
    await enqueueOutbox({ sql: db.query }, [
      courriel(a, 'mandat-expire', { ...base, ...fin }),
      courriel(a, 'mandat-expire', { ...autre, ...fin }),
      courriel(a, 'mandat-echeance', { ...autre, ...fin, jours: 30 }),
    ])
    await db.query(
      `update outbox set cree_le = now() - interval '2 days' where payload->>'a' = $1`,
      [a],
    )
  }
  const lire = (a: string) =>
    registre().db.query<{ modele: string; n: number; pret: boolean }>(
      `select payload->>'modele' as modele, coalesce(jsonb_array_length(payload->'donnees'->'envois'), 0) as n, pas_avant <= now() as pret from outbox where payload->>'a' = $1`,
      [a],
    )

  it('waits: no relay hands it over before it is gathered, and what is urgent leaves at once', async () => {
    const { db } = registre()
    await deposer('attend@exemple.test')
    await enqueueOutbox({ sql: db.query }, [
      courriel('attend@exemple.test', 'rattachement-retire', base),
    ])
    const remis: string[] = []
    await relayOnce({
      db,
      queue: { add: async (jobs) => void remis.push(...jobs.map((j) => j.data['id'] ?? '')) },
    })
    const [urgent] = await db.query<{ id: string }>(
      `select id::text from outbox where payload->>'a' = 'attend@exemple.test' and payload->>'modele' = 'rattachement-retire'`,
    )
    expect(remis).toContain(urgent?.id)
    const attendent = await db.query<{ id: string }>(
      `select id::text from outbox where payload->>'a' = 'attend@exemple.test' and payload->>'modele' like 'mandat-%'`,
    )
    expect(attendent.filter(({ id }) => remis.includes(id))).toEqual([])
  })

  it('two servers at once, and a third time: one mail with everything', async () => {
    const { db, clock } = registre()
    const a = 'deux@exemple.test'
    await deposer(a)
    const passer = () => recapitulerCourriels({ db, clock, log: LOG })
    await Promise.all([passer(), passer()])
    await passer()
    expect(await lire(a)).toEqual([{ modele: 'recapitulatif', n: 3, pret: true }])
  })

  it('a mail alone leaves as it is; one of today waits for tomorrow', async () => {
    const { db, clock } = registre()
    const a = 'seul@exemple.test'
    await enqueueOutbox({ sql: db.query }, [courriel(a, 'mandat-expire', { ...base, ...fin })])
    await db.query(`update outbox set cree_le = $2 where payload->>'a' = $1`, [a, clock.now()])
    await recapitulerCourriels({ db, clock, log: LOG })
    expect(await lire(a)).toEqual([{ modele: 'mandat-expire', n: 0, pret: false }])
    await db.query(
      `update outbox set cree_le = now() - interval '2 days' where payload->>'a' = $1`,
      [a],
    )
    await recapitulerCourriels({ db, clock, log: LOG })
    expect(await lire(a)).toEqual([{ modele: 'mandat-expire', n: 0, pret: true }])
  })
})
