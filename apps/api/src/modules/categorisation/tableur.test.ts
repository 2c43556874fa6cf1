import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { tableurDe } from './tableur.ts'

type Valeur = string | number
// oxlint-disable-next-line no-control-regex -- those that XML forbids
const INTERDITS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const relire = async (nom: string, titres: string[], lignes: Iterable<Valeur[]> | AsyncIterable<Valeur[]>) =>
  (await readXlsx(new Uint8Array(await buffer(tableurDe(nom, titres, lignes))))).sheets[0]

it('texts stay texts, numbers numbers, nothing is nothing', async () => {
  const feuille = await relire(
    'Copro/propriétés [1]',
    ['Numéro', 'Nom', 'Lots'],
    [
      ['AA0', '=1+1', 12.5],
      ['', '+33 & <b> "x" _x0041_', 0],
      ['🏠', ' deux  mots ', -3],
    ],
  )
  expect(feuille?.name).toBe('Copro propriétés  1 ')
  expect(feuille?.rows).toEqual([
    ['Numéro', 'Nom', 'Lots'],
    ['AA0', '=1+1', 12.5],
    [null, '+33 & <b> "x" _x0041_', 0],
    ['🏠', ' deux  mots ', -3],
  ])
})

it('whatever is typed can be read again, but what a file of this kind cannot hold', async () => {
  const valeur = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom('_x000D_', '\u0000\u0001', '\uD800', ']]>'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(valeur, { minLength: 30, maxLength: 30 }), { minLength: 1, maxLength: 3 }), async (lignes) => {
      const titres = Array.from({ length: 30 }, (_, i) => `Colonne ${i}`)
      const feuille = await relire('F', titres, lignes)
      const attendu = (v: Valeur): Valeur | null => {
        if (typeof v === 'number') return v === 0 ? 0 : v
        // XML reads an end of line as one character.
        const texte = v.toWellFormed().replace(INTERDITS, '').replace(/\r\n?/g, '\n')
        return texte === '' ? null : texte
      }
      const lues = (feuille?.rows.slice(1) ?? []).map((ligne) =>
        ligne.map((v) => (typeof v === 'string' ? v.replace(INTERDITS, '').replace(/\r\n?/g, '\n') || null : v)),
      )
      expect(lues.map((l) => titres.map((_, i) => l[i] ?? null))).toEqual(lignes.map((l) => l.map(attendu)))
    }),
    { numRuns: 40 },
  )
})

it('a failure of the rows is that of the file', async () => {
  const lignes = async function* () {
    yield ['a']
    throw new Error('the reading failed')
  }
  await expect(buffer(tableurDe('F', ['T'], lignes()))).rejects.toThrow('the reading failed')
})
