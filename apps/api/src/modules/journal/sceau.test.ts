import { freshDatabase, type TestDatabase } from '@registre/testing'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { executerCommande } from '../../commandes/executer.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { scellerJournal, teteDuSceau } from './sceller-journal.ts'
import { PAR_LECTURE } from './sceau.repository.ts'
import { verifierJournal } from './verifier-journal.ts'
import { journalAltere, verifierLaNuit } from './verifier-la-nuit.ts'

const COLONNES = [
  'categorie',
  'type',
  'modalite',
  'acteur_profil',
  'de',
  'vers',
  'motif',
  'request_id',
] as const

describe('the seal of the journal', () => {
  let base: TestDatabase
  beforeEach(async () => {
    base = await freshDatabase()
  })
  afterEach(() => base.close())

  const ecrire = async (combien: number): Promise<void> => {
    for (let i = 0; i < combien; i += 1)
      await journaliser({ sql: base.db.query }, TRAITEMENT, {
        categorie: 'VALIDATION',
        type: 'valider',
        motif: `n° ${i}`,
        donnees: { i, 'é"\n': [1, 2.5, null] },
      })
  }
  const sceller = () => scellerJournal({ db: base.db, log: { info: () => {} } })
  /** What somebody who owns the database could do. */
  const falsifier = async (sql: string, params: unknown[] = []): Promise<void> => {
    for (const table of ['journal', 'journal_empreinte'])
      await base.db.query(`alter table ${table} disable trigger user`)
    await base.db.query(sql, params)
    for (const table of ['journal', 'journal_empreinte'])
      await base.db.query(`alter table ${table} enable trigger user`)
  }

  it('seals each row once, also with several sealers, and is whole', async () => {
    await ecrire(30)
    const faits = await Promise.all([sceller(), sceller(), sceller()])
    expect(faits.reduce((a, b) => a + b)).toBe(30)
    await ecrire(5)
    expect(await sceller()).toBe(5)
    expect(await sceller()).toBe(0)
    expect(await verifierJournal(base.db)).toMatchObject({
      verifies: 35,
      anomalie: null,
      tete: await teteDuSceau(base.db),
    })
  })

  it('seals a row that was committed after rows with a higher number', async () => {
    await ecrire(1)
    await base.db.transaction(async (tx) => {
      await journaliser(tx, TRAITEMENT, { categorie: 'VALIDATION', type: 'refuser' })
      await ecrire(2)
      expect(await sceller()).toBe(3)
    })
    expect(await sceller()).toBe(1)
    expect(await verifierJournal(base.db)).toMatchObject({ verifies: 4, anomalie: null })
  })

  it('refuses changes to the seal and to the journal', async () => {
    await ecrire(1)
    await sceller()
    for (const sql of [
      `update journal set motif = 'x'`,
      'delete from journal',
      `update journal_empreinte set empreinte = ''`,
      'truncate journal_empreinte',
    ])
      await expect(base.db.query(sql)).rejects.toThrow(/ne se modifie pas/)
  })

  it('names the first altered row, whichever it is', async () => {
    await ecrire(40)
    await sceller()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...COLONNES),
        fc.string({ minLength: 1 }).filter((s) => !s.includes('\0')),
        async (id, colonne, ajout) => {
          const [avant] = await base.db.query<{ v: string }>(
            `select ${colonne} as v from journal where id = $1`,
            [id],
          )
          await falsifier(`update journal set ${colonne} = ${colonne} || $2 where id = $1`, [
            id,
            ajout,
          ])
          const { anomalie, verifies } = await verifierJournal(base.db)
          await falsifier(`update journal set ${colonne} = $2 where id = $1`, [id, avant?.v])
          expect([anomalie, verifies]).toEqual([
            { nature: 'modifiee', rang: id, journalId: id },
            id - 1,
          ])
        },
      ),
      { numRuns: 60 },
    )
    expect((await verifierJournal(base.db)).anomalie).toBeNull()
  })

  it('tells a removed row, a broken chain, a row added behind, and a cut end', async () => {
    await ecrire(10)
    await sceller()
    const { empreinte } = await teteDuSceau(base.db)
    await falsifier(
      `insert into journal (categorie, type, instant) values ('DROITS', 'changer-profil', now() - interval '1 hour')`,
    )
    expect((await verifierJournal(base.db)).anomalie).toMatchObject({
      nature: 'non-scellee',
      journalId: 11,
    })
    await falsifier('delete from journal where id = 11')
    await falsifier('delete from journal_empreinte where rang = 10')
    await falsifier('delete from journal where id = 10')
    expect((await verifierJournal(base.db)).anomalie).toBeNull()
    expect((await verifierJournal(base.db, empreinte)).anomalie).toMatchObject({
      nature: 'tete-absente',
    })
    await falsifier('delete from journal where id = 5')
    expect((await verifierJournal(base.db)).anomalie).toMatchObject({
      nature: 'supprimee',
      journalId: 5,
    })
    await falsifier('delete from journal_empreinte where rang = 4')
    expect((await verifierJournal(base.db)).anomalie).toMatchObject({
      nature: 'chaine-rompue',
      rang: 4,
    })
  })

  it('tells by the head that is expected a chain written anew by who holds the database', async () => {
    await ecrire(6)
    await sceller()
    const { empreinte } = await teteDuSceau(base.db)
    await falsifier(`update journal set motif = 'autre' where id = 3`)
    await falsifier('delete from journal_empreinte')
    expect(await sceller()).toBe(6)
    const lancer = (...argv: string[]) =>
      executerCommande(['journal:verifier', ...argv], async () => ({
        db: base.db,
        fermer: async () => {},
      }))
    expect(await lancer()).toMatchObject({ code: 0, texte: expect.stringContaining('--tete') })
    expect(await lancer('--tete', empreinte)).toMatchObject({
      code: 1,
      texte: expect.stringContaining('n’est plus dans la chaîne'),
    })
  })

  it('is verified night after night, a part at a time, and tells an altered row until it is right', async () => {
    const dits: unknown[] = []
    const nuit = () =>
      verifierLaNuit({ db: base.db, log: { error: (e: unknown) => dits.push(e) } }, 1)
    expect(await journalAltere(base.db)).toBe(false)
    await ecrire(PAR_LECTURE + 10)
    await sceller()
    await falsifier(`update journal set motif = 'autre' where id = $1`, [PAR_LECTURE + 3])
    // The first night reads a batch, the next ones what follows it.
    expect([await nuit(), await nuit(), await nuit()]).toEqual([true, false, false])
    expect(await journalAltere(base.db)).toBe(true)
    expect(dits).toMatchObject([
      { anomalie: { nature: 'modifiee', journalId: PAR_LECTURE + 3 } },
      { anomalie: { nature: 'modifiee', journalId: PAR_LECTURE + 3 } },
    ])
    await falsifier(`update journal set motif = $2 where id = $1`, [
      PAR_LECTURE + 3,
      `n° ${PAR_LECTURE + 2}`,
    ])
    expect(await nuit()).toBe(true)
    expect(await journalAltere(base.db)).toBe(false)
    // Then it begins again: a row of the first part.
    await falsifier(`update journal set motif = 'autre' where id = 2`)
    expect(await nuit()).toBe(false)
  })

  it('is an administration command, with its exit codes', async () => {
    await ecrire(2)
    const lancer = (...argv: string[]) =>
      executerCommande(argv, async () => ({ db: base.db, fermer: async () => {} }))
    expect(await lancer()).toMatchObject({ code: 2 })
    expect((await lancer('--help')).texte).toContain('journal:verifier')
    expect(await lancer('journal:detruire')).toMatchObject({ code: 2 })
    expect(await lancer('journal:verifier', '--tetes')).toMatchObject({ code: 2 })
    expect(await lancer('journal:verifier', '--tete', '0f3a')).toMatchObject({
      code: 2,
      texte: expect.stringContaining('l’empreinte entière'),
    })
    expect(await lancer('journal:sceller')).toMatchObject({ code: 0 })
    expect(await lancer('journal:verifier')).toMatchObject({ code: 0 })
    await falsifier(`update journal set motif = 'autre' where id = 2`)
    expect(await lancer('journal:verifier')).toMatchObject({
      code: 1,
      texte: expect.stringContaining('n° 2 a été modifié'),
    })
    expect(JSON.parse((await lancer('journal:verifier', '--json')).texte)).toMatchObject({
      verifies: 1,
      anomalie: { nature: 'modifiee', journalId: 2 },
    })
  })
})
