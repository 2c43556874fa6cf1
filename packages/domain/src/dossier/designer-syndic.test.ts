import { describe, expect, it } from 'vitest'
import type { Dossier } from './dossier.ts'
import { issueDesignation } from './designer-syndic.ts'

const declarations = (typeImmat: 'DEFAULT' | 'INITIALE'): Dossier['declarations'] => [
  {
    id: 1,
    etat: 'BROUILLON',
    version: 1,
    typeImmat,
    typeMaj: null,
    baseId: null,
    jeu: '2016',
    auteurTeledeclarantId: 1,
  },
]

describe('what becomes of the syndic whom a notary designated', () => {
  it.each([
    [
      'INITIALE',
      null,
      'AA0000001',
      'IMMATRICULEE_A_RATTACHER',
      'finaliser-immatriculation-notaire',
    ],
    ['INITIALE', null, null, 'SUPPRIMEE', 'abandonner-immatriculation-notaire'],
    ['INITIALE', null, null, 'IMMATRICULATION_ANNULEE', 'abandonner-immatriculation-notaire'],
    ['INITIALE', null, null, 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', null],
    ['INITIALE', null, null, 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES', null],
    // Registered already: what happens next is no more the notary's registration.
    ['INITIALE', 'AA0000001', 'AA0000001', 'SUPPRIMEE', null],
    // A syndic's registration designates nobody.
    ['DEFAULT', null, 'AA0000001', 'IMMATRICULEE_RATTACHEE', null],
  ] as const)('%s, %s then %s %s: %s', (typeImmat, numero, apres, etat, issue) => {
    expect(
      issueDesignation({ numero, declarations: declarations(typeImmat) }, { numero: apres, etat }),
    ).toBe(issue)
  })
})
