import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type SpreadsheetColumn, toSpreadsheet } from './tableur.ts'

type Valeur = string | number
const INTERDITS = /[\uFFFE\uFFFF]/g
const sansFormat = (titres: readonly string[]): SpreadsheetColumn[] =>
  titres.map((titre) => ({ titre }))
const relire = async (
  nom: string,
  colonnes: SpreadsheetColumn[],
  lignes: Iterable<Valeur[]> | AsyncIterable<Valeur[]>,
) =>
  (
    await readXlsx(new Uint8Array(await buffer(toSpreadsheet(nom, colonnes, lignes))), {
      readStyles: true,
    })
  ).sheets[0]

it('texts stay texts, numbers numbers, nothing is nothing', async () => {
  const feuille = await relire('Copropriétés', sansFormat(['Numéro', 'Nom', 'Lots']), [
    ['AA0', '=1+1', 12.5],
    ['', '+33 & <b> "x"', 0],
    ['🏠', ' deux  mots ', -3],
  ])
  expect(feuille?.name).toBe('Copropriétés')
  expect(feuille?.rows).toEqual([
    ['Numéro', 'Nom', 'Lots'],
    ['AA0', '=1+1', 12.5],
    [null, '+33 & <b> "x"', 0],
    ['🏠', ' deux  mots ', -3],
  ])
})

it('whatever is typed can be read again, but what a file of this kind cannot hold', async () => {
  const valeur = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom('\u0000\u0001', '\uD800', ']]>'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(valeur, { minLength: 30, maxLength: 30 }), { minLength: 1, maxLength: 3 }),
      async (lignes) => {
        const titres = Array.from({ length: 30 }, (_, i) => `Colonne ${i}`)
        const feuille = await relire('F', sansFormat(titres), lignes)
        const attendu = (v: Valeur): Valeur | null => {
          if (typeof v === 'number') return v === 0 ? 0 : v
          return v.toWellFormed().replace(INTERDITS, '') || null
        }
        const lues = feuille?.rows.slice(1) ?? []
        expect(lues.map((l) => titres.map((_, i) => l[i] ?? null))).toEqual(
          lignes.map((l) => l.map(attendu)),
        )
      },
    ),
    { numRuns: 40 },
  )
})

it('a failure of the rows is that of the file', async () => {
  const lignes = async function* () {
    yield ['a']
    throw new Error('the reading failed')
  }
  await expect(buffer(toSpreadsheet('F', [{ titre: 'T' }], lignes()))).rejects.toThrow(
    'the reading failed',
  )
})

it('days are days, amounts are amounts, and what is neither stays what it is', async () => {
  const feuille = await relire(
    'F',
    [
      { titre: 'Le 01/01/2020', format: 'jour' },
      { titre: 'Texte' },
      { titre: 'Dettes', format: 'euros' },
    ],
    [
      ['29/02/2024', '29/02/2024', 1200],
      ['28/02/1900', '', -3],
      ['31/02/2024', 'x', 'inconnu'],
      ['01/03/1900', '', ''],
    ],
  )
  expect(feuille?.rows).toEqual([
    ['Le 01/01/2020', 'Texte', 'Dettes'],
    [new Date('2024-02-29T00:00:00Z'), '29/02/2024', 1200],
    ['28/02/1900', null, -3],
    ['31/02/2024', 'x', 'inconnu'],
    [new Date('1900-03-01T00:00:00Z'), null, null],
  ])
  expect(feuille?.cells?.get('1,2')?.style?.numFmt).toContain('€')
})

it('the titles stay in sight and have room', async () => {
  const feuille = await relire(
    'F',
    sansFormat(['Court', 'Un titre qui demande nettement plus de place']),
    [['a', 'b']],
  )
  expect(feuille?.freezePane).toEqual({ rows: 1 })
  expect(feuille?.columns?.map((c) => c.width)).toEqual([12, 46])
})

it('a reader that leaves ends the reading of the rows', async () => {
  const fermee = Promise.withResolvers<void>()
  const lignes = async function* () {
    try {
      for (;;) yield [randomBytes(64).toString('hex')]
    } finally {
      fermee.resolve()
    }
  }
  const flux = toSpreadsheet('F', [{ titre: 'T' }], lignes())
  let octets = 0
  for await (const morceau of flux) {
    octets += (morceau as Buffer).length
    if (octets > 1_000_000) break
  }
  await fermee.promise
})

/** Rows in a comma-separated file, as LibreOffice writes it: quotes where a text needs some. */
const enCsv = (lignes: readonly (readonly string[])[]): string =>
  lignes
    .map((ligne) =>
      ligne.map((t) => (/[",\n]/.test(t) ? `"${t.replaceAll('"', '""')}"` : t)).join(','),
    )
    .join('\n')

// Where LibreOffice is installed: nowhere does a test stand that is not run.
if (spawnSync('soffice', ['--version']).status === 0)
  it('LibreOffice opens the rows that were written', async () => {
    const dossier = await mkdtemp(join(tmpdir(), 'tableur-'))
    try {
      const colonnes: SpreadsheetColumn[] = [
        { titre: 'Numéro' },
        { titre: 'Nom' },
        { titre: 'Lots' },
        { titre: 'Immatriculée le', format: 'jour' },
        { titre: 'Construite en', format: 'annee' },
      ]
      // Days are shown in the order of the reader's country: the same day and month.
      const jour = (n: number): string => String(1 + (n % 12)).padStart(2, '0')
      const lignes = Array.from({ length: 300 }, (_, n): Valeur[] => [
        `AA0-000-${String(n).padStart(3, '0')}`,
        n % 7 === 0 ? '' : `=1+"${n}", l’été à «\u00a0Évry\u00a0»`,
        n,
        `${jour(n)}/${jour(n)}/2026`,
        1900 + (n % 120),
      ])
      await writeFile(
        join(dossier, 'registre.xlsx'),
        await buffer(toSpreadsheet('Copropriétés', colonnes, lignes)),
      )
      const { status, stderr } = spawnSync(
        'soffice',
        [
          `-env:UserInstallation=file://${join(dossier, 'profil')}`,
          '--headless',
          '--convert-to',
          // Commas, quotes where needed, UTF-8, cells as they show.
          'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false',
          '--outdir',
          dossier,
          join(dossier, 'registre.xlsx'),
        ],
        { encoding: 'utf8' },
      )
      expect(status, stderr).toBe(0)
      expect((await readFile(join(dossier, 'registre.csv'), 'utf8')).trimEnd()).toBe(
        enCsv([colonnes.map((c) => c.titre), ...lignes.map((l) => l.map(String))]),
      )
    } finally {
      await rm(dossier, { recursive: true })
    }
  }, 120_000)
