import { normaliser } from '@registre/domain'
import { useDatabase } from '@registre/testing'
import { readCatalogue } from '@registre/testing/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '@registre/seed'
import { ficheDe, type Reglages } from './fiche.ts'
import { seedScale } from './index.ts'
import { aVenir } from '../a-venir-de-test.ts'
import { TABLES } from './tables.ts'

const NOMBRE = 6000
const REGLAGES: Reglages = {
  graine: 3,
  aujourdhui: '2026-09-15',
  premierId: 1,
  premierNumero: 1,
  premierSyndic: 1,
  premierNotaire: 5000,
  premierBenevole: 6000,
}

describe('scale data', () => {
  const base = useDatabase()
  let [avant, apres]: string[][] = []
  beforeAll(async () => {
    const { db } = base()
    await seedReference(db)
    avant = await readCatalogue(db.pool)
    await seedScale(db, { coproprietes: NOMBRE, graine: 3, aujourdhui: '2026-09-15' })
    apres = await readCatalogue(db.pool)
  })

  it('leaves every index and constraint where it was', () => {
    expect(apres).toEqual(avant)
  })

  it('holds nothing of the day that begins, nor after it, but what is announced', async () => {
    const tables = new Set(TABLES.map(({ nom }) => nom))
    const futures = await aVenir(base().db, new Date('2026-09-15T00:05:00+02:00'))
    expect(futures.filter((nom) => tables.has(nom.split('.')[0] ?? ''))).toEqual([])
  })

  it('spreads over the country in real proportion', async () => {
    const rows = await base().db.query<{ d: string; n: number }>(
      `SELECT c.code_departement AS d, count(*) AS n FROM copropriete JOIN commune c ON c.code = code_insee GROUP BY 1`,
    )
    const part = new Map(rows.map((row) => [row.d, row.n / NOMBRE]))
    expect(part.size).toBeGreaterThan(85)
    // Paris 31,200 and Alpes-Maritimes 14,247 of 650,000.
    for (const [departement, attendue] of [
      ['75', 0.048],
      ['06', 0.0219],
      ['13', 0.0215],
    ] as const)
      expect(Math.abs((part.get(departement) ?? 0) - attendue), departement).toBeLessThan(0.008)
    // No department has more than Paris; the median one has a few thousand.
    expect(Math.max(...part.values())).toBe(part.get('75'))
    expect([...part.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 6)
  })

  it('has the sizes, the syndics and the states of the register', async () => {
    const [row] = await base().db.query<
      Record<string, number>
    >(`SELECT avg((nb_lots_principaux < 10)::int)::float AS dix, avg((nb_lots_principaux < 50)::int)::float AS cinquante,
      avg((date_derniere_maj_annuelle IS NOT NULL)::int)::float AS maj, avg((NOT geolocalisee)::int)::float AS sans_point FROM copropriete`)
    expect(row?.['dix']).toBeCloseTo(0.4, 1)
    expect(row?.['cinquante']).toBeCloseTo(0.87, 1)
    expect(row?.['maj']).toBeCloseTo(0.6, 1)
    expect(row?.['sans_point']).toBeCloseTo(0.02, 2)
    const [types] = await base().db.query<{ pro: number }>(
      `SELECT avg((t.type = 'PRO')::int)::float AS pro FROM copropriete c JOIN teledeclarant t ON t.id = c.teledeclarant_id`,
    )
    expect(types?.pro).toBeCloseTo(0.92, 1)
  })

  it('has a complete current declaration for each registered co-ownership', async () => {
    const rows = await base().db.query<{ contenu: unknown }>(
      `SELECT contenu FROM declaration WHERE etat = 'COURANTE' LIMIT 300`,
    )
    for (const { contenu } of rows)
      expect(Object.keys(normaliser(contenu)).toSorted()).toEqual(
        Object.keys(contenu ?? {}).toSorted(),
      )
    const [row] = await base().db
      .query(`SELECT count(*) AS n FROM copropriete c WHERE numero_immatriculation IS NOT NULL
      AND (SELECT count(*) FROM declaration d WHERE d.copropriete_id = c.id AND d.etat = 'COURANTE') <> 1`)
    expect(row).toEqual({ n: 0 })
  })

  it('plants near-duplicates in the commune of their original, many without a common parcel', async () => {
    const [row] = await base().db.query<{
      n: number
      commune: number
      parcelle: number
    }>(`SELECT count(*) AS n, count(*) FILTER (WHERE d.code_insee = o.code_insee) AS commune,
      count(*) FILTER (WHERE EXISTS (SELECT FROM parcelle p JOIN parcelle q USING (id_parcelle) WHERE p.copropriete_id = d.id AND q.copropriete_id = o.id)) AS parcelle
      FROM banc.doublon_plante JOIN copropriete d ON d.id = doublon_id JOIN copropriete o ON o.id = original_id`)
    expect(row?.n).toBeGreaterThan(NOMBRE * 0.002)
    expect(row?.commune).toBe(row?.n)
    expect(row?.parcelle).toBeLessThan(row?.n ?? 0)
  })

  it('gives the same co-ownership for the same seed, in any order, and another for another seed', () => {
    const de = (rang: number, reglages = REGLAGES) =>
      JSON.stringify({ ...ficheDe(rang, reglages), r: null })
    const [a, b] = [de(10), de(11)]
    expect([de(11), de(10)]).toEqual([b, a])
    expect(de(10, { ...REGLAGES, graine: 4 })).not.toBe(a)
  })

  it('is loaded once', async () => {
    await expect(seedScale(base().db, { coproprietes: 1 })).rejects.toThrow(
      'déjà des données à l’échelle',
    )
  })
})
