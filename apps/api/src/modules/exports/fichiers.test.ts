import { once } from 'node:events'
import { readXlsx } from 'hucre/xlsx'
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { insererFiches } from '@registre/testing/register'
import { lireDetails } from './detail.repository.ts'
import { effacerExports } from './effacer-exports.ts'
import { fichePdf } from './fiche-pdf.ts'
import { filtrer } from '../categorisation/filtre.sql.ts'
import { lireLieu } from '../categorisation/portee.ts'
import { deStocke } from '../categorisation/recherche.mapper.ts'
import { rapportXlsx } from './rapport-synthetique.ts'
import { zipFiches } from './zip-fiches.ts'
import { portee, GRENOBLE, useCategorisation } from '../categorisation/categorisation-de-test.ts'

describe('the files of categorisation', () => {
  const { registre, institution, insererGrenoble, faireExports } = useCategorisation()
  beforeAll(insererGrenoble)

  it('takes data away as CSV and workbook: dated names, formulas neutralised, restricted columns on one’s territory', async () => {
    const [hostile = ''] = await insererFiches(registre().db, [
      { nom: '=HYPERLINK("http://x";"y")', code_insee: '38421', commune: 'Saint-Martin-d’Hères' },
    ])
    const agent = await institution('DEPARTEMENT', '38')
    const ou = portee('COMMUNES_DEPARTEMENT', '38', ['38421'])
    const csv = await agent.api.extraireDonneesCsv({ body: { portee: ou } })
    expect(csv.fileName).toBe(
      `extraction-coproprietes-${registre().clock.today().replaceAll('-', '')}.csv`,
    )
    const texte = await csv.blob.text()
    expect(texte).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
    expect(texte).toMatch(/;-0\.5;45;/)
    expect(texte.split('\r\n')[0]).toContain('Impayés, en part des charges (%)')
    const xlsx = await agent.api.extraireDonnees({ body: { portee: ou } })
    const { sheets } = await readXlsx(new Uint8Array(await xlsx.blob.arrayBuffer()))
    expect(sheets[0]?.rows[1]?.[1]).toBe('=HYPERLINK("http://x";"y")')
    expect(sheets[0]?.rows[1]?.[0]).toBe(hostile.replace(/(...)(...)(...)/, '$1-$2-$3'))
    // Chosen ones alone; those of elsewhere stay out, even by their number.
    const choisies = await agent.api.extraireDonneesCsv({
      body: { portee: portee('MON_DEPARTEMENT'), numeros: [hostile, 'ZZ0900012'] },
    })
    expect((await choisies.blob.text()).trim().split('\r\n')).toHaveLength(2)
  })

  it('makes reports, sheets and a ZIP whose entries are registration numbers', async () => {
    const agent = await institution('DEPARTEMENT', '38')
    const octets = async (f: { blob: Blob }) => Buffer.from(await f.blob.arrayBuffer())
    const rapport = await octets(
      await agent.api.telechargerRapportPdf({
        body: { portee: portee('MON_DEPARTEMENT'), criteres: { lotsMin: 2 } },
      }),
    )
    expect(rapport.subarray(0, 5).toString()).toBe('%PDF-')
    const { sheets } = await readXlsx(
      new Uint8Array(
        await octets(
          await agent.api.telechargerRapportXlsx({ body: { portee: portee('MON_DEPARTEMENT') } }),
        ),
      ),
    )
    expect(sheets.map((s) => s.name)).toEqual([
      'Recherche',
      'Classes de fragilité',
      'Signes relevés',
      'Taille',
      'Période de construction',
      'Type de syndic',
      'Par territoire',
    ])
    expect(sheets[1]?.rows.slice(1).map((r) => r[2])).toEqual([10, 2, 0, 0])
    const zip = (
      await octets(
        await agent.api.telechargerZipFiches({ body: { portee: portee('MON_DEPARTEMENT') } }),
      )
    ).toString('latin1')
    // Names of the central directory: 42 bytes after each of its signatures.
    const noms = zip
      .split('PK\u0001\u0002')
      .slice(1)
      .map((entree) => entree.slice(42, 42 + entree.charCodeAt(24)))
    expect(noms).toHaveLength(12)
    for (const nom of noms) expect(nom).toMatch(/^ZZ\d{7}\.pdf$/)
    const fiches = await PDFDocument.load(
      await octets(await agent.api.telechargerRapportCoproprietes({ body: { portee: GRENOBLE } })),
    )
    expect(fiches.getPageCount()).toBeGreaterThan(11)
    const vide = await registre().app.inject({
      method: 'POST',
      url: '/api/public/categorisation/download-zip-fiche-copropriete',
      headers: {
        'x-register-client': '1',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        cookie: [...agent.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
      },
      payload: { portee: GRENOBLE, criteres: { lotsMin: 100_000 } },
    })
    expect([
      vide.statusCode,
      decodeURIComponent(String(vide.headers['x-register-warning'])),
    ]).toEqual([400, expect.stringContaining('Aucune copropriété ne répond')])
    await expect(
      registre()
        .visiteur()
        .api.telechargerZipFiches({ body: { portee: GRENOBLE } }),
    ).rejects.toMatchObject({ problem: { status: 401 } })
    expect(
      (await octets(await registre().visiteur().api.telechargerGuideCategorisation({})))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('dates a report with the day in Paris', async () => {
    const rapport = {
      territoire: 'Isère',
      acces: 'PUBLIC' as const,
      date: new Date('2026-07-14T22:30:00Z'),
      criteres: [],
      total: 0,
      tableaux: [],
    }
    const { sheets } = await readXlsx(await rapportXlsx(rapport))
    expect(sheets[0]?.rows[0]?.[1]).toBe('15/07/2026')
  })

  const uneFiche = async () => {
    const { db, clock } = registre()
    const recherche = deStocke({ portee: { portee: 'NATIONAL' } })
    const filtre =
      recherche &&
      filtrer(lireLieu(recherche, { genre: 'TENEUR' }), recherche.criteres, clock.today())
    const [une] = filtre ? await lireDetails({ sql: db.query }, filtre, 'COMPLET', 1) : []
    if (!une) throw new Error('no sheet')
    return une
  }

  it('a ZIP that nobody takes any more makes no other sheet', async () => {
    const une = await uneFiche()
    const fermee = Promise.withResolvers<void>()
    const fiches = async function* () {
      try {
        for (;;) yield une
      } finally {
        fermee.resolve()
      }
    }
    for await (const _ of zipFiches(fiches(), { acces: 'COMPLET', date: registre().clock.now() }))
      break
    await fermee.promise
  })

  it('a ZIP waits for its reader', async () => {
    const une = await uneFiche()
    let lues = 0
    const fiches = function* () {
      for (; lues < 200; lues += 1) yield une
    }
    const zip = zipFiches(fiches(), { acces: 'COMPLET', date: registre().clock.now() })
    await once(zip, 'readable')
    for (let tour = 0; tour < 300; tour += 1) await new Promise(setImmediate)
    expect(lues).toBeLessThan(30)
    zip.resume()
    await once(zip, 'end')
    expect(lues).toBe(200)
  })

  it('packs a sheet that any reader opens: its text, its title, its structure', async () => {
    const octets = await fichePdf(await uneFiche(), 'COMPLET', registre().clock.now())
    expect(octets.length).toBeLessThan(15_000)
    const pdf = await PDFDocument.load(octets)
    expect(pdf.getTitle()).toMatch(/^Fiche /)
    expect(pdf.getPageCount()).toBeGreaterThan(1)
    const racine = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    const document = racine.lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict)
    const premiers = document.lookup(PDFName.of('K'), PDFArray)
    const genres = premiers
      .asArray()
      .map((_, i) => String(premiers.lookup(i, PDFDict).lookup(PDFName.of('S'))))
    expect(genres.slice(0, 4)).toEqual(['/H1', '/P', '/H2', '/Table'])
  })

  it('prepares long files: one at a time, for their owner alone, cancelled, kept a day', async () => {
    const { db, deps, clock } = registre()
    const [agent, autre] = [
      await institution('DEPARTEMENT', '38'),
      await institution('DEPARTEMENT', '38'),
    ]
    const corps = { type: 'DONNEES_CSV' as const, portee: portee('MON_DEPARTEMENT') }
    const deux = await Promise.allSettled(
      [1, 2].map(() => agent.api.preparerExport({ body: corps })),
    )
    expect(deux.map((d) => d.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(deux.find((d) => d.status === 'rejected')).toMatchObject({
      reason: { problem: { code: 'requete-en-cours' } },
    })
    await expect(
      agent.api.extraireDonneesCsv({ body: { portee: GRENOBLE } }),
    ).rejects.toMatchObject({ problem: { code: 'requete-en-cours' } })
    const [attente] = await agent.api.listerExports()
    expect(attente).toMatchObject({ etat: 'A_FAIRE', total: 12, faits: 0 })
    const id = attente?.id ?? 0
    await expect(agent.api.telechargerExport({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'introuvable' },
    })
    expect(await faireExports()).toEqual(['FAIT'])
    expect(await agent.api.listerExports()).toMatchObject([
      {
        etat: 'PRET',
        faits: 12,
        nomFichier: expect.stringMatching(/^extraction-coproprietes-\d{8}\.csv$/),
      },
    ])
    const fichier = await agent.api.telechargerExport({ params: { id } })
    expect((await fichier.blob.text()).trim().split('\r\n')).toHaveLength(13)
    expect(await autre.api.listerExports()).toEqual([])
    for (const appel of [
      () => autre.api.telechargerExport({ params: { id } }),
      () => autre.api.annulerExport({ params: { id } }),
    ])
      await expect(appel()).rejects.toMatchObject({ problem: { code: 'introuvable' } })
    // Cancelled before the worker comes: nothing is made, and one may order again.
    const annulee = await agent.api.preparerExport({ body: { ...corps, type: 'FICHES_ZIP' } })
    await agent.api.annulerExport({ params: { id: annulee.id } })
    expect(await faireExports()).toEqual(['FAIT'])
    for (const type of ['FICHES_ZIP', 'RAPPORT_FICHES', 'DONNEES_XLSX', 'RAPPORT_PDF'] as const) {
      const e = await agent.api.preparerExport({ body: { ...corps, type } })
      expect([type, await faireExports()]).toEqual([type, ['FAIT']])
      expect(
        (await agent.api.telechargerExport({ params: { id: e.id } })).blob.size,
      ).toBeGreaterThan(500)
    }
    // After a day, the files are gone; an order that nobody makes frees its owner.
    const perdue = await agent.api.preparerExport({ body: corps })
    clock.set(new Date(clock.now().getTime() + 25 * 3_600_000))
    await expect(agent.api.telechargerExport({ params: { id } })).rejects.toMatchObject({
      problem: { status: expect.any(Number) },
    })
    await effacerExports({ ...deps, log: deps.log })
    expect(await db.query(`select id, etat from export_categorisation`)).toEqual([])
    expect(perdue.etat).toBe('A_FAIRE')
  })
})
