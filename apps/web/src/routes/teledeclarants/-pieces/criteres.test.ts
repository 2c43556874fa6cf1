import { expect, it } from 'vitest'
import { estFiltree, lireCriteres, versRecherche } from './criteres.ts'

it('keeps in the address what it understands, and nothing else', () => {
  expect(
    lireCriteres({
      raisonSociale: '$cab',
      id: 12,
      type: 'PRO',
      statut: 'INCONNU',
      mdp: 'oui',
      page: '2',
      intrus: 'x',
    }),
  ).toEqual({
    raisonSociale: '$cab',
    id: '12',
    type: 'PRO',
    mdp: 'oui',
    page: 2,
  })
})

it('a page or a sort is not a criterion', () => {
  expect(
    [{}, { page: 3, tri: 'siret' }, { commune: 'Lyon' }].map((c) => estFiltree(lireCriteres(c))),
  ).toEqual([false, false, true])
})

it('sends each criterion under the name of the contract', () => {
  expect(versRecherche(lireCriteres({ ape: '68.32A', nom: 'Durand', cp: '69' }))).toMatchObject({
    codeAPE: '68.32A',
    nomAdmin: 'Durand',
    codePostal: '69',
    email: '',
  })
})
