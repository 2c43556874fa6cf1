import { setTimeout } from 'node:timers/promises'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import type { Db, ReadOptions } from '@registre/db'
import { COLONNES_PUBLIQUES, COLONNES_TERRITOIRE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import { fautesDeSchema } from './donnees-de-test.ts'
import { lireSchema } from './lire-schema.ts'
import { preparerDonnees, preparerDonneesManquantes } from './preparer-donnees.ts'

const PUBLIQUES = Object.keys(COLONNES_PUBLIQUES)
const lignesDe = async (fichier: { blob: Blob }): Promise<string[]> =>
  (await fichier.blob.text()).trimEnd().split('\n')

describe('raw data', () => {
  const registre = useRegistre()
  const projeter = async () => {
    await scellerJournal(registre().deps)
    await projeterCoproprietes(registre())
  }
  const telecharger = (api = registre().visiteur().api, query = {}) =>
    api.telechargerDonneesBrutes({ query })

  it('gives a visitor the published columns, without the name of a volunteer, texts as they are', async () => {
    const { coproprieteId } = await immatriculee(registre())
    await registre().db.query(`update copropriete set nom = '=1+1' where id = $1`, [coproprieteId])
    await registre().db.query(
      `update teledeclarant set raison_sociale = '@cabinet' where id = (select teledeclarant_id from copropriete where id = $1)`,
      [coproprieteId],
    )
    const benevole = (await immatriculee(registre())).coproprieteId
    await registre().db.query(
      `update teledeclarant set type = 'NON_PRO', rep_nom = 'Personnelle', raison_sociale = 'Madame Personnelle', siret = null where id = (select teledeclarant_id from copropriete where id = $1)`,
      [benevole],
    )
    await projeter()
    const fichier = await telecharger()
    expect(fichier.fileName).toMatch(/^rnc-data-gouv-\d{8}\.csv$/)
    const [entete, une, deux, ...reste] = await lignesDe(fichier)
    expect(entete).toBe(PUBLIQUES.join(','))
    expect(reste).toEqual([])
    expect(une).toContain(',=1+1,')
    expect(une).toContain(',@cabinet,')
    expect(une).toMatch(/,\d{4}-\d\d-\d\d,/)
    expect(deux).toContain(',bénévole,,,,,,')
    expect(`${une}${deux}`).not.toContain('Personnelle')
    const journal = await registre().db.query(
      `select categorie, donnees from journal where type = 'telecharger-donnees-brutes'`,
    )
    expect(journal).toEqual([
      { categorie: 'EXPORT', donnees: { perimetre: 'public', format: 'csv' } },
    ])
  })

  it('prepares one public file a night, whoever asks, and serves it with its fingerprint', async () => {
    const { deps, db, clock } = registre()
    expect(await registre().visiteur().api.lirePublicationDonnees()).toBeNull()
    await expect(telecharger(undefined, { format: 'csv.gz' })).rejects.toMatchObject({
      problem: { code: 'fichier-introuvable' },
    })
    await Promise.all([preparerDonnees(deps), preparerDonnees(deps)])
    await preparerDonnees(deps)
    await preparerDonneesManquantes(deps)
    expect(await db.query('select count(*)::int as n from publication_donnees')).toEqual([{ n: 1 }])
    // By its documented call too: its mark, whole, in part, and not again.
    const demander = (headers = {}) =>
      registre().app.inject({ url: '/api/public/donneesBrute/telecharger', headers })
    const { headers, body } = await demander()
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'last-modified': expect.any(String) })
    const [publie] = (await registre().visiteur().api.lirePublicationDonnees())?.fichiers ?? []
    expect(headers['etag']).toBe(`"${publie?.sha256}"`)
    const partie = await demander({ range: 'bytes=0-9' })
    expect([partie.statusCode, partie.body]).toEqual([206, body.slice(0, 10)])
    expect((await demander({ 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    const publication = await registre().visiteur().api.lirePublicationDonnees()
    expect(publication).toMatchObject({
      lignes: 2,
      fichiers: [
        { format: 'csv' },
        { format: 'csv.gz' },
        { format: 'csv.zst' },
        { format: 'parquet' },
      ],
      differences: [],
    })
    const [csv, gz, zst] = await Promise.all(
      (['csv', 'csv.gz', 'csv.zst'] as const).map(async (format) =>
        Buffer.from(await (await telecharger(undefined, { format })).blob.arrayBuffer()),
      ),
    )
    if (!csv || !gz || !zst) throw new Error('a file is missing')
    expect(gunzipSync(gz).equals(csv)).toBe(true)
    expect(zstdDecompressSync(zst).equals(csv)).toBe(true)
    for (const [i, fichier] of [csv, gz, zst].entries())
      expect(publication?.fichiers[i]).toMatchObject({
        taille: fichier.length,
        sha256: createHash('sha256').update(fichier).digest('hex'),
      })
    // Two nights later the oldest is forgotten, in the storage too.
    const [premiere] = await db.query<{ gz_cle: string }>('select gz_cle from publication_donnees')
    for (const _ of [1, 2]) {
      clock.advance({ days: 1 })
      await preparerDonnees(deps)
    }
    expect(await db.query('select count(*)::int as n from publication_donnees')).toEqual([{ n: 2 }])
    expect(await deps.storage.exists(premiere?.gz_cle ?? '')).toBe(false)
    clock.advance({ days: -2 })
  })

  it('gives an institution its own territory with what it reads beside, once it accepted the charter', async () => {
    const { db } = registre()
    const agent = await registre().personne('INSTITUTIONNEL')
    const [fiche] = await db.query<{ numero: string }>(
      `update fiche set code_departement = '69', code_region = '84' where numero = (select min(numero) from fiche) returning numero`,
    )
    const territoire = (niveau: string, code: string) =>
      db.query(`update institution set niveau = $1::niveau_geographique, code = $2`, [niveau, code])
    await territoire('DEPARTEMENT', '69')
    const fichier = await telecharger(agent.api)
    expect(fichier.fileName).toContain('departement-69-')
    // Its one shape is today's: another is refused, not ignored.
    await expect(
      telecharger(agent.api, { perimetre: 'territoire', version: '3.0.0' }),
    ).rejects.toMatchObject({ problem: { code: 'requete-invalide' } })
    const [entete, ...lignes] = await lignesDe(fichier)
    expect(entete).toBe([...PUBLIQUES, ...Object.keys(COLONNES_TERRITOIRE)].join(','))
    expect(lignes).toHaveLength(1)
    expect(lignes[0]).toContain(fiche?.numero)
    expect(
      await fautesDeSchema(
        lireSchema('territoire', registre().clock.today()),
        await fichier.blob.text(),
      ),
    ).toEqual([])
    expect(requeteCopie('territoire', { niveau: 'COMMUNE', code: "x' or true --" })).toContain(
      "f.code_insee = 'x'' or true --'",
    )
    await territoire('COMMUNE', '75056')
    expect(await lignesDe(await telecharger(agent.api))).toHaveLength(1)
    await territoire('NATIONAL', '')
    expect(await lignesDe(await telecharger(agent.api))).toHaveLength(3)
    expect(
      await lignesDe(await telecharger((await registre().personne('TENEUR_ADMIN_PRINC')).api)),
    ).toHaveLength(3)
    await db.query('delete from acceptation_charte')
    await expect(telecharger(agent.api, { perimetre: 'territoire' })).rejects.toMatchObject({
      problem: { code: 'charte-non-acceptee' },
    })
    const syndic = await registre().personne('TELE_PRO_GESTION')
    await expect(telecharger(syndic.api, { perimetre: 'territoire' })).rejects.toMatchObject({
      problem: { code: 'acces-non-autorise' },
    })
    await expect(telecharger(undefined, { perimetre: 'territoire' })).rejects.toMatchObject({
      problem: { code: 'non-connecte' },
    })
  })

  it('never stops the statement of who holds the connection next', async () => {
    const { db } = registre()
    for (let fois = 0; fois < 15; fois += 1) {
      // Nearly over when its reader leaves.
      const courte = await copier(db, 'copy (select generate_series(1, 60000)) to stdout', null)
      courte.destroy()
      const suivantes = await Promise.allSettled(
        Array.from({ length: 12 }, () =>
          db.read<{ un: number }>('select 1 as un from pg_sleep(0.01)'),
        ),
      )
      expect(suivantes.filter(({ status }) => status === 'rejected')).toEqual([])
    }
  })

  it('runs one extraction at a time for a person, and ends it in the database when the reader goes away', async () => {
    const { db } = registre()
    const longue = `copy (select repeat('x', 1000) from generate_series(1, 2000000)) to stdout`
    const flux = await copier(db, longue, 'u1')
    await expect(copier(db, longue, 'u1')).rejects.toMatchObject({ code: 'requete-en-cours' })
    flux.destroy()
    // A reader that leaves with the pipe full leaves a server process that waits for it.
    const plein = await copier(db, longue, 'u2')
    await expect.poll(() => plein.read(1)).not.toBeNull()
    await setTimeout(100)
    plein.destroy()
    await expect
      .poll(
        async () =>
          (
            await db.query(
              `select 1 from pg_stat_activity where state = 'active' and query like 'copy (select repeat%'`,
            )
          ).length,
        {
          timeout: 10_000,
        },
      )
      .toBe(0)
    await expect
      .poll(
        () =>
          copier(db, requeteCopie('public'), 'u1').then(
            (f) => f.resume(),
            () => null,
          ),
        { timeout: 10_000 },
      )
      .not.toBeNull()
  })

  it('leaves no copy behind when the journal cannot be written', async () => {
    const { deps, db } = registre()
    const { api } = await registre().personne('TENEUR_ADMIN_PRINC')
    // More than fits on the way to a reader.
    await db.query(`update fiche set adresses_complementaires = array[repeat('x', 20000000)]`)
    const sansJournal: Db['query'] = async <R extends object>(
      texte: string,
      ...reste: [(readonly unknown[])?, ReadOptions?]
    ) => {
      if (texte.startsWith('insert into journal')) throw new Error('no journal')
      return db.query<R>(texte, ...reste)
    }
    deps.db = Object.assign(Object.create(db) as Db, { query: sansJournal })
    try {
      await expect(telecharger(api, { perimetre: 'territoire' })).rejects.toMatchObject({
        problem: { code: 'erreur-interne' },
      })
    } finally {
      deps.db = db
      await db.query(`update fiche set adresses_complementaires = '{}'`)
    }
    await expect
      .poll(
        async () =>
          (
            await db.query(
              `select 1 from pg_stat_activity where state = 'active' and query like 'copy%'`,
            )
          ).length,
        { timeout: 5_000 },
      )
      .toBe(0)
  })

  it('breaks the answer when the database fails, rather than ending it as if it were whole', async () => {
    const { db } = registre()
    const flux = await copier(
      db,
      `copy (select case when g > 100000 then 1 / (g - g) else g end from generate_series(1, 200000) g) to stdout`,
      null,
    )
    await expect(flux.toArray()).rejects.toThrow('division by zero')
  })

  it('gives its rows once, be the replica lost when they are gone', async () => {
    const { db } = registre()
    const perdue: Parameters<typeof copier>[0] = {
      read: db.read,
      readTransaction: async (fn) => {
        await db.readTransaction(fn)
        // What the primary does in the place of a replica that was lost before it committed.
        return db.readTransaction(fn)
      },
    }
    const flux = await copier(perdue, 'copy (select generate_series(1, 3)) to stdout', null)
    expect(Buffer.concat(await flux.toArray()).toString()).toBe('1\n2\n3\n')
  })

  it('publishes its schema, its changes and its reading grid', async () => {
    const { api } = registre().visiteur()
    const schema = await api.lireSchemaDonnees({ query: {} })
    expect(schema.fields.map((f) => f.name)).toEqual(PUBLIQUES)
    expect(schema.fields.filter((f) => f.nonTenue).map((f) => f.name)).toContain('copro_dans_acv')
    expect(schema.changements[0]?.version).toBe(schema.version)
    const grille = Buffer.from(
      await (
        await api.telechargerGrilleLecture({ query: { perimetre: 'territoire' } })
      ).blob.arrayBuffer(),
    )
    expect(grille.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
