import { describe, expect, it } from 'vitest'
import { aujourdhui, delaiDe, joursOuvresEntre } from './echeance.ts'

const demande = (etat: string, echeance: string, enRetard = false) => ({ etat, echeance, enRetard })

describe('due day in words', () => {
  it('counts working days: neither week-ends nor public holidays', () => {
    // 11 November 2026 is a Wednesday and a holiday.
    expect(joursOuvresEntre('2026-11-10', '2026-11-12')).toBe(1)
    expect(joursOuvresEntre('2026-11-20', '2026-11-23')).toBe(1)
    expect(joursOuvresEntre('2026-11-20', '2026-11-20')).toBe(0)
    expect(joursOuvresEntre('2026-11-20', '2026-11-18')).toBe(0)
  })
  it.each([
    [demande('A_VALIDER', '23/11/2026'), '2026-11-20', 'Reste 1\u00A0jour ouvré', 'info'],
    [demande('EN_COURS', '25/11/2026'), '2026-11-20', 'Reste 3\u00A0jours ouvrés', 'info'],
    [demande('A_VALIDER', '20/11/2026'), '2026-11-20', 'À traiter aujourd’hui', 'warning'],
    [demande('A_VALIDER', '20/11/2026', true), '2026-11-21', 'Hors délai', 'error'],
    [
      demande('A_VALIDER', '20/11/2026', true),
      '2026-11-24',
      'Hors délai de 2\u00A0jours ouvrés',
      'error',
    ],
    [demande('PRECISIONS', '20/11/2020'), '2026-11-24', 'Délai suspendu', 'info'],
  ])('%o on %s: %s', (d, jour, texte, severite) =>
    expect(delaiDe(d, jour)).toEqual({ texte, severite }),
  )
  it('says nothing once decided, or without a due day', () => {
    expect(delaiDe(demande('VALIDEE', '20/11/2026'), '2026-11-24')).toBeNull()
    expect(delaiDe(demande('A_VALIDER', ''), '2026-11-24')).toBeNull()
  })
  it('lives in Paris', () => {
    expect(aujourdhui(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
    expect(aujourdhui(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-20')
  })
})
