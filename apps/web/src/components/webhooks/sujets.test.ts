import { EVENEMENTS_SUIVIS } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import {
  auMoinsUnSujet,
  evenementsDe,
  evenementsIsoles,
  motsDesSujets,
  sujetsDe,
  TOUS_LES_SUJETS,
} from './sujets.ts'

describe('what a program is told of', () => {
  it('is everything as long as nobody chooses, and when all is chosen', () => {
    expect(sujetsDe([])).toEqual(TOUS_LES_SUJETS)
    expect(evenementsDe(TOUS_LES_SUJETS)).toEqual([])
    expect(motsDesSujets([])).toBe('Tous les changements')
    expect(sujetsDe(EVENEMENTS_SUIVIS)).toEqual(TOUS_LES_SUJETS)
    expect(evenementsIsoles(EVENEMENTS_SUIVIS)).toEqual([])
  })

  it('comes back as it was chosen, event by event too', () => {
    const choisis = evenementsDe(['MISE_A_JOUR', 'PRECISIONS'])
    expect(sujetsDe(choisis)).toEqual(['PRECISIONS', 'MISE_A_JOUR'])
    const melange = [...choisis, 'valider' as const]
    expect(evenementsIsoles(melange)).toEqual(['valider'])
    expect(motsDesSujets(melange)).toBe(
      'Précisions demandées, Mises à jour, 1 événement choisi un par un',
    )
    expect(evenementsDe(sujetsDe(melange), evenementsIsoles(melange)).toSorted()).toEqual(
      melange.toSorted(),
    )
  })

  it('is something', () => {
    expect(auMoinsUnSujet([]).erreurs).toHaveLength(1)
    expect(auMoinsUnSujet([], ['valider'])).toEqual({})
    expect(auMoinsUnSujet(['DECISION'])).toEqual({})
  })
})
