import { contenuNeuf, deposer, type Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { processOutbox } from '../../platform/relay-processor.ts'
import { outboxHandlers } from '../traitements/outbox-handlers.ts'
import { recapitulerCourriels } from './recapituler.ts'

const LOG = { info: () => undefined, error: () => undefined }
const prets = (r: Registre) =>
  r.db.query<{ id: string }>(
    `select id::text from outbox where type = 'courriel' and statut = 'PENDING' and pas_avant <= now() order by id`,
  )
/** What waits leaves, as the worker does it, until nothing is left; gives who received which mail. */
const partir = async (r: Registre): Promise<[a: string, modele: string][]> => {
  for (let rows = await prets(r); rows.length > 0; rows = await prets(r))
    for (const { id } of rows) await processOutbox(r.db, outboxHandlers(r.deps), id)
  return (
    await r.db.query<{ a: string; modele: string }>(
      `select b.a, o.payload->>'modele' as modele from boite_demo b join outbox o on o.id = b.id order by b.a, b.id`,
    )
  ).map(({ a, modele }) => [a, modele])
}
const recus = async (r: Registre, modele: string): Promise<string[]> =>
  (await partir(r)).flatMap(([a, m]) => (m === modele ? [a] : []))
const fermer = (r: Registre, { utilisateurId }: Personne) =>
  r.db.query(`update utilisateur set supprime_le = now(), actif = false where id = $1`, [
    utilisateurId,
  ])
const tries = (...personnes: Personne[]): string[] => personnes.map((p) => p.login).toSorted()

describe('a decision is told to who has the right to it when its mail leaves', () => {
  const registre = useRegistre()
  const maison = async (r: Registre) => {
    const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
    const collegue = (profil: 'TELE_PRO_ADMIN_SECOND' | 'TELE_PRO_GESTION') =>
      r.personne(profil, admin.teledeclarantId ?? 0)
    return {
      admin,
      second: await collegue('TELE_PRO_ADMIN_SECOND'),
      gestion: await collegue('TELE_PRO_GESTION'),
      autre: await collegue('TELE_PRO_GESTION'),
    }
  }
  const deciderDe = async (r: Registre, coproprieteId: number) => {
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const [d] = await r.db.query<{ id: number; mandat_id: number }>(
      `select id, mandat_id from demande where copropriete_id = $1`,
      [coproprieteId],
    )
    const { version } = await teneur.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
    await teneur.api.validerDemande({ params: { id: d?.id ?? 0 }, body: { version } })
  }

  it('who filed is gone: its administrators learn it, it does not, its colleagues neither', async () => {
    const r = registre()
    const { admin, second, gestion } = await maison(r)
    const depot = await deposer(gestion, contenuNeuf(r))
    await partir(r)
    await fermer(r, gestion)
    await deciderDe(r, depot.coproprieteId)
    expect(await recus(r, 'immatriculation-validee')).toEqual(tries(admin, second))
  })

  it('a mail that waits already follows: account closed, administrator changed', async () => {
    const r = registre()
    const { admin, second, gestion, autre } = await maison(r)
    const depot = await deposer(gestion, contenuNeuf(r))
    await deciderDe(r, depot.coproprieteId)
    await fermer(r, gestion)
    await fermer(r, second)
    await r.db.query(`update utilisateur set profil = 'TELE_PRO_ADMIN_SECOND' where id = $1`, [
      autre.utilisateurId,
    ])
    const a = await partir(r)
    const siens = tries(admin, second, gestion, autre)
    const lus = a.filter(([qui, m]) => siens.includes(qui) && m === 'immatriculation-validee')
    expect(lus.map(([qui]) => qui)).toEqual(tries(admin, autre))
  })

  it('who filed and is in place reads it too, at the address that it gave', async () => {
    const r = registre()
    const { admin, second, gestion } = await maison(r)
    await enqueueOutbox({ sql: r.db.query }, [
      courriel(
        {
          email: 'ancienne@exemple.test',
          teledeclarantId: admin.teledeclarantId,
          auteurId: gestion.utilisateurId,
          contact: 'service@exemple.test',
        },
        'rattachement-retire',
        { coproprieteId: 1, nomCopropriete: 'Les Tilleuls', numero: 'AA0000001' },
      ),
    ])
    expect(await recus(r, 'rattachement-retire')).toEqual(
      [...tries(admin, second), 'service@exemple.test'].toSorted(),
    )
  })

  it('an establishment without an account is reached at its own address; a closed one by nobody, which is said', async () => {
    const r = registre()
    const ecrire = async (teledeclarantId: number) =>
      enqueueOutbox({ sql: r.db.query }, [
        courriel({ email: 'x@exemple.test', teledeclarantId }, 'rattachement-retire', {
          coproprieteId: 1,
          nomCopropriete: 'Les Tilleuls',
          numero: 'AA0000001',
        }),
      ])
    const { admin, second } = await maison(r)
    const id = admin.teledeclarantId ?? 0
    await fermer(r, admin)
    await fermer(r, second)
    const [maisonDe] = await r.db.query<{ rep_email: string }>(
      `select rep_email from teledeclarant where id = $1`,
      [id],
    )
    await ecrire(id)
    expect(await recus(r, 'rattachement-retire')).toContain(maisonDe?.rep_email)
    await r.db.query(`update teledeclarant set statut = 'SUPPRIME' where id = $1`, [id])
    await ecrire(id)
    await partir(r)
    const [rate] = await r.db.query<{ statut: string; erreur: string }>(
      `select statut, erreur from outbox order by id desc limit 1`,
    )
    expect(rate?.statut).toBe('FAILED')
    expect(rate?.erreur).toContain('Plus personne')
  })

  it('between two tries the right is asked again', async () => {
    const r = registre()
    const { admin, second } = await maison(r)
    await fermer(r, second)
    await enqueueOutbox({ sql: r.db.query }, [
      courriel(
        { email: admin.login, teledeclarantId: admin.teledeclarantId },
        'rattachement-retire',
        { coproprieteId: 1, nomCopropriete: 'Les Tilleuls', numero: 'AA0000001' },
      ),
    ])
    await partir(r)
    const avant = (await partir(r)).length
    await fermer(r, admin)
    await r.db.query(
      `update outbox set statut = 'PENDING', pas_avant = now() where id = (select max(id) from outbox)`,
    )
    await r.db.query(`delete from boite_demo where id = (select max(id) from outbox)`)
    expect(await partir(r)).toHaveLength(avant - 1)
  })

  it('the mail of the morning is one a person, of all that it has the right to', async () => {
    const r = registre()
    const { admin, second, gestion } = await maison(r)
    const base = { coproprieteId: 1, nomCopropriete: 'Les Tilleuls', numero: 'AA0000001' }
    const qui = {
      email: admin.login,
      teledeclarantId: admin.teledeclarantId,
      id: 91,
      deposeeLe: '2026-11-20',
    }
    await enqueueOutbox({ sql: r.db.query }, [
      courriel(qui, 'mandat-expire', { ...base, dateFinMandat: '31/12/2026' }),
      courriel({ ...qui, auteurId: gestion.utilisateurId }, 'mise-a-jour-enregistree', {
        ...base,
        typeMaj: 'Annuelle',
        cloture: '31/12/2025',
      }),
    ])
    await r.db.query(
      `update outbox set cree_le = now() - interval '2 days' where statut = 'PENDING'`,
    )
    await recapitulerCourriels({ db: r.db, clock: r.clock, log: LOG })
    // What gathers several mails is about none of their requests.
    expect(
      await r.db.query(
        `select distinct payload ? 'demande' as cite from outbox where payload->>'modele' = 'recapitulatif'`,
      ),
    ).toEqual([{ cite: false }])
    const a = (await partir(r)).filter(([x]) => tries(admin, second, gestion).includes(x))
    expect(a.toSorted()).toEqual(
      [
        [admin.login, 'recapitulatif'],
        [gestion.login, 'mise-a-jour-enregistree'],
        [second.login, 'recapitulatif'],
      ].toSorted(),
    )
  })
})
