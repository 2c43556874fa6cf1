import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { COLONNES_PUBLIQUES, fichierNomme } from '@registre/domain'
import { immatriculee } from '@registre/testing/register'
import { parquetReadObjects } from 'hyparquet'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { lireCsv } from './lire-csv.ts'
import { valeurParquet } from './parquet.ts'
import { preparerDonnees } from './preparer-donnees.ts'

const COLONNES = Object.keys(COLONNES_PUBLIQUES)
const cellulesDe = async (texte: string): Promise<string[][]> => {
  const lues: string[][] = []
  for await (const { cellules } of lireCsv(
    (async function* () {
      yield texte
    })(),
  ))
    lues.push(cellules)
  return lues
}

describe('files published at lasting addresses', () => {
  const registre = useRegistre()
  const demander = (
    nom: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => registre().app.inject({ method, url: `/api/public/donneesBrute/fichiers/${nom}`, headers })
  const publier = async () => {
    await scellerJournal(registre().deps)
    await projeterCoproprietes(registre())
    await preparerDonnees(registre().deps)
  }

  beforeAll(async () => {
    expect((await demander('coproprietes.csv')).statusCode).toBe(404)
    expect(
      await registre()
        .visiteur()
        .api.lirePublicationDonnees({ query: { apercu: 'true' } }),
    ).toBeNull()
    for (const _ of [1, 2, 3]) await immatriculee(registre())
    await publier()
  })

  it('say when they changed, and are not sent again to who has them', async () => {
    const csv = await demander('coproprietes.csv')
    expect(csv.statusCode).toBe(200)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-length']).toBe(String(csv.rawPayload.length))
    expect(csv.headers['accept-ranges']).toBe('bytes')
    expect(csv.headers['cache-control']).toBe('public, max-age=600')
    const etag = String(csv.headers['etag'])
    expect(etag).toBe(`"${createHash('sha256').update(csv.rawPayload).digest('hex')}"`)
    const le = String(csv.headers['last-modified'])
    expect(new Date(le).toUTCString()).toBe(le)
    for (const su of [{ 'if-none-match': etag }, { 'if-modified-since': le }]) {
      const encore = await demander('coproprietes.csv', su)
      expect(encore.statusCode).toBe(304)
      expect(encore.body).toBe('')
    }
    const tete = await demander('coproprietes.csv', {}, 'HEAD')
    expect(tete.statusCode).toBe(200)
    expect(tete.headers['content-length']).toBe(csv.headers['content-length'])
    expect(tete.body).toBe('')
  })

  it('are read by parts, and a download that was cut goes on', async () => {
    const entier = (await demander('coproprietes.parquet')).rawPayload
    const lire = async (range: string, plus = {}) => {
      const r = await demander('coproprietes.parquet', { range, ...plus })
      return [r.statusCode, r.headers['content-range'], r.rawPayload.toString('hex')] as const
    }
    const taille = entier.length
    const hex = (debut: number, fin: number) => entier.subarray(debut, fin).toString('hex')
    expect(await lire('bytes=0-3')).toEqual([206, `bytes 0-3/${taille}`, hex(0, 4)])
    expect(await lire('bytes=-4')).toEqual([
      206,
      `bytes ${taille - 4}-${taille - 1}/${taille}`,
      hex(taille - 4, taille),
    ])
    expect(await lire(`bytes=${taille - 2}-`)).toEqual([
      206,
      `bytes ${taille - 2}-${taille - 1}/${taille}`,
      hex(taille - 2, taille),
    ])
    expect((await lire(`bytes=4-${taille * 2}`))[0]).toBe(206)
    // What the file does not have, or does not understand, is answered by the whole of it.
    for (const range of [`bytes=${taille}-`, 'bytes=5-2', 'bytes=0-1,4-5', 'lignes=0-1', 'bytes=-'])
      expect((await lire(range))[0], range).toBe(200)
    const etag = String((await demander('coproprietes.parquet', {}, 'HEAD')).headers['etag'])
    expect((await lire('bytes=0-3', { 'if-range': etag }))[0]).toBe(206)
    expect((await lire('bytes=0-3', { 'if-range': '"hier"' }))[0]).toBe(200)
  })

  it('give in Parquet the rows of the CSV', async () => {
    const [colonnes = [], ...lignes] = await cellulesDe((await demander('coproprietes.csv')).body)
    expect(lignes).toHaveLength(3)
    const parquet = await demander('coproprietes.parquet')
    expect(parquet.headers['content-type']).toBe('application/vnd.apache.parquet')
    const lues = await parquetReadObjects({
      file: new Uint8Array(parquet.rawPayload).buffer,
      compressors: { ZSTD: (octets) => zstdDecompressSync(octets) },
    })
    expect(lues).toEqual(
      lignes.map((cellules) =>
        Object.fromEntries(colonnes.map((c, rang) => [c, valeurParquet(c, cellules[rang] ?? '')])),
      ),
    )
    // What the file says of itself is what a person would type.
    expect(lues[0]?.['nombre_total_lots']).toEqual(expect.any(Number))
    expect(lues[0]?.['date_immatriculation']).toBeInstanceOf(Date)
  })

  it('show their columns and first rows, and are told to catalogues', async () => {
    const { api } = registre().visiteur()
    const apercu = (await api.lirePublicationDonnees({ query: { apercu: 'true' } }))?.apercu
    expect(apercu?.colonnes).toEqual(COLONNES)
    expect(apercu?.lignes).toHaveLength(3)
    const reponse = await registre().app.inject({
      url: '/api/public/donneesBrute/catalogue.jsonld',
    })
    expect(reponse.headers['content-type']).toBe('application/ld+json')
    const jeu = JSON.parse(reponse.body)['dcat:dataset']
    expect(jeu['dct:license']['@id']).toContain('licence-ouverte')
    const adresses: string[] = jeu['dcat:distribution'].map(
      (d: { 'dcat:downloadURL': { '@id': string } }) => d['dcat:downloadURL']['@id'],
    )
    expect(adresses).toHaveLength(4)
    for (const adresse of adresses) {
      const { pathname } = new URL(adresse)
      expect(fichierNomme(pathname.split('/').at(-1) ?? '')).not.toBeNull()
      expect((await registre().app.inject({ method: 'HEAD', url: pathname })).statusCode).toBe(200)
    }
  })

  it('tell each night what changed, and keep their mark when nothing did', async () => {
    const { db, clock, deps } = registre()
    const avant = await demander('coproprietes.csv')
    clock.advance({ days: 1 })
    await preparerDonnees(deps)
    const memes = await demander('coproprietes.csv')
    // The day alone passed: mandates may have moved, these have not.
    expect(memes.headers['etag']).toBe(avant.headers['etag'])
    expect(memes.headers['last-modified']).toBe(avant.headers['last-modified'])
    expect((await demander('differences.csv')).body.trimEnd().split('\n')).toHaveLength(1)

    clock.advance({ days: 1 })
    const [une] = await db.query<{ numero: string }>(
      `update fiche set nom = 'Autre nom' where numero = (select min(numero) from fiche) returning numero`,
    )
    const [partie] = await db.query<{ numero: string }>(
      `delete from fiche where numero = (select max(numero) from fiche) returning numero`,
    )
    await db.query(`update copropriete set etat = 'DISSOUTE' where numero_immatriculation = $1`, [
      partie?.numero,
    ])
    await preparerDonnees(deps)
    const rang = COLONNES.indexOf('numero_immatriculation') + 1
    const [entete, ...lignes] = await cellulesDe((await demander('differences.csv')).body)
    expect(entete).toEqual(['changement', ...COLONNES])
    expect(lignes.map((l) => [l[0], l[rang]])).toEqual([
      ['modification', une?.numero],
      ['retrait', partie?.numero],
    ])
    const publication = await registre().visiteur().api.lirePublicationDonnees()
    expect(publication?.differences.map((d) => d.lignes)).toEqual([2, 0])
    const [{ nom = '' } = {}] = publication?.differences ?? []
    expect((await demander(nom)).body).toBe((await demander('differences.csv')).body)
    clock.advance({ days: 32 })
    await preparerDonnees(deps)
    expect((await demander(nom)).statusCode).toBe(404)
    clock.advance({ days: -34 })
  })

  it('count as downloads when they are taken whole', async () => {
    const compter = async () =>
      (await registre().db.query(`select 1 from journal where type = 'telecharger-donnees-brutes'`))
        .length
    const avant = await compter()
    await demander('coproprietes.csv.gz')
    await demander('coproprietes.csv.gz', { range: 'bytes=0-9' })
    await demander('coproprietes.csv.gz', {}, 'HEAD')
    expect(await compter()).toBe(avant + 1)
  })
})
