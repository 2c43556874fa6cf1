import { expect, it } from 'vitest'
import { ditSupprimees } from './DeclarationsRetirees.tsx'

it('deleted declarations are counted in French', () => {
  expect([0, 1, 2].map(ditSupprimees)).toEqual([
    '0 déclaration est supprimée.',
    '1 déclaration est supprimée.',
    '2 déclarations sont supprimées.',
  ])
})
