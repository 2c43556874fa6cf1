import { expect, it } from 'vitest'
import { chiffrer, dechiffrer } from './chiffre.ts'

const [AVANT, APRES] = ['a'.repeat(40), 'b'.repeat(40)]

it('reads what it wrote, also while the secret is being changed, and never twice the same', () => {
  const [un, deux] = [chiffrer({ SECRET: AVANT }, 'clair'), chiffrer({ SECRET: AVANT }, 'clair')]
  expect(un).not.toBe(deux)
  expect(un).not.toContain('clair')
  expect(dechiffrer({ SECRET: APRES, SECRETS_PRECEDENTS: [AVANT] }, un)).toBe('clair')
  expect(() => dechiffrer({ SECRET: APRES }, un)).toThrow()
})
it('sees a byte that changed', () => {
  const ecrit = chiffrer({ SECRET: AVANT }, 'clair')
  const autre = ecrit.slice(0, -1) + (ecrit.endsWith('A') ? 'B' : 'A')
  expect(() => dechiffrer({ SECRET: AVANT }, autre.slice(0, -3) + 'AAA')).toThrow()
})
