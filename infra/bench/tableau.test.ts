import { describe, expect, it } from 'vitest'
import { ligne } from './measure.ts'
import { conditions, fusionner } from './tableau.ts'

const ORDRE = ['annuaire', 'depot', 'donnees']

describe('the table of the bench', () => {
  const depart = fusionner(
    '',
    ORDRE,
    'donnees',
    [ligne('CSV | tout', 1.2, '≤ 1,25', '1 s, +3 Mo')],
    'hier',
  )
  it('begins with one part', () => {
    expect(depart.split('\n').at(-1)).toBe(
      '| donnees | CSV \\| tout | × 1.20 | ≤ 1,25 | 1 s, +3 Mo | hier |',
    )
  })
  it('takes another part in the order of the parts, and leaves the first as it was', () => {
    const deux = fusionner(
      depart,
      ORDRE,
      'annuaire',
      [ligne('commune', null, 'p99 < 5 ms', 'p50 1 ms')],
      'ce matin',
    )
    expect(deux.split('\n').slice(2)).toEqual([
      '| annuaire | commune | – | p99 \\< 5 ms | p50 1 ms | ce matin |',
      '| donnees | CSV \\| tout | × 1.20 | ≤ 1,25 | 1 s, +3 Mo | hier |',
    ])
    const encore = fusionner(deux, ORDRE, 'annuaire', [ligne('ville', 2, 'x', 'y')], 'ce soir')
    expect(encore.split('\n').slice(2)).toEqual([
      '| annuaire | ville | × 2.00 | x | y | ce soir |',
      '| donnees | CSV \\| tout | × 1.20 | ≤ 1,25 | 1 s, +3 Mo | hier |',
    ])
  })
  it('says when, how many, under what load', () => {
    expect(conditions(650_000, 3.14)).toMatch(/UTC, 650\s000 copropriétés, charge 3\.1, \d+ cœurs/)
  })
})
