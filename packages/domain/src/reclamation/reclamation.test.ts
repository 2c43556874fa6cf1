import { describe, expect, it } from 'vitest'
import { completerChoixReclamation } from './reclamation.choix.ts'

describe('the choices of the contact form', () => {
  const choisir = (typeDemandeur: string | null, objet: string | null) =>
    completerChoixReclamation({ typeDemandeur, objet, typeReclamation: null }).typeReclamation
  it('a list of one answer is answered, a longer one is left', () => {
    expect(choisir('COPROPRIETAIRE', 'MANDAT')).toBe('SYNDIC_ERRONE')
    expect(choisir('SYNDIC_PRO', 'MANDAT')).toBeNull()
    expect(choisir('COPROPRIETAIRE', null)).toBeNull()
    expect(choisir(null, 'MANDAT')).toBeNull()
  })
})
