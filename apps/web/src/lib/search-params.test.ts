import { describe, expect, it } from 'vitest'
import { asDay, asInternalPath, asOneOf, asPositive, asText, compact } from './search-params.ts'

describe('search parameters', () => {
  it.each([
    ['/copropriete?filter=annuelle', true],
    ['//ailleurs.example', false],
    ['/\\ailleurs.example', false],
    ['https://ailleurs.example', false],
    ['javascript:alert(1)', false],
    [undefined, false],
  ])('a return address %s stays inside: %s', (path, inside) =>
    expect(asInternalPath(path)).toBe(inside ? path : undefined),
  )
  it('keeps whole positive numbers only', () =>
    expect(['3', '0', '-1', '1.5', 'x', undefined].map(asPositive)).toEqual([
      3,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]))
  it('keeps a day that exists', () =>
    expect(
      ['2024-02-29', '2023-02-29', '2024-13-01', '29/02/2024', '2024-02-29T10:00', 20240229].map(
        asDay,
      ),
    ).toEqual(['2024-02-29', ...Array.from({ length: 5 })]))
  it('cuts a text and drops an empty one', () =>
    expect([asText('abcdef', 3), asText('')]).toEqual(['abc', undefined]))
  it('takes a value of the list only', () =>
    expect(['a', 'z', null].map(asOneOf(['a', 'b']))).toEqual(['a', undefined, undefined]))
  it('hides what the address says under a refused key', () =>
    expect({ b: 'inconnu', ...compact({ a: 1, b: undefined, c: '' }) }).toStrictEqual({
      a: 1,
      b: undefined,
      c: '',
    }))
})
