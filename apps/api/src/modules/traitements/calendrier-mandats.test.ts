import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { constaterDissolutions } from './constater-dissolutions.ts'
import { prevenirEcheances } from './prevenir-echeances.ts'
import { suivreMandats } from './suivre-mandats.ts'
import {
  ajouterMandat,
  copropriete,
  courriels,
  dissolutionSur,
  journal,
  mandats,
  precedent,
  rattachee,
} from './traitements-de-test.ts'

describe('the calendar of mandates', () => {
  const registre = useRegistre()
  it('expires the day after the end, tells the syndic, and keeps it as the last one', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), jour)
    expect(await suivreMandats(r.deps)).toMatchObject({ faits: 0 })
    r.clock.advance({ days: 1 })
    expect(
      (await Promise.all([suivreMandats(r.deps), suivreMandats(r.deps)])).reduce(
        (n, b) => n + b.faits,
        0,
      ),
    ).toBe(1)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      teledeclarant_id: t.syndic.teledeclarantId,
      date_fin_mandat: jour,
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE'])
    expect((await courriels(r, t.coproprieteId)).at(-1)).toBe('mandat-expire')
    expect((await journal(r, t.coproprieteId)).at(-1)).toEqual({
      type: 'expirer-mandat',
      de: 'IMMATRICULEE_RATTACHEE',
      vers: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
    })
  })
  it('swaps to the mandate that follows, the same day or after a gap', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, -1))
    const suivant = await ajouterMandat(r, t.coproprieteId, jour, addDays(jour, 364))
    const u = await rattachee(r, addDays(jour, -300), addDays(jour, -1))
    const plusTard = await ajouterMandat(r, u.coproprieteId, addDays(jour, 10), addDays(jour, 300))
    await suivreMandats(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      teledeclarant_id: suivant.teledeclarantId,
      date_fin_mandat: addDays(jour, 364),
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['ARCHIVE', 'EN_COURS'])
    expect(await copropriete(r, u.coproprieteId)).toMatchObject({
      etat: 'FUTUR',
      teledeclarant_id: plusTard.teledeclarantId,
      date_fin_mandat: addDays(jour, 300),
    })
    expect(await mandats(r, u.coproprieteId)).toEqual(['ARCHIVE', 'A_VENIR'])
    r.clock.advance({ days: 10 })
    await suivreMandats(r.deps)
    expect(await copropriete(r, u.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      teledeclarant_id: plusTard.teledeclarantId,
    })
    expect((await courriels(r, u.coproprieteId)).at(-1)).toBe('mandat-debute')
  })
  it('catches up after a long stop, step by step', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -700), addDays(jour, -400))
    await ajouterMandat(r, t.coproprieteId, addDays(jour, -380), addDays(jour, -20))
    await suivreMandats(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      date_fin_mandat: addDays(jour, -20),
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['ARCHIVE', 'EXPIRE'])
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual([
      'remplacer-mandat',
      'expirer-mandat',
    ])
  })
  it('moves the state to come back to while a dissolution is pending', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, -1))
    const demandeId = await dissolutionSur(r, t)
    await suivreMandats(r.deps)
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'DISSOLUTION_A_VALIDER',
      date_fin_mandat: addDays(jour, -1),
    })
    expect(await precedent(r, demandeId)).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
    expect(await mandats(r, t.coproprieteId)).toEqual(['EXPIRE'])
    expect((await journal(r, t.coproprieteId)).map((j) => j.type)).toEqual(['expirer-mandat'])
  })
  it('tells the end 60 and 30 days before, once each, a missed night made up for', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, 61))
    const remplace = await rattachee(r, addDays(jour, -300), addDays(jour, 60))
    await ajouterMandat(r, remplace.coproprieteId, addDays(jour, 61), addDays(jour, 400))
    const rappels = async (id: number) =>
      (await courriels(r, id)).filter((m) => m === 'mandat-echeance').length
    await prevenirEcheances(r.deps)
    expect(await rappels(t.coproprieteId)).toBe(0)
    r.clock.advance({ days: 3 })
    await Promise.all([prevenirEcheances(r.deps), prevenirEcheances(r.deps)])
    r.clock.advance({ days: 1 })
    await prevenirEcheances(r.deps)
    expect(await rappels(t.coproprieteId)).toBe(1)
    r.clock.advance({ days: 27 })
    await prevenirEcheances(r.deps)
    await prevenirEcheances(r.deps)
    expect(await rappels(t.coproprieteId)).toBe(2)
    expect(await rappels(remplace.coproprieteId)).toBe(0)
  })
  it('makes up for a long stop with the mail that is due, and tells a changed end again', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, 70))
    const bref = await rattachee(r, addDays(jour, -300), addDays(jour, 45))
    // Registered today, by the clock that the jobs read.
    await r.db.query(`update mandat set decide_le = $2 where id = any($1)`, [
      [t.mandatId, bref.mandatId],
      r.clock.now(),
    ])
    const jours = async (id: number) =>
      (
        await r.db.query<{ j: number }>(
          `select (payload->'donnees'->>'jours')::int as j from outbox where payload->>'modele' = 'mandat-echeance' and (payload->'donnees'->>'coproprieteId')::int = $1 order by id`,
          [id],
        )
      ).map((c) => c.j)
    await prevenirEcheances(r.deps)
    expect(await jours(bref.coproprieteId)).toEqual([])
    r.clock.advance({ days: 35 })
    await prevenirEcheances(r.deps)
    expect(await jours(t.coproprieteId)).toEqual([35])
    expect(await jours(bref.coproprieteId)).toEqual([10])
    await r.db.query(`update mandat set date_fin = date_fin + 60 where id = $1`, [t.mandatId])
    r.clock.advance({ days: 36 })
    await prevenirEcheances(r.deps)
    expect(await jours(t.coproprieteId)).toEqual([35, 59])
  })
})

describe('dissolutions', () => {
  const registre = useRegistre()
  it('take effect on their day, mandates archived', async () => {
    const r = registre()
    const jour = r.clock.today()
    const t = await rattachee(r, addDays(jour, -300), addDays(jour, 60))
    await ajouterMandat(r, t.coproprieteId, addDays(jour, 61), addDays(jour, 400))
    await r.db.query(`update copropriete set etat = 'DISSOLUTION_EN_COURS' where id = $1`, [
      t.coproprieteId,
    ])
    await r.db.query(
      `insert into dissolution (copropriete_id, motif, fait_generateur, date_fait_generateur, type_justif, statut, date_effet, demande_par_id) values ($1, 'EXPROPRIATION', 'ACTE_NOTARIE', $2, 'ACTE_NOTARIE', 'VALIDEE', $2, $3)`,
      [t.coproprieteId, addDays(jour, 1), t.syndic.utilisateurId],
    )
    expect(await constaterDissolutions(r.deps)).toMatchObject({ faits: 0 })
    r.clock.advance({ days: 1 })
    expect(await constaterDissolutions(r.deps)).toEqual({ faits: 1, ecartes: 0 })
    expect(await constaterDissolutions(r.deps)).toEqual({ faits: 0, ecartes: 0 })
    expect(await copropriete(r, t.coproprieteId)).toMatchObject({
      etat: 'DISSOUTE',
      teledeclarant_id: null,
      date_fin_mandat: null,
      date_dissolution: addDays(jour, 1),
    })
    expect(await mandats(r, t.coproprieteId)).toEqual(['ARCHIVE', 'ARCHIVE'])
    expect((await courriels(r, t.coproprieteId)).at(-1)).toBe('dissolution-constatee')
  })
})
