import { randomBytes } from 'node:crypto'
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
