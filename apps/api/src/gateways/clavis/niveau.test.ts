import { describe, expect, it } from 'vitest'
import { niveauSuffisant } from './niveau.ts'

describe('the level of a sign-in', () => {
  it.each([
    ['', undefined],
    ['eidas1', undefined],
    ['eidas1', 'https://fournisseur.example/autre-niveau'],
    ['eidas2', 'eidas2'],
    ['eidas2', 'eidas3'],
    ['eidas3 eidas2', 'eidas2'],
    ['urn:notaires:carte', 'urn:notaires:carte'],
  ])('asked for %j, told %j: it is enough', (demandes, rendu) =>
    expect(niveauSuffisant(demandes, rendu)).toBe(true),
  )

  it.each([
    ['eidas2', undefined],
    ['eidas2', 'eidas1'],
    ['eidas2', 'https://fournisseur.example/autre-niveau'],
    ['eidas2', 3],
    ['eidas3', 'eidas2'],
    ['urn:notaires:carte', undefined],
    ['urn:notaires:carte', 'eidas3'],
  ])('asked for %j, told %j: it is not', (demandes, rendu) =>
    expect(niveauSuffisant(demandes, rendu)).toBe(false),
  )
})
