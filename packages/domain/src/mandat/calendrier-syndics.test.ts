import { describe, expect, it } from 'vitest'
import { periodesEnPlace, phraseDesSyndics } from './calendrier-syndics.ts'

const p = (syndic: string, debut: string, fin: string) => ({ syndic, debut, fin })
const JOUR = '2026-11-22'

describe('who will be the syndic, from when to when', () => {
  it.each([
    ['nobody', [], 'Aucun syndic à partir du 22/11/2026.'],
    [
      'one, then nobody',
      [p('Durand', '2026-01-01', '2026-12-31')],
      'Durand jusqu’au 31/12/2026, puis aucun syndic à partir du 01/01/2027.',
    ],
    [
      'one that follows at once',
      [p('Petit', '2027-01-01', '2027-12-31'), p('Durand', '2026-01-01', '2026-12-31')],
      'Durand jusqu’au 31/12/2026, puis Petit du 01/01/2027 au 31/12/2027, puis aucun syndic à partir du 01/01/2028.',
    ],
    [
      'a hole between two',
      [p('Durand', '2026-01-01', '2026-11-30'), p('Petit', '2027-01-01', '2027-12-31')],
      'Durand jusqu’au 30/11/2026, puis aucun syndic du 01/12/2026 au 31/12/2026, puis Petit du 01/01/2027 au 31/12/2027, puis aucun syndic à partir du 01/01/2028.',
    ],
    [
      'one that is over already',
      [p('Durand', '2026-01-01', '2026-11-20'), p('Petit', '2026-12-01', '2027-12-31')],
      'Aucun syndic du 22/11/2026 au 30/11/2026, puis Petit du 01/12/2026 au 31/12/2027, puis aucun syndic à partir du 01/01/2028.',
    ],
  ])('%s', (_nom, periodes, attendu) => expect(phraseDesSyndics(periodes, JOUR)).toBe(attendu))
  it('counts neither what is archived nor what is removed', () => {
    const [un, deux, trois] = [
      { ...p('A', '2026-01-01', '2026-12-31'), etat: 'EN_COURS' as const },
      { ...p('B', '2027-01-01', '2027-12-31'), etat: 'A_VENIR' as const },
      { ...p('C', '2025-01-01', '2025-12-31'), etat: 'ARCHIVE' as const },
    ]
    expect(periodesEnPlace([un, deux, trois], [deux])).toEqual([un])
  })
})
