import { describe, expect, it } from 'vitest'
import { normalizeDateText } from './date-text.ts'
import { readNumberText } from './number-text.ts'

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
