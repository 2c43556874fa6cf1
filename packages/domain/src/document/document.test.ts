import { describe, expect, it } from 'vitest'
import { controlerFichiers, TAILLE_MAX_FICHIER } from './document.rules.ts'

const pdf = { nom: 'contrat.pdf', taille: 1000, entete: '%PDF-1.7' }

describe('files', () => {
  it('accepts one PDF under 5 MB', () => {
    expect(controlerFichiers([pdf])).toBeNull()
    expect(controlerFichiers([{ ...pdf, taille: TAILLE_MAX_FICHIER - 1 }])).toBeNull()
  })

  it.each([
    ['fichier-absent', []],
    ['trop-de-fichiers', [pdf, pdf]],
    ['invalide-type-fichier', [{ ...pdf, entete: 'PK' }]],
    ['invalide-taille-fichier', [{ ...pdf, taille: TAILLE_MAX_FICHIER }]],
  ])('refuses with %s', (code, fichiers) => expect(controlerFichiers(fichiers)?.code).toBe(code))

  it('names the file', () =>
    expect(controlerFichiers([{ ...pdf, entete: '' }])?.message).toContain('« contrat.pdf »'))
})
