import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lireCsv, type RangeeCsv } from './lire-csv.ts'

describe('reading a CSV', () => {
  it('gives back any cells, however the text is cut, with or without a mark', async () => {
    const cellules = fc.array(
      fc.array(fc.string({ unit: fc.constantFrom(...'ab,;"\né ') }), {
        minLength: 2,
        maxLength: 2,
      }),
      { minLength: 2, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(
        cellules,
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        async (rangees, pas, marque) => {
          const texte =
            (marque ? '\uFEFF' : '') +
            [
              'un,deux',
              ...rangees.map((r) => r.map((c) => `"${c.replaceAll('"', '""')}"`).join(',')),
            ].join('\r\n')
          const morceaux = async function* () {
            for (let i = 0; i < texte.length; i += pas) yield texte.slice(i, i + pas)
          }
          const lues: string[][] = []
          for await (const { cellules: c } of lireCsv(morceaux())) lues.push(c)
          expect(lues).toEqual([['un', 'deux'], ...rangees])
        },
      ),
    )
  })

  it.each([
    ['at once', 'a,"b\nc,d\ne,f'],
    ['when another one opens', 'a,"b\nc,d\ne,"f, g"\nh,i'],
    ['past what a cell holds', `a,"b\n${'c,d\n'.repeat(30_000)}e,f`],
  ])('a quote that nobody closes costs no other line: %s', async (_quand, lignes) => {
    const texte = `un,deux\n${lignes}`
    const lues: RangeeCsv[] = []
    const morceaux = async function* () {
      for (let i = 0; i < texte.length; i += 999) yield texte.slice(i, i + 999)
    }
    for await (const r of lireCsv(morceaux())) lues.push(r)
    expect(lues.map((r) => r.ligne)).toEqual(texte.split('\n').map((_, i) => i + 1))
    expect(lues.slice(2).every((r) => r.cellules.length === 2)).toBe(true)
    expect(lues[2]?.cellules).toEqual(['c', 'd'])
  })

  it('reads lines that a Macintosh ended', async () => {
    const lues: string[][] = []
    for await (const { cellules } of lireCsv(Readable.from(['\uFEFFun,deux\ra,b\r'])))
      lues.push(cellules)
    expect(lues).toEqual([
      ['un', 'deux'],
      ['a', 'b'],
    ])
  })
})
