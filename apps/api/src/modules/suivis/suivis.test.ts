import { addDays, SUIVI_JOURS, SUIVIS_MAX } from '@registre/domain'
import { immatriculee, type Personne } from '@registre/testing/register'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { suivreMandats } from '../traitements/suivre-mandats.ts'
import { purger } from '../traitements/purger.ts'
import { direSuivis } from './dire-suivis.ts'

describe('a public sheet that somebody follows', () => {
  const registre = useRegistre()
  const email = 'acheteuse@exemple.test'
  const courriels = (a = email) =>
    registre().db.query<{ modele: string; donnees: { graine?: string; phrases?: string[] } }>(
      `select payload->>'modele' as modele, payload->'donnees' as donnees from outbox where type = 'courriel' and payload->>'a' = $1 order by id`,
      [a],
    )
  const cleDe = (graine = '') => cleDeGraine(registre().deps.settings.SECRET, graine)
  const derniereCle = async (a = email) => cleDe((await courriels(a)).at(-1)?.donnees.graine)
  const passer = async () => {
    const { deps } = registre()
    await scellerJournal(deps)
    await projeterCoproprietes(deps)
    await direSuivis(deps)
  }
  const publiee = async () => {
    const c = await immatriculee(registre())
    await passer()
    return c
  }
  const api = () => registre().visiteur().api
  const demander = (numero: string, plus: object = {}) =>
    api().sAbonnerNewsletter({ body: { email, numero, ...plus } })
  const suivre = async (numero: string, plus: object = {}) => {
    await demander(numero, plus)
    const cle = await derniereCle()
    await api().confirmerAbonnement({ body: { cle } })
    return cle
  }
  const supprimer = async (teneur: Personne, coproprieteId: number) => {
    const [c] = await registre().db.query<{ version: number }>(
      `select version from copropriete where id = $1`,
      [coproprieteId],
    )
    await teneur.api.supprimerCopropriete({
      params: { id: coproprieteId },
      body: { version: c?.version ?? 0, motif: 'Numéro donné par erreur' },
    })
  }
  beforeEach(() =>
    registre().db.query(
      `with a as (delete from outbox), b as (delete from suivi_fiche) delete from limite_debit where cle like 'suivi-%'`,
    ),
  )

  it('is asked for by a mail that confirms; the answer never tells whether an address follows it', async () => {
    const { numero } = await publiee()
    expect(await demander(numero)).toEqual({})
    expect(await demander(numero)).toEqual({})
    expect((await courriels()).map((c) => c.modele)).toEqual(['suivi-confirmation'])
    const cle = await derniereCle()
    for (const _ of [1, 2])
      expect(await api().confirmerAbonnement({ body: { cle } })).toEqual({ response: true })
    registre().clock.advance({ minutes: 11 })
    expect(await demander(numero.toLowerCase())).toEqual({})
    expect((await courriels()).map((c) => c.modele)).toEqual([
      'suivi-confirmation',
      'suivi-en-cours',
    ])
    await expect(demander('ZZ9999999')).rejects.toMatchObject({ problem: { code: 'introuvable' } })
    const rythmeSeul = { email: 'acheteuse@exemple.fr', rythme: 'HEBDOMADAIRE' as const }
    await expect(api().sAbonnerNewsletter({ body: rythmeSeul })).rejects.toMatchObject({
      problem: { status: 400 },
    })
    const rows = JSON.stringify(
      await registre().db.query(`select s.*, o.payload from suivi_fiche s, outbox o`),
    )
    expect(rows).not.toContain(cle)
    expect(await api().seDesabonnerNewsletter({ body: { cle } })).toEqual({ response: true })
    expect(await registre().db.query(`select 1 from suivi_fiche`)).toEqual([])
  })

  it('tells a change once, in the words of the sheet, and nothing when nothing changed', async () => {
    const { numero } = await publiee()
    await suivre(numero)
    const avant = (await courriels()).length
    await passer()
    expect(await courriels()).toHaveLength(avant)
    const [m] = await registre().db.query<{ date_fin: string }>(
      `select m.date_fin from mandat m join copropriete c on c.id = m.copropriete_id where c.numero_immatriculation = $1`,
      [numero],
    )
    const fin = m?.date_fin ?? ''
    const jusqua = async (jour: string) => {
      const { clock, deps } = registre()
      while (clock.today() < jour) clock.advance({ hours: 24 })
      await suivreMandats(deps)
      await passer()
      await passer()
    }
    await jusqua(addDays(fin, -59))
    await jusqua(addDays(fin, 1))
    const dits = (await courriels()).slice(avant)
    const fr = fin.split('-').toReversed().join('/')
    expect(dits.flatMap((c) => c.donnees.phrases)).toEqual([
      `Le mandat de son syndic prend fin le ${fr}.`,
      `Le mandat de son syndic a pris fin le ${fr}.`,
    ])
  })

  it('is told once a week at most where that was asked for', async () => {
    const { numero } = await publiee()
    await suivre(numero, { rythme: 'HEBDOMADAIRE' })
    const dire = async (maj: string) => {
      await registre().db.query(`update fiche set date_derniere_maj = $2 where numero = $1`, [
        numero,
        maj,
      ])
      await direSuivis(registre().deps)
    }
    await dire('2026-01-02')
    expect((await courriels()).at(-1)?.modele).toBe('suivi-confirmation')
    registre().clock.advance({ hours: 24 * 7 })
    await dire('2026-01-03')
    expect((await courriels()).at(-1)?.donnees.phrases).toEqual([
      'Les données publiées ont été mises à jour le 03/01/2026.',
    ])
  })

  it('ends with the sheet, and with its year unless it goes on', async () => {
    const [a, b] = [await publiee(), await publiee()]
    await suivre(a.numero)
    await supprimer(a.teneur, a.coproprieteId)
    await passer()
    expect((await courriels()).at(-1)).toMatchObject({
      modele: 'suivi-termine',
      donnees: { phrases: ['Elle ne figure plus au registre.'] },
    })
    await suivre(b.numero)
    registre().clock.advance({ hours: 24 * (SUIVI_JOURS - 20) })
    await direSuivis(registre().deps)
    await direSuivis(registre().deps)
    const echeances = (await courriels()).filter((c) => c.modele === 'suivi-echeance')
    expect(echeances).toHaveLength(1)
    const cle = cleDe(echeances[0]?.donnees.graine)
    await api().confirmerAbonnement({ body: { cle } })
    registre().clock.advance({ hours: 24 * 40 })
    await purger(registre().deps)
    expect(await registre().db.query(`select 1 from suivi_fiche`)).toHaveLength(1)
    registre().clock.advance({ hours: 24 * SUIVI_JOURS })
    await purger(registre().deps)
    expect(await registre().db.query(`select 1 from suivi_fiche`)).toEqual([])
  })

  it('stops at twenty sheets an address', async () => {
    const { numero, syndic } = await publiee()
    await registre().db.query(
      `with c as (insert into copropriete (etat, auteur_teledeclarant_id) select 'BROUILLON', $3::int from generate_series(1, $2::int) returning id)
       insert into suivi_fiche (email, copropriete_id, rythme, graine, hash, expire_le, dernier_courriel_le, confirme_le, cree_le)
       select $1, id, 'AUSSITOT', 'g', 'h' || id, now() + interval '10 years', now(), now(), now() from c`,
      [email, SUIVIS_MAX, syndic.teledeclarantId],
    )
    await demander(numero)
    const cle = await derniereCle()
    await expect(api().confirmerAbonnement({ body: { cle } })).rejects.toMatchObject({
      problem: { code: 'transition-interdite', message: expect.stringContaining('20') },
    })
  })
})
