import { ApiError } from '@registre/contract/client'
import { describe, expect, it } from 'vitest'
import { conflitDe } from './conflits.ts'

const refus = (code: string, infos?: Record<string, unknown>, message = 'Message du serveur') =>
  new ApiError('validerDemande', { status: 409, code, message, ...(infos ? { infos } : {}) })

describe('conflicts', () => {
  it('name who holds the request and since when', () => {
    const c = conflitDe(refus('verrou-pris', { par: 'Luc Roy', le: '2026-11-20T13:32:00Z' }))
    expect(c?.texte).toContain('Luc Roy la traite depuis le 20/11/2026 à 14:32')
    expect(conflitDe(refus('verrou-pris'))?.texte).toContain('Un autre teneur la traite.')
  })
  it('name who decided, when and what', () => {
    const c = conflitDe(
      refus('deja-decide', { etat: 'REFUSEE', par: 'Luc Roy', le: '2026-11-20T13:32:00Z' }),
    )
    expect(c?.titre).toBe('Cette demande a déjà été refusée')
    expect(c?.texte).toContain('par Luc Roy le 20/11/2026 à 14:32')
  })
  it('repeat the server’s sentence when the decision itself is not possible', () => {
    expect(conflitDe(refus('transition-interdite'))?.texte).toBe('Message du serveur')
  })
  it('leave other failures to the shell', () => {
    expect(conflitDe(refus('erreur-interne'))).toBeNull()
    expect(conflitDe(new Error('x'))).toBeNull()
    expect(conflitDe(refus('verrou-perdu'))?.code).toBe('verrou-perdu')
    expect(conflitDe(refus('version-perimee'))?.code).toBe('version-perimee')
  })
})
