import { describe, expect, it } from 'vitest'
import {
  adresseGestion,
  colonnesDe,
  corpsDe,
  ecrireColonnes,
  idsDe,
  lireCriteres,
  triDe,
} from './criteres.ts'

describe('the address of a portfolio', () => {
  it('holds what is searched, and nothing that is not one', () => {
    const criteres = lireCriteres({
      q: 'tilleuls',
      fin: 60,
      maj: 'a-faire',
      gest: '7',
      dep: '2A',
      taille: 100,
      page: 3,
      tri: 'nombreLots',
      vue: 'toutes',
    })
    expect(criteres).toMatchObject({ q: 'tilleuls', fin: '60', gest: 7, dep: '2A', page: 3 })
    expect(lireCriteres({ tri: 'inconnu' }).tri).toBeUndefined()
    expect(corpsDe(criteres)).toMatchObject({
      texte: 'tilleuls',
      finMandat: '60',
      departement: '2A',
      paginationOptions: { pageNumber: 3, pageSize: 100, sortField: 'nombreLots' },
    })
  })
  it('goes back to the first page when a filter changes', () => {
    expect(adresseGestion({ q: 'a', page: 4 }, { fin: '30' })).toBe('/copropriete?q=a&fin=30')
    expect(adresseGestion({ q: 'a' }, { q: undefined })).toBe('/copropriete')
    expect(adresseGestion({ fin: '30' }, { page: 2 })).toBe('/copropriete?fin=30&page=2')
  })
  it('is sorted by what the list is for', () => {
    expect(triDe(lireCriteres({ filter: 'annuelle' }))).toBe('limiteMaj')
    expect(triDe(lireCriteres({ filter: 'annuelle', tri: 'nom' }))).toBe('nom')
    expect(triDe(lireCriteres({ filter: 'mandate' }))).toBe('dateFinMandat')
  })
  it('names the columns that are kept', () => {
    expect(colonnesDe({})).toHaveLength(5)
    expect(ecrireColonnes(colonnesDe({}))).toBeUndefined()
    expect(colonnesDe({ colonnes: ecrireColonnes(['lots', 'maj']) })).toEqual(['lots', 'maj'])
    expect(colonnesDe({ colonnes: ecrireColonnes([]) })).toEqual([])
  })
})

it('holds the co-ownerships to renew, each once, and none that is no identifier', () => {
  expect(idsDe(lireCriteres({ renouveler: '5-7-5' }).renouveler ?? '')).toEqual([5, 7])
  for (const renouveler of ['0', '5-0', 'abc', '5-', '99999999999999999999'])
    expect(lireCriteres({ renouveler }).renouveler).toBeUndefined()
})
