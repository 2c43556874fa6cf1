import type { Retrouve } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { resteALire } from './ARetrouver.tsx'
import type { EtatPreuve } from './use-preuve.ts'

const lue = (texte: string) =>
  ({ phase: 'lue', preuve: { pages: [{ texte }] } }) as unknown as EtatPreuve
const ligne = (etat: Retrouve['etat']) => ({ etat }) as Retrouve

describe('what the bar says of the proof', () => {
  it('of a scan without text: all is to be read, whatever the lines', () => {
    const phrase = 'Preuve sans texte : tout y est à lire'
    expect(resteALire([ligne('A_LIRE')], lue(''))).toBe(phrase)
    expect(resteALire([ligne('TROUVE')], lue(' 1 / 2 '))).toBe(phrase)
  })
  it('of a text: what was not found in it, and nothing when all was', () => {
    const texte = lue('Procès-verbal de l’assemblée générale du 12 mars 2026, le syndic est élu')
    expect(resteALire([ligne('TROUVE'), ligne('ABSENT'), ligne('A_LIRE')], texte)).toBe(
      'Dans la preuve : 1 non trouvé, 1 à lire',
    )
    expect(resteALire([ligne('TROUVE')], texte)).toBe('')
  })
  it('of one that cannot be opened, and of none', () => {
    expect(resteALire([], { phase: 'panne' })).toContain('Preuve à lire')
    expect(resteALire([], { phase: 'retenue' })).toContain('ne peut pas montrer')
    expect(resteALire([], { phase: 'aucune' })).toBe('')
  })
})
