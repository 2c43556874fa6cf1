import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { finTrimestre, libelleTrimestre, trimestreAvant, trimestreDe } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { OutboxPayloads } from '../../platform/outbox.ts'
import { immatriculee } from '../../testing/dissolution.ts'
import { type Registre, useRegistre } from '../../testing/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { etablirRapport } from './etablir-rapport.ts'
import { etablirStatistiques, etablirTrimestre } from './etablir-statistiques.ts'

const octets = async (f: { blob: Blob }) => Buffer.from(await f.blob.arrayBuffer())
const depsDe = (r: Registre) => ({ db: r.db, clock: r.clock, log: r.deps.log })
const courant = (r: Registre) => trimestreDe(today(r.clock))

/**
 * Copies one sheet into each of these communes of the Rhône and of the Ain, so many times;
 * registered long ago.
 */
const peupler = async (
  r: Registre,
  lieux: readonly { insee: string; departement: string; epci: string; n: number }[],
) => {
  await r.db.query('delete from fiche')
  let id = 1000
  for (const l of lieux)
    for (let i = 0; i < l.n; i += 1) {
      id += 1
      await r.db.query(
        `update modele set copropriete_id = $1::int, numero = 'ZZ' || lpad($1::int::text, 7, '0'), code_insee = $2, code_departement = $3, code_region = '84', siren_epci = $4, date_immatriculation = '2020-01-01'`,
        [id, l.insee, l.departement, l.epci],
      )
      await r.db.query('insert into fiche select * from modele')
    }
}

describe('statistics of the register', () => {
  const registre = useRegistre()

  it('says that nothing is counted before the first sheets, then counts four quarters over and the running one', async () => {
    const r = registre()
    const { api } = r.visiteur()
    await etablirStatistiques(depsDe(r))
    expect(await api.lireStatistiques({ query: {} })).toMatchObject({
      periode: null,
      valeurs: {},
      evolution: [],
    })
    expect(await api.listerTrimestresStatistiques({})).toEqual([])
    await immatriculee(r)
    await scellerJournal(r.deps)
    await projeterCoproprietes(r)

    await r.db.query('create table if not exists modele as select * from fiche limit 1')
    await peupler(r, [
      { insee: '69266', departement: '69', epci: '200046977', n: 12 },
      { insee: '69029', departement: '69', epci: '200046977', n: 2 },
      { insee: '01053', departement: '01', epci: '200071751', n: 5 },
    ])
    // An annulled registration is not in force, replaced or not.
    await r.db.query(
      `insert into fiche select (jsonb_populate_record(null::fiche, to_jsonb(m) || '{"copropriete_id": 999, "numero": "ZZ0000999", "etat": "IMMATRICULATION_ANNULEE"}')).* from modele m`,
    )
    await Promise.all([etablirStatistiques(depsDe(r)), etablirStatistiques(depsDe(r))])
    await etablirStatistiques(depsDe(r))
    const trimestres = await api.listerTrimestresStatistiques({})
    expect(trimestres).toHaveLength(5)
    expect(trimestres[0]).toMatchObject({
      ...courant(r),
      provisoire: true,
      reconstitue: false,
      libelle: libelleTrimestre(courant(r)),
    })
    expect(trimestres[4]).toMatchObject({ provisoire: false, reconstitue: true })
  })

  it('gives the figures of each level, and withholds the small ones and what would tell them', async () => {
    const { api } = registre().visiteur()
    const lire = async (
      niveau: 'NATIONAL' | 'REGION' | 'DEPARTEMENT' | 'EPCI' | 'COMMUNE',
      code = '',
    ) => (await api.lireStatistiques({ query: { niveau, code } })).valeurs
    expect(await lire('NATIONAL')).toMatchObject({
      coproprietes: 19,
      'plan.sans': expect.any(Number),
    })
    expect(await lire('REGION', '84')).toMatchObject({ coproprietes: 19 })
    expect(await lire('DEPARTEMENT', '1')).toMatchObject({ coproprietes: 5 })
    // Bron has two; Villeurbanne would tell it by subtraction from its grouping.
    expect(await lire('COMMUNE', '69029')).toMatchObject({ coproprietes: null, lots: null })
    expect(await lire('COMMUNE', '69266')).toMatchObject({
      coproprietes: null,
      lots: null,
      chargesParLot: null,
    })
    expect(await lire('EPCI', '200046977')).toMatchObject({ coproprietes: 14 })
    // An absorbed commune is read in the one that took it in; a territory without any co-ownership
    // has none.
    expect(await lire('COMMUNE', '75104')).toEqual({})
    const { departements } = await api.lireCarteStatistiques({ query: {} })
    expect(departements.find((d) => d.code === '69')?.valeurs).toMatchObject({ coproprietes: 14 })
    expect(departements).toHaveLength(109)
    await expect(
      api.lireStatistiques({ query: { niveau: 'COMMUNE', code: '99999' } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(
      api.lireStatistiques({ query: { annee: 2001, trimestre: 1 } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
  })

  it('answers 304 to who holds the figures already', async () => {
    const { app } = registre()
    const url = '/api/public/statistiques/chiffres?niveau=REGION&code=84'
    const { headers } = await app.inject({ url })
    const encore = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
    expect([encore.statusCode, encore.body]).toEqual([304, ''])
  })

  it('asks for the reports of each quarter over, once; makes them; gives them with their name', async () => {
    const r = registre()
    const { api } = r.visiteur()
    const passe = trimestreAvant(courant(r))
    const demandes = await r.db.query<{ payload: OutboxPayloads['rapport-statistique'] }>(
      `select payload from outbox where type = 'rapport-statistique'`,
    )
    expect(demandes).toHaveLength(4 * 4)
    await expect(api.telechargerRapportBo({ query: passe })).rejects.toMatchObject({
      problem: { status: 500, code: 'fichier-introuvable', message: 'Fichier introuvable' },
    })
    const faire = etablirRapport({ db: r.db, storage: r.deps.storage, clock: r.clock })
    for (const { payload } of demandes.filter(
      (d) => d.payload.annee === passe.annee && d.payload.trimestre === passe.trimestre,
    ))
      expect(await faire.executer('1', payload)).toEqual({ etat: 'FAIT' })
    expect(await faire.executer('2', { ...passe, niveau: 'NATIONAL', code: '' })).toEqual({
      etat: 'FAIT',
    })
    expect(await api.listerAnneesStatistiques({ params: { isNationale: 'true' } })).toEqual([
      passe.annee,
    ])
    expect(
      (
        await api.lireStatistiques({ query: { ...passe, niveau: 'DEPARTEMENT', code: '69' } })
      ).rapports.map((f) => f.format),
    ).toEqual(['pdf', 'xlsx'])
    const pdf = await api.telechargerRapportBo({
      query: { ...passe, niveau: 'DEPARTEMENT', code: '69', format: 'pdf' },
    })
    expect(pdf.fileName).toBe(
      `rapport-statistique-${passe.annee}-T${passe.trimestre}-departement-69.pdf`,
    )
    expect((await octets(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
    const xlsx = await api.telechargerRapportBo({ query: { ...passe, format: 'xlsx' } })
    const classeur = await readXlsx(await octets(xlsx))
    expect(classeur.sheets.map((s) => s.name)).toEqual([
      'Chiffres clés',
      'Répartitions',
      'Évolution',
    ])
    expect(classeur.sheets[0]?.rows.find((l) => l[0] === 'Copropriétés')?.[1]).toBe(19)
    // Finer territories have no file: theirs is made from the frozen figures when it is asked for.
    const villeurbanne = { ...passe, niveau: 'COMMUNE' as const, code: '69266' }
    expect(
      (await api.lireStatistiques({ query: villeurbanne })).rapports.map((f) => f.taille),
    ).toEqual([null, null])
    const commune = await api.telechargerRapportBo({ query: { ...villeurbanne, format: 'xlsx' } })
    expect(commune.fileName).toBe(
      `rapport-statistique-${passe.annee}-T${passe.trimestre}-commune-69266.xlsx`,
    )
    expect((await readXlsx(await octets(commune))).sheets).toHaveLength(3)
    expect(
      (await api.lireStatistiques({ query: { niveau: 'COMMUNE', code: '69266' } })).rapports,
    ).toEqual([])
    await expect(
      api.telechargerRapportBo({ query: { ...villeurbanne, ...courant(r) } }),
    ).rejects.toMatchObject({ problem: { code: 'fichier-introuvable' } })
    await expect(
      api.telechargerRapportBo({ query: { ...villeurbanne, code: '01001' } }),
    ).rejects.toMatchObject({ problem: { code: 'fichier-introuvable' } })
    const traces = await r.db.query<{ n: string }>(
      `select donnees ->> 'niveau' as n from journal where type = 'telecharger-rapport-bo' order by id`,
    )
    expect(traces.map((t) => t.n)).toEqual(['DEPARTEMENT', 'NATIONAL', 'COMMUNE'])
  })

  it('takes a quarter that ends once more, for good', async () => {
    const r = registre()
    const t = courant(r)
    while (today(r.clock) <= finTrimestre(t)) r.clock.advance({ days: 10 })
    await etablirStatistiques(depsDe(r))
    const [row] = await r.db.query<{ provisoire: boolean; arrete_le: string }>(
      'select provisoire, arrete_le::text as arrete_le from trimestre_statistique where annee = $1 and trimestre = $2',
      [t.annee, t.trimestre],
    )
    expect(row).toEqual({ provisoire: false, arrete_le: finTrimestre(t) })
    expect(await etablirTrimestre(depsDe(r), t, null)).toBe(0)
  })
})
