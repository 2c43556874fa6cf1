import { describe, expect, it } from 'vitest'
import { periodeProposee, phraseEcheance, urgenceDe } from './echeance.ts'

describe('urgenceDe', () => {
  it.each([
    ['2026-11-20', false, 'EXPIRE'],
    ['2026-11-21', false, 'PROCHE'],
    ['2026-12-21', false, 'PROCHE'],
    ['2026-12-22', false, 'A_PREVOIR'],
    ['2027-01-20', false, 'A_PREVOIR'],
    ['2027-01-21', false, 'LOINTAIN'],
    ['2026-11-22', true, 'SUIVI'],
  ] as const)('%s, followed %s: %s', (fin, suivi, attendu) => {
    expect(urgenceDe(fin, suivi, '2026-11-21')).toBe(attendu)
  })
})

describe('phraseEcheance', () => {
  it.each([
    ['2026-11-21', 'aujourd’hui'],
    ['2026-11-22', 'demain'],
    ['2026-11-23', 'dans 2 jours'],
    ['2027-11-21', 'dans 365 jours'],
    ['2026-11-20', 'hier'],
    ['2026-11-19', 'il y a 2 jours'],
  ] as const)('%s: %s', (fin, attendu) => {
    expect(phraseEcheance(fin, '2026-11-21')).toBe(attendu)
  })
})

describe('periodeProposee', () => {
  it('follows the end for twelve months', () => {
    expect(periodeProposee('2026-12-31', '2026-11-21')).toEqual({
      dateDebut: '2027-01-01',
      dateFin: '2027-12-31',
    })
    expect(periodeProposee('2026-02-28', '2026-11-21')).toEqual({
      dateDebut: '2026-03-01',
      dateFin: '2027-02-28',
    })
  })
  it('starts today when it would already be over', () => {
    expect(periodeProposee('2024-01-31', '2026-11-21')).toEqual({
      dateDebut: '2026-11-21',
      dateFin: '2027-11-20',
    })
    expect(periodeProposee('2025-11-21', '2026-11-21')).toEqual({
      dateDebut: '2026-11-21',
      dateFin: '2027-11-20',
    })
  })
})
