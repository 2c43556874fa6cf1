import { describe, expect, it } from 'vitest'
import { normalizeDateText } from './date-text.ts'
import { readNumberText } from './number-text.ts'
import { defaultPasswordRules } from './password-rules.ts'
import { checkPdfFile, TAILLE_MAX_FICHIER } from './pdf-file.ts'

describe('a typed day', () => {
  it.each([
    ['1/2/2024', '01/02/2024'],
    ['01022024', '01/02/2024'],
    ['1.2.24', '01/02/2024'],
    ['2024-02-01', '01/02/2024'],
    [' 31-12-2023 ', '31/12/2023'],
    ['31/5/27', '31/05/2027'],
    ['1/1/70', '01/01/1970'],
    ['010227', '01/02/2027'],
    ['15 juin 2025', '15/06/2025'],
    ['1er févr. 2024', '01/02/2024'],
    ['le lundi 15 juin 2026', '15/06/2026'],
    ['15-Août-24', '15/08/2024'],
    ['31 / 12 / 2025', '31/12/2025'],
    ['3 jui 2025', '3 jui 2025'],
    ['hier', 'hier'],
    ['', ''],
    ['1/2', '1/2'],
  ])('%s is tidied to %s', (typed, tidy) => expect(normalizeDateText(typed)).toBe(tidy))
})

describe('a typed number', () => {
  it.each([
    ['12 345', 12_345],
    ['', null],
    ['-', null],
    ['-3', -3],
    ['abc', null],
    ['6 300 €', 6300],
    ['6\u202F300,00 euros', 6300],
    ['1.234.567,89', 1_234_567.89],
    ['12.300', 12_300],
    ['12,50', 12.5],
    ['12.5', 12.5],
    ["6'300", 6300],
    ['14 lots', 14],
    ['12 à 14', null],
    ['6,300', null],
  ])('%s gives %s', (typed, n) => expect(readNumberText(typed)).toBe(n))
})

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
