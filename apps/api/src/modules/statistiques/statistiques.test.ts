import { execFileSync, spawnSync } from 'node:child_process'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import {
  cleCellule,
  estSansDate,
  finTrimestre,
  libelleTrimestre,
  MESURES_STATISTIQUES,
  NON_PUBLIE,
  NOTE_ANCIEN,
  NOTE_PUBLICATION,
  REPARTITIONS,
  type Trimestre,
  trimestreAvant,
  trimestreDe,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { immatriculee } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { peupler } from './statistiques-de-test.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { etablirRapport } from './etablir-rapport.ts'
import { etablirStatistiques, etablirTrimestre } from './etablir-statistiques.ts'

const octets = async (f: { blob: Blob }) => Buffer.from(await f.blob.arrayBuffer())
const lecteurPdf = spawnSync('pdftotext', ['-v']).error === undefined
/** Each run of spaces as one; lines stay. */
const espaces = (texte: string): string => texte.replaceAll(/[^\S\n]+/gu, ' ')
const depsDe = (r: Registre) => ({ db: r.db, clock: r.clock, log: r.deps.log })
const courant = (r: Registre) => trimestreDe(today(r.clock))

describe('statistics of the register', () => {
  const registre = useRegistre()

  it('says that nothing is counted before the first sheets, then counts the running quarter and those before it', async () => {
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
    // What one of both left to the other comes at the next pass.
    await etablirStatistiques(depsDe(r))
    const trimestres = await api.listerTrimestresStatistiques({})
    expect(trimestres.length).toBeGreaterThanOrEqual(5)
    expect(trimestres[0]).toMatchObject({
      ...courant(r),
      provisoire: true,
      reconstitue: false,
      libelle: libelleTrimestre(courant(r)),
    })
    expect(trimestres[4]).toMatchObject({ provisoire: false, reconstitue: true })
  })

  it('goes back to the quarter where the register began, one quarter at a pass', async () => {
    const r = registre()
    const { api } = r.visiteur()
    for (let passe = 0; passe < 60; passe += 1) await etablirStatistiques(depsDe(r))
    const trimestres = await api.listerTrimestresStatistiques({})
    const nommer = ({ annee, trimestre }: Trimestre): Trimestre => ({ annee, trimestre })
    const suivis = trimestres.map(nommer)
    expect(suivis.slice(1)).toEqual(suivis.slice(0, -1).map(trimestreAvant))
    // Its first co-ownership dates of the first day of 2020: the quarter before has none.
    expect(suivis.at(-1)).toEqual({ annee: 2019, trimestre: 4 })
    const debut = { annee: 2020, trimestre: 1 }
    const { valeurs, evolution } = await api.lireStatistiques({ query: debut })
    expect([valeurs['coproprietes'], estSansDate(valeurs)]).toEqual([19, true])
    expect(evolution.map(nommer)).toEqual(suivis.slice(0, -1).toReversed())
    await etablirStatistiques(depsDe(r))
    expect(await api.listerTrimestresStatistiques({})).toEqual(trimestres)
  })

  it('gives the figures of each level, at every size: exact, rounded, amounts of large territories', async () => {
    const { api } = registre().visiteur()
    const lire = async (
      niveau: 'NATIONAL' | 'REGION' | 'DEPARTEMENT' | 'EPCI' | 'COMMUNE',
      code = '',
    ) => (await api.lireStatistiques({ query: { niveau, code } })).valeurs
    const montant = expect.any(Number)
    expect(await lire('NATIONAL')).toMatchObject({ coproprietes: 19, chargesParLot: montant })
    expect(await lire('REGION', '84')).toMatchObject({ coproprietes: 19, chargesParLot: montant })
    expect(await lire('DEPARTEMENT', '69')).toMatchObject({
      coproprietes: 14,
      chargesParLot: montant,
    })
    expect(await lire('DEPARTEMENT', '1')).toMatchObject({ coproprietes: 5, chargesParLot: null })
    expect(await lire('EPCI', '200046977')).toMatchObject({
      coproprietes: 14,
      'procedure.aucune': 14,
      chargesParLot: null,
    })
    const bron = await lire('COMMUNE', '69029')
    expect(bron).toMatchObject({ coproprietes: 2, chargesParLot: null, impayesParLot: null })
    expect(bron).toMatchObject({ 'procedure.aucune': 2 })
    expect(bron['lots']).toBeGreaterThan(0)
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

  it('asks for the reports of a quarter that ends, once; makes them; gives them with their name', async () => {
    const r = registre()
    const { api } = r.visiteur()
    const passe = trimestreAvant(courant(r))
    // A quarter made again has none: its reports are made when they are asked for.
    expect(await r.db.query(`select from outbox where type = 'rapport-statistique'`)).toEqual([])
    await expect(
      api.telechargerRapportBo({ query: { annee: 1999, trimestre: 1 } }),
    ).rejects.toMatchObject({ problem: { status: 500, code: 'fichier-introuvable' } })
    const faire = etablirRapport({ db: r.db, storage: r.deps.storage, clock: r.clock })
    // An upgrade has the quarters counted again: a report that waits for it goes on waiting.
    expect(
      await faire.executer('1', { ...courant(r), niveau: 'NATIONAL', code: '' }),
    ).toMatchObject({
      etat: 'TEMPORAIRE',
    })
    expect(await faire.executer('1', { ...passe, niveau: 'DEPARTEMENT', code: '69' })).toEqual({
      etat: 'FAIT',
    })
    expect(await faire.executer('2', { ...passe, niveau: 'NATIONAL', code: '' })).toEqual({
      etat: 'FAIT',
    })
    const annees = await api.listerAnneesStatistiques({ params: { isNationale: 'true' } })
    expect([annees[0], annees.at(-1)]).toEqual([passe.annee, 2019])
    expect(
      (await api.lireStatistiques({ query: { ...passe, niveau: 'DEPARTEMENT', code: '69' } }))
        .rapports,
    ).toEqual(
      ['pdf', 'xlsx'].map((format) => ({
        format,
        nom: `rapport-statistique-${passe.annee}-T${passe.trimestre}-departement-69.${format}`,
        taille: expect.any(Number),
      })),
    )
    const rhone = { ...passe, niveau: 'DEPARTEMENT' as const, code: '69' }
    const pdf = await api.telechargerRapportBo({ query: { ...rhone, format: 'pdf' } })
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
    // A quarter of long ago: what is dated, and why the rest is missing.
    const ancien = await api.telechargerRapportBo({
      query: { annee: 2020, trimestre: 1, niveau: 'REGION', code: '84', format: 'xlsx' },
    })
    expect((await readXlsx(await octets(ancien))).sheets[0]?.rows.flat()).toContain(NOTE_ANCIEN)
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
    expect(traces.map((t) => t.n)).toEqual(['DEPARTEMENT', 'NATIONAL', 'REGION', 'COMMUNE'])
  })

  it.each([
    ['NATIONAL', ''],
    ['DEPARTEMENT', '01'],
    ['COMMUNE', '69029'],
  ] as const)('the reports of %s %s say what the page says', async (niveau, code) => {
    const { api } = registre().visiteur()
    const query = { niveau, code, ...trimestreAvant(courant(registre())) }
    const { valeurs, evolution } = await api.lireStatistiques({ query })
    const dit = (cle: string) => {
      const n = valeurs[cle]
      return n === null ? NON_PUBLIE : (n ?? 0)
    }
    const attendues: (readonly [titre: string, n: string | number])[] = [
      ['Copropriétés', dit('coproprietes')],
      ...MESURES_STATISTIQUES.map((m): [string, string | number] => [
        m.unite === 'euros' ? `${m.libelle}, en euros` : m.libelle,
        dit(m.code),
      ]),
      ...REPARTITIONS.flatMap((r) =>
        r.parts.map((p): [string, string | number] => [p.libelle, dit(cleCellule(r.code, p.code))]),
      ),
      ...evolution.map((e): [string, number] => [
        libelleTrimestre(e),
        e.valeurs['coproprietes'] ?? 0,
      ]),
    ]
    const rapport = async (format: 'xlsx' | 'pdf') =>
      octets(await api.telechargerRapportBo({ query: { ...query, format } }))
    const lignes = (await readXlsx(await rapport('xlsx'))).sheets.flatMap((f) => f.rows)
    const chiffrees = lignes.filter(
      ([titre, n]) => titre !== 'Catégorie' && titre !== 'Trimestre' && n != null,
    )
    // The running quarter is on the page, not in the report of the one before.
    expect(chiffrees.map((l) => l.slice(0, 2))).toEqual(attendues.slice(0, -1))
    expect(lignes.flat()).toContain(NOTE_PUBLICATION)
    if (!lecteurPdf) return
    const dits = espaces(
      execFileSync('pdftotext', ['-layout', '-', '-'], {
        input: await rapport('pdf'),
        encoding: 'utf8',
      }),
    )
    for (const [titre, n] of attendues.slice(0, -1))
      expect(dits).toContain(espaces(`${titre} ${n.toLocaleString('fr-FR')}`))
  })

  it('takes a quarter that ends once more, for good', async () => {
    const r = registre()
    const t = courant(r)
    while (today(r.clock) <= finTrimestre(t)) r.clock.advance({ days: 1 })
    await etablirStatistiques(depsDe(r))
    const [row] = await r.db.query<{ provisoire: boolean; arrete_le: string }>(
      'select provisoire, arrete_le::text as arrete_le from trimestre_statistique where annee = $1 and trimestre = $2',
      [t.annee, t.trimestre],
    )
    expect(row).toEqual({ provisoire: false, arrete_le: finTrimestre(t) })
    // France, one region, two departments: their reports are made by the queue.
    const demandes = `select payload -> 'trimestre' as t from outbox where type = 'rapport-statistique'`
    expect(await r.db.query(demandes)).toEqual(
      Array.from({ length: 4 }, () => ({ t: t.trimestre })),
    )
    expect(await etablirTrimestre(depsDe(r), t, null)).toBe(0)
  })

  it('counts an older quarter again once it is made provisional', async () => {
    const r = registre()
    r.clock.advance({ days: 400 })
    await etablirStatistiques(depsDe(r))
    await r.db.query('update trimestre_statistique set provisoire = true')
    await etablirStatistiques(depsDe(r))
    const trimestres = await r.visiteur().api.listerTrimestresStatistiques({})
    expect(trimestres.map((t) => t.provisoire)).toEqual([
      true,
      ...trimestres.slice(1).map(() => false),
    ])
  })
})
