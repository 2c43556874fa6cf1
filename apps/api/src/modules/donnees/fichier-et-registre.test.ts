import { createDb, type Db } from '@registre/db'
import { freshDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { territoires } from './donnees-de-test.ts'
import { exporter, importer, MAI } from './fichiers-de-test.ts'
import { type Ligne, REELLES } from './reelles-de-test.ts'

describe('a file beside what is held', () => {
  let base: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    base = await freshDatabase()
    await territoires(base.db)
    await base.db.query(
      `with d as (insert into departement (code, nom, code_region) values ('93', 'Seine-Saint-Denis', '11') returning code)
       insert into commune (code, nom, nom_normalise, type, code_departement, code_region, codes_postaux)
       select '93006', 'Bagnolet', 'bagnolet', 'commune-actuelle', code, '11', '{93170}' from d`,
    )
    await importer(base.db, MAI())
  })
  afterAll(() => base.close())
  const plusTard = (ligne: Ligne): Ligne => ({
    ...REELLES[0],
    date_derniere_maj: '2026-06-01',
    ...ligne,
  })

  it('replaces nothing by an older row, unless it is asked to', async () => {
    const { db } = base
    const vieux = MAI([{ ...REELLES[0], date_derniere_maj: '2025-01-01', nombre_total_lots: '39' }])
    const { bilan, rapport } = await importer(db, vieux)
    expect(bilan).toMatchObject({ anciennes: 1, modifiees: 0, refusees: 0 })
    expect(rapport.map((l) => l.decision)).toContain('plus ancienne')
    const { bilan: voulu } = await importer(db, vieux, { anciennesAcceptees: true })
    expect(voulu).toMatchObject({ anciennes: 0, modifiees: 1 })
    expect((await importer(db, MAI([plusTard({})]))).bilan).toMatchObject({ modifiees: 1 })
  })

  it('still wins when only the calendar moved the dossier', async () => {
    const { db } = base
    await db.query(
      `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE', version = version + 1 where numero_immatriculation = 'AB0000001'`,
    )
    const { bilan } = await importer(
      db,
      MAI([plusTard({ date_derniere_maj: '2026-07-01', nombre_total_lots: '41' })]),
    )
    expect(bilan).toMatchObject({ modifiees: 1, conservees: 0 })
  })

  it('says a mandate over by the day of the register, not that of the machine', async () => {
    const { db, url } = base
    const [jour] = await db.query<{ le: string; fin: string }>(
      `select aujourdhui()::text as le, (aujourdhui() + 5)::text as fin`,
    )
    const numero_immatriculation = 'AB0000021'
    await importer(
      db,
      MAI([{ ...REELLES[0], numero_immatriculation, date_fin_dernier_mandat: jour?.fin ?? '' }]),
      { aujourdhui: jour?.le ?? '' },
    )
    // What the night makes of it, once it is over.
    await db.query(
      `with c as (update copropriete set version = version + 1, etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' where numero_immatriculation = $1 returning id)
       update mandat m set etat = 'EXPIRE' from c where m.copropriete_id = c.id`,
      [numero_immatriculation],
    )
    const dit = async (d: Db) =>
      /Mandat [^,]*/.exec(
        (await exporter(d)).split('\n').find((l) => l.includes('AB0000021')) ?? '',
      )?.[0]
    expect(await dit(db)).toBe('Mandat en cours')
    const decalage = await db.query<{ n: string | null }>(
      `select current_setting('registre.decalage_jours', true) as n`,
    )
    const plusTard = createDb({
      url,
      applicationName: 'tests',
      decalageJours: Number(decalage[0]?.n ?? 0) + 6,
    })
    try {
      expect(await dit(plusTard)).toBe('Mandat expiré sans successeur déclaré')
    } finally {
      await plusTard.close()
    }
  })

  it('keeps what a person did, and the facts of the place', async () => {
    const { db } = base
    await db.query(
      `with c as (select id from copropriete where numero_immatriculation = 'AB0000001'),
         vieille as (update declaration d set etat = 'AVANT_DECLARATION_ANNUELLE' from c where d.copropriete_id = c.id and d.etat = 'COURANTE'
           returning d.copropriete_id, d.contenu, d.auteur_teledeclarant_id)
       insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, auteur_teledeclarant_id, soumis_le, valide_le)
       select copropriete_id, 'COURANTE', 'INITIALE', 'DEFAULT', contenu, 'recapitulatif', auteur_teledeclarant_id, maintenant(), maintenant() from vieille`,
    )
    await db.query(
      `insert into journal (categorie, type, copropriete_id, acteur_id)
       select 'DECLARATION', 'mettre-a-jour', id, 1 from copropriete where numero_immatriculation = 'AB0000001'`,
    )
    const { bilan } = await importer(db, MAI([plusTard({ date_derniere_maj: '2026-08-01' })]))
    expect(bilan).toMatchObject({ conservees: 1, modifiees: 0 })
    const [, ligne = ''] = (await exporter(db)).split('\n')
    // What was declared is derived again, as the file writes it; the district stays, and so does what
    // nobody has answered or detailed since.
    expect(ligne).toContain(',1965-01-01,,non,oui,')
    expect(ligne).toContain(',148,2.4223,48.867')
    expect(ligne).toContain(',93006,000,AB,0012,,,,,,,,,,,11,')
    expect(ligne).toContain(',3B r du lion,93170,Bagnolet,')
    expect(ligne).toContain(',A_COMPTER_DE_2011,')
    expect(ligne).toContain(',QN09306M,La Capsulerie,non,non,oui,oui,')
    expect(ligne).toContain(',200057875,T8 -  Est Ensemble,')
    await db.query(
      `with d as (update declaration d set contenu = jsonb_set(contenu, '{identification,nbLots}', '42') from copropriete c
         where c.id = d.copropriete_id and c.numero_immatriculation = 'AB0000001' and d.etat = 'COURANTE' returning c.id)
       update copropriete c set version = version + 1 from d where c.id = d.id`,
    )
    expect((await exporter(db)).split('\n')[1]).toContain(',1965-01-01,non,non,oui,')
  })

  it('knows a firm without SIRET by its name and its commune', async () => {
    const { db } = base
    const firme = (numero: string, plus: Ligne): Ligne => ({
      ...REELLES[0],
      numero_immatriculation: numero,
      siret_representant_legal: '',
      identification_representant_legal: 'Syndic du Lac',
      raison_sociale_representant_legal: 'Syndic du Lac',
      commune_representant_legal: 'ANNECY',
      ...plus,
    })
    const { bilan, rapport } = await importer(
      db,
      MAI([
        firme('AB0000011', {}),
        firme('AB0000012', { commune_representant_legal: 'Annecy' }),
        firme('AB0000013', { commune_representant_legal: 'ROUEN' }),
        firme('AB0000014', { siret_representant_legal: '73282932000075' }),
      ]),
    )
    expect(bilan).toMatchObject({ creees: 4, refusees: 0 })
    expect(rapport.filter((l) => l.colonne === 'siret_representant_legal')).toHaveLength(1)
    const syndics = await db.query<{ n: number }>(
      `select teledeclarant_id as n from copropriete where numero_immatriculation between 'AB0000011' and 'AB0000014' order by numero_immatriculation`,
    )
    const [un, deux, trois, quatre] = syndics.map((s) => s.n)
    expect([deux, quatre]).toEqual([un, un])
    expect(trois).not.toBe(un)
  })
})
