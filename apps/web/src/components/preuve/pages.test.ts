import { TAILLE_MAX_FICHIER as TAILLE_DU_REGISTRE } from '@registre/domain'
import { TAILLE_MAX_FICHIER } from '@registre/ui'
import { describe, expect, it } from 'vitest'
import {
  ajuster,
  budgetParPage,
  deplacer,
  estImage,
  estSigne,
  estTropPetite,
  tropDePages,
} from './pages.ts'

describe('the pages of a proof', () => {
  it('move within their list', () => {
    expect(deplacer(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(deplacer(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(deplacer(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })
  it('are twenty at most, and never dropped without a word', () => {
    expect(tropDePages(20)).toBeNull()
    expect(tropDePages(23)).toMatch(/23 pages.*20 au plus/)
  })
  it('share less than five megabytes, the register’s own limit', () => {
    expect(TAILLE_MAX_FICHIER).toBe(TAILLE_DU_REGISTRE)
    expect(budgetParPage(1)).toBeLessThan(TAILLE_MAX_FICHIER)
    expect(budgetParPage(8) * 8).toBeLessThan(TAILLE_MAX_FICHIER)
  })
  it('keep their form, and are never made larger', () => {
    expect(ajuster(4000, 3000, 2400)).toEqual({ largeur: 2400, hauteur: 1800 })
    expect(ajuster(640, 480, 2400)).toEqual({ largeur: 640, hauteur: 480 })
  })
  it('say when they are too small to be read', () => {
    expect(estTropPetite({ largeur: 640, hauteur: 480 })).toBe(true)
    expect(estTropPetite({ largeur: 1080, hauteur: 1440 })).toBe(false)
  })
  it.each([
    ['IMG_0001.HEIC', '', true],
    ['photo.jpg', 'image/jpeg', true],
    ['pv.pdf', 'application/pdf', false],
  ])('%s is a picture: %s', (name, type, attendu) => expect(estImage({ name, type })).toBe(attendu))
  it('know a signature by its bytes', () => {
    const octets = (texte: string) => new TextEncoder().encode(texte).buffer
    expect(estSigne(octets('<< /Type /Sig /ByteRange [0 10 20 30] >>'))).toBe(true)
    expect(estSigne(octets('%PDF-1.4'))).toBe(false)
  })
})
