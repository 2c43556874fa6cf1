import { describe, expect, it } from 'vitest'
import { remplirReponse, variablesRestantes } from './outils-teneurs.ts'

describe('a prepared text', () => {
  const texte = 'Demande {reference} de {declarant}, {numero} : {autre} et {Reference}.'
  it('is filled with what is known; the rest is left to be written, other words alone', () => {
    const rempli = remplirReponse(texte, {
      reference: 'R-2026-91',
      declarant: 'Cabinet {numero}',
      numero: '',
    })
    expect(rempli).toBe('Demande R-2026-91 de Cabinet {numero}, {numero} : {autre} et {Reference}.')
    expect(variablesRestantes(rempli)).toEqual(['{numero}', '{numero}'])
    expect(variablesRestantes('{autre} {constructor}')).toEqual([])
  })
})
