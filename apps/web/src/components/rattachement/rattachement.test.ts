import { expect, it } from 'vitest'
import { nomDe } from './rattachement.ts'

it('a co-ownership without a name is called by its address, its number stands beside it', () => {
  const adressePrincipale = '24 Rue Paul Éluard 06100 Nice'
  expect(nomDe({ nomCopropriete: '', adressePrincipale })).toBe(adressePrincipale)
  expect(nomDe({ nomCopropriete: 'Les Tilleuls', adressePrincipale })).toBe('Les Tilleuls')
})
