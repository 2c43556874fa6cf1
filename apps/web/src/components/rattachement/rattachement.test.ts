import { expect, it } from 'vitest'
import { lienPrecisions, nomDe } from './rattachement.ts'

it('a co-ownership without a name is called by its address, its number stands beside it', () => {
  const adressePrincipale = '24 Rue Paul Éluard 06100 Nice'
  expect(nomDe({ nomCopropriete: '', adressePrincipale })).toBe(adressePrincipale)
  expect(nomDe({ nomCopropriete: 'Les Tilleuls', adressePrincipale })).toBe('Les Tilleuls')
})

it.each([
  // A registration bears its mandate too: what is asked is in its declaration.
  ['IMMATRICULATION', 3, 7, null, '/immatriculer-copropriete/recapitulatif?id=3'],
  [
    'RATTACHEMENT',
    null,
    7,
    'AA0000001',
    '/rattacher-une-copropriete/edit?numero=AA0000001&idMandat=7',
  ],
  ['DISSOLUTION', null, null, 'AA0000001', '/copropriete/declarer-une-dissolution?id=5'],
] as const)(
  'a question on %s is answered where it was asked',
  (_, idDeclaration, idMandat, numeroImmatriculation, href) =>
    expect(
      lienPrecisions({ coproprieteId: 5, idDeclaration, idMandat, numeroImmatriculation }),
    ).toBe(href),
)
