import { expect, test } from 'vitest'
import { fautesDePeriode } from './periode.ts'

test.each([
  ['', '', {}],
  ['01/11/2026', '01/11/2026', {}],
  ['01/11/2026', '', {}],
  ['01/11/2026', '01/10/2026', { fin: 'La fin précède le début.' }],
  ['31/02/2026', '', { debut: 'Le 31/02/2026 n’existe pas : vérifiez le jour et le mois.' }],
  [
    'hier',
    '01/10/2026',
    { debut: 'Saisissez une date au format jj/mm/aaaa, par exemple 21/11/2025.' },
  ],
  ['', '31/11/2026', { fin: 'Le 31/11/2026 n’existe pas : vérifiez le jour et le mois.' }],
])('a period from « %s » to « %s »', (debut, fin, fautes) =>
  expect(fautesDePeriode({ debut, fin }, 'debut', 'fin')).toStrictEqual(fautes),
)
