import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { type CsvColumn, toCsv } from './csv.ts'

const COLONNES: CsvColumn<readonly [string, number]>[] = [
  { titre: 'Nom', valeur: ([nom]) => nom },
  { titre: 'Solde', valeur: ([, solde]) => solde },
]

it('is what spreadsheets of this country open; a text is never a formula, a number always a number', async () => {
  const lu = await text(
    toCsv(COLONNES, [
      ['=1+1', -0.5],
      ['Les "Érables" ; A', 3],
    ]),
  )
  // The reading takes the mark away.
  expect(lu).toBe(`Nom;Solde\r\n'=1+1;-0.5\r\n"Les ""Érables"" ; A";3\r\n`)
})

it('a reading that fails fails the file', async () => {
  const lignes = async function* () {
    yield ['a', 1] as const
    throw new Error('the reading failed')
  }
  await expect(text(toCsv(COLONNES, lignes()))).rejects.toThrow('the reading failed')
})

it('a reader that leaves ends the reading of the rows', async () => {
  const fermee = Promise.withResolvers<void>()
  const lignes = async function* () {
    try {
      for (;;) yield ['a', 1] as const
    } finally {
      fermee.resolve()
    }
  }
  for await (const _ of toCsv(COLONNES, lignes())) break
  await fermee.promise
})
