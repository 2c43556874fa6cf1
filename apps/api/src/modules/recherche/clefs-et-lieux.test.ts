import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { inscrire } from '../annuaire/annuaire-de-test.ts'
import { reconstruireProjections } from '../projections/projeter.ts'

describe('the search of the public, by keys and official names', () => {
  const registre = useRegistre()
  beforeAll(async () => {
    const { db, personne } = registre()
    const syndic = (await personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await inscrire(db, syndic, {
      numero: 'AA0000101',
      nom: 'Résidence du Parc',
      adresse: '4 rue Haute',
    })
    await reconstruireProjections(db)
  })
  const chercher = (q: string) => registre().visiteur().api.chercherCoproprietes({ query: { q } })

  it('answers a name that is a commune too, beside the code of another one', async () =>
    expect(
      (await chercher('Résidence du Parc 37000')).coproprietes.map((c) => c.numeroImmatriculation),
    ).toContain('AA0000101'))

  it('takes a SIRET and a parcel as keys, in any writing', async () => {
    const { db } = registre()
    const [{ id } = { id: 0 }] = await db.query<{ id: number }>(
      `update teledeclarant t set siret = '99950113300014' from copropriete c where t.id = c.teledeclarant_id and c.numero_immatriculation = 'AA0000101' returning c.id`,
    )
    for (const q of ['99950113300014', '999 501 133 00014', 'SIRET 999.501.133.00014']) {
      const trouves = await chercher(q)
      expect(trouves.syndic, q).toBeTruthy()
      expect(trouves.total, q).toBeGreaterThan(0)
    }
    await db.query(
      `insert into parcelle (copropriete_id, id_parcelle, commune, code_insee, prefixe, section, numero) values ($1, '372610000A0012', 'Tours', '37261', '000', '0A', '0012')`,
      [id],
    )
    for (const q of ['372610000A0012', '37261 000 A 0012', '37261-000-0a-0012'])
      expect(await chercher(q), q).toMatchObject({
        total: 1,
        coproprietes: [{ numeroImmatriculation: 'AA0000101' }],
      })
    // As a deed says it, in its commune; without one, it is asked for.
    await db.query(
      `insert into parcelle (copropriete_id, id_parcelle, commune, code_insee, prefixe, section, numero) values ($1, '37261000MA0123', 'Tours', '37261', '000', 'MA', '0123')`,
      [id],
    )
    for (const q of [
      'parcelle MA 123 Tours',
      'section MA n° 123 à Tours',
      'Tours (37000), cadastrée section MA numéro 123',
      'parcelle n° 123 section MA, Tours',
      'MA123 Tours',
      'Tours MA 123',
      'réf. cadastrale 000 MA 123, commune de Tours',
      'parcelles MA 122 et MA 123 Tours',
      'section MA numéros 122 et 123 Tours',
      '37000 000 MA 123',
    ])
      expect(await chercher(q), q).toMatchObject({
        total: 1,
        clef: { genre: 'parcelle', valide: true },
      })
    expect(await chercher('section MA n° 123')).toMatchObject({
      total: 0,
      clef: { genre: 'parcelle', valide: false },
    })
    // A firm, by its nine digits.
    for (const q of ['SIREN 999 501 133', '999501133'])
      expect(await chercher(q), q).toMatchObject({ clef: { genre: 'siren', valide: true } })
    expect((await chercher('999501133')).total).toBeGreaterThan(0)
    for (const q of ['n°99950113300014', 'N°SIRET 99950113300014', 'numéro SIREN n° 999501133'])
      expect(await chercher(q), q).toMatchObject({ clef: { valide: true } })
    for (const q of ['RCS Tours 999 501 133', 'TVA FR12999501133', 'syndic SIRET 99950113300014'])
      expect((await chercher(q)).total, q).toBeGreaterThan(0)
    expect(await chercher('SIREN 999 501 134')).toMatchObject({ total: 0, clef: { valide: false } })
    // Nobody has it: nothing else is answered in its place.
    expect(await chercher('372610000B0099')).toMatchObject({ total: 0, coproprietes: [] })
  })

  it('asks the official names before any likeness', async () => {
    // A commune of former times, in the one that took it in; one where nobody is, as it is.
    const { db } = registre()
    await db.query(
      `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region) values ('74010', 'Annecy', 'annecy', 'commune-actuelle', null, '74', '84') on conflict do nothing`,
    )
    const syndic = (await registre().personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await inscrire(db, syndic, {
      numero: 'AA0000401',
      nom: 'Le Semnoz',
      adresse: '1 rue du Lac',
      codePostal: '74600',
      codeInsee: '74010',
      commune: 'Annecy',
    })
    await reconstruireProjections(db)
    expect(await chercher('Seynod')).toMatchObject({
      partieDe: { nom: 'Seynod', commune: 'Annecy' },
      coproprietes: [{ numeroImmatriculation: 'AA0000401' }],
      ignores: [],
      corrections: [],
    })
    // The code of the State, which is no postal code; a region, and a former one.
    expect(await chercher('74010')).toMatchObject({ lieu: 'Annecy (code INSEE 74010)', total: 1 })
    for (const q of ['Auvergne-Rhône-Alpes', 'Rhône-Alpes', 'Haute-Savoie', 'CA du Grand Annecy'])
      expect(await chercher(q), q).toMatchObject({ lieu: q, corrections: [], ignores: [] })
    expect(await chercher('Haute-Savoie (74)')).toMatchObject({ lieu: 'Haute-Savoie', total: 1 })
    expect(await chercher('74')).toMatchObject({ lieu: 'Haute-Savoie', total: 1 })
    // What merely resembles a place, a code of another town and a word of nobody are told.
    for (const [q, ignores] of [
      ['cabinet Annesy', ['cabinet', 'annesy']],
      ['75001 Annecy', ['75001', 'annecy']],
      ['Xylophone Annecy', ['xylophone']],
      ['Le Semnoz Lyon 25e', ['25e']],
    ] as const) {
      const trouves = await chercher(q)
      expect([trouves.total, trouves.corrections], q).toEqual([0, []])
      expect(trouves.ignores, q).toEqual(expect.arrayContaining([...ignores]))
      const contredit = q === '75001 Annecy' ? { codePostal: '75001', commune: 'Annecy' } : null
      expect(trouves.contredit, q).toEqual(contredit)
    }
    // The code of a sorting office beside its town, and a kilometre, which is no parcel.
    expect(await chercher('Zzyzx 74988 Annecy cedex 9')).toMatchObject({
      total: 0,
      contredit: null,
    })
    for (const [q, genre] of [
      ['route de Lyon km 12 Annecy', undefined],
      ['section KM 12 Annecy', 'parcelle'],
    ] as const)
      expect((await chercher(q)).clef?.genre, q).toBe(genre)
    for (const q of ['12345', '12345 zzz'])
      expect(await chercher(q), q).toMatchObject({
        total: 0,
        lieu: null,
        contredit: { codePostal: '12345', commune: null },
      })
    for (const q of ['Nonza', 'Saint-Ouen-sur-Seine', 'Évry'])
      expect(await chercher(q), q).toMatchObject({ total: 0, corrections: [], partieDe: null })
  })
})
