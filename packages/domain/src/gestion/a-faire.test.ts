import { expect, it } from 'vitest'
import { limiteDeReponse, NATURES_TACHE, ordonnerTaches, titreTache } from './a-faire.ts'

it('what is to be done comes by its day, then what the building lacks, then what has no day', () => {
  const taches = [
    { nature: 'localiser', jour: null },
    { nature: 'mises-a-jour', jour: '2026-12-01' },
    { nature: 'preciser', jour: '2026-12-01' },
    { nature: 'plan-travaux', jour: '2024-01-01' },
    { nature: 'mandats-expires', jour: '2026-10-01' },
  ] as const
  expect(ordonnerTaches(taches).map(({ nature }) => nature)).toEqual([
    'mandats-expires',
    'preciser',
    'mises-a-jour',
    'plan-travaux',
    'localiser',
  ])
})

it.each(NATURES_TACHE)('%s is called one, and many', (nature) => {
  expect(titreTache({ nature, nombre: 1 })).not.toMatch(/^\d/)
  expect(titreTache({ nature, nombre: 16 })).toMatch(/^16 /)
})

it.each([
  ['before an early end, until its own day', '2026-12-01', '2026-12-11', '2026-12-11'],
  ['on its last day still', '2026-12-11', '2026-12-11', '2026-12-11'],
  ['afterwards, until the decision', '2026-12-12', '2026-12-11', '2026-12-18'],
  ['for another request, until the decision', '2026-12-01', null, '2026-12-18'],
  ['today, while a late decision is awaited', '2026-12-21', null, '2026-12-21'],
])('the syndic in place is heard %s', (_, jour, reponseAvant, attendu) =>
  expect(
    limiteDeReponse(
      {
        electionLe: reponseAvant === null ? null : '2026-11-20',
        reponseAvant,
        echeance: '2026-12-18',
      },
      jour,
    ),
  ).toBe(attendu),
)
