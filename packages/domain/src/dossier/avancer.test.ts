import { describe, expect, it } from 'vitest'
import type { EtatMandat } from '../mandat/mandat.machine.ts'
import { etapeDuJour } from './avancer.ts'

const m = (id: number, etat: EtatMandat, debut: string, fin: string) => ({
  id,
  etat,
  debut,
  fin,
})
const EN_COURS = m(1, 'EN_COURS', '2026-01-01', '2026-06-30')
const SUIVANT = m(2, 'A_VENIR', '2026-07-01', '2027-06-30')
const PLUS_TARD = m(3, 'A_VENIR', '2026-09-01', '2027-06-30')
const resume = (mandats: ReturnType<typeof m>[], jour: string) => {
  const e = etapeDuJour(mandats, jour)
  return (
    e && [
      e.mandats.map((x) => `${x.mandat.id} ${x.evenement}`).join(', '),
      e.evenement,
      e.cas ?? '',
      e.courant.id,
    ]
  )
}

describe('what a day changes for mandates', () => {
  it.each([
    ['the last day still counts', [EN_COURS], '2026-06-30', null],
    ['over, nobody follows', [EN_COURS], '2026-07-01', ['1 expirer', 'expirer-mandat', '', 1]],
    [
      'over, the next one begins the same day',
      [EN_COURS, SUIVANT],
      '2026-07-01',
      ['1 archiver, 2 debuter', 'remplacer-mandat', 'mandat-commence', 2],
    ],
    [
      'over, the next one begins later',
      [PLUS_TARD, EN_COURS],
      '2026-07-01',
      ['1 archiver', 'remplacer-mandat', 'mandat-futur', 3],
    ],
    [
      'the earliest of those to come',
      [PLUS_TARD, SUIVANT],
      '2026-07-01',
      ['2 debuter', 'debuter-mandat', '', 2],
    ],
    ['not yet', [SUIVANT], '2026-06-30', null],
    ['nothing', [], '2026-07-01', null],
  ])('%s', (_nom, mandats, jour, attendu) => {
    expect(resume(mandats, jour)).toEqual(attendu)
  })
})
