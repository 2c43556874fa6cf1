import { describe, expect, it } from 'vitest'
import { defaultPasswordRules } from './password-rules.ts'
import { checkPdfFile, TAILLE_MAX_FICHIER } from './pdf-file.ts'

describe('a chosen file', () => {
  const file = (name: string, size: number, type = 'application/pdf') =>
    new File([new Uint8Array(size)], name, { type })

  it('takes a PDF under 5 MB', () =>
    expect(checkPdfFile(file('pv.pdf', TAILLE_MAX_FICHIER - 1))).toBeNull())
  it('refuses 5 MB, naming the file', () =>
    expect(checkPdfFile(file('pv.pdf', TAILLE_MAX_FICHIER))).toBe(
      'Le fichier « pv.pdf » dépasse la taille maximale de 5 Mo.',
    ))
  it('refuses another kind, naming the file', () =>
    expect(checkPdfFile(file('photo.png', 10, 'image/png'))).toContain('« photo.png »'))
  it('refuses an empty file', () => expect(checkPdfFile(file('vide.pdf', 0))).toContain('est vide'))
})

describe('password rules', () => {
  const broken = (password: string, min = 8) =>
    defaultPasswordRules(min)
      .filter((rule) => !rule.holds(password))
      .map((rule) => rule.key)

  it('holds for a password with everything', () => expect(broken('Abcdef1!')).toEqual([]))
  it.each([
    ['abcdef1!', 'majuscule'],
    ['ABCDEF1!', 'minuscule'],
    ['Abcdefg!', 'chiffre'],
    ['Abcdefg1', 'special'],
    ['Abc1!', 'longueur'],
  ])('%s breaks %s', (password, key) => expect(broken(password)).toEqual([key]))
  it('takes another length', () => expect(broken('Abcdef1!', 12)).toEqual(['longueur']))
})
