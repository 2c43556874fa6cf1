import { describe, expect, it } from 'vitest'
import { decisionsPossibles, STATUTS_A_DECIDER, STATUTS_ENVOI } from './envoi.ts'

describe('envois', () => {
  it('offers a decision for what waits for a person, and for nothing else', () => {
    for (const statut of STATUTS_ENVOI) expect(decisionsPossibles(statut).length > 0, statut).toBe(STATUTS_A_DECIDER.some((s) => s === statut))
    expect(decisionsPossibles('UNCERTAIN')).toEqual(['renvoyer', 'classer'])
    expect(decisionsPossibles('FAILED')).toEqual(['renvoyer', 'abandonner'])
  })
})
