import { describe, expect, it } from 'vitest'
import { lireCriteres } from './criteres.ts'
import { estFiltree, versRecherche } from './vues.ts'

describe('the address of the queue', () => {
  it('keeps what it understands, and leaves the rest out', () => {
    expect(
      lireCriteres({
        type: 'RATTACHEMENT',
        etat: 'EN_COURS',
        retard: '1',
        moi: '1',
        q: 'AA0-000-012',
        du: '01/11/2026',
        page: '2',
        tri: 'echeance',
        sens: 'DESC',
      }),
    ).toEqual({
      type: 'RATTACHEMENT',
      etat: 'EN_COURS',
      retard: '1',
      moi: '1',
      q: 'AA0-000-012',
      du: '01/11/2026',
      page: 2,
      tri: 'echeance',
      sens: 'DESC',
    })
    expect(
      lireCriteres({ type: 'AUTRE', etat: 'x', retard: 'oui', moi: '0', q: '', page: '-1' }),
    ).toEqual({})
  })
  it('becomes a search: requests of every kind, decided ones too, by default', () => {
    expect(versRecherche({})).toEqual({
      typeDemande: '',
      etats: ['A_VALIDER', 'EN_COURS', 'PRECISIONS', 'VALIDEE', 'REFUSEE', 'ANNULEE'],
      horsDelai: false,
      assigneesAMoi: false,
      immatriculationOuNom: '',
      dateDu: null,
      dateAu: null,
    })
    expect(
      versRecherche({
        type: 'DISSOLUTION',
        etat: 'VALIDEE',
        retard: '1',
        q: 'glycines',
        au: '02/11/2026',
      }),
    ).toMatchObject({
      typeDemande: 'DISSOLUTION',
      etats: ['VALIDEE'],
      horsDelai: true,
      immatriculationOuNom: 'glycines',
      dateAu: '02/11/2026',
    })
  })
  it('is filtered by anything but the kind, the page and the sort', () => {
    expect(estFiltree({ type: 'RATTACHEMENT', page: 3, tri: 'etat' })).toBe(false)
    expect(
      [
        { etat: 'EN_COURS' as const },
        { retard: '1' as const },
        { moi: '1' as const },
        { q: 'x' },
        { du: 'x' },
        { au: 'x' },
      ].every(estFiltree),
    ).toBe(true)
  })
})
