import { describe, expect, it } from 'vitest'
import { milieu, rappel, texteRappel } from './milieu.ts'

describe('a message put away', () => {
  it('is remembered for this host alone where there is https', () => {
    expect(texteRappel('registre-cookies', true, 60)).toBe(
      '__Host-registre-cookies=1; path=/; samesite=lax; secure; max-age=60',
    )
    expect(texteRappel('registre-cookies', false)).toBe('registre-cookies=1; path=/; samesite=lax')
  })

  it.each(['registre-cookies=1', 'a=2; __Host-registre-cookies=1'])('is known by %s', (tenus) => {
    const avant = milieu.cookies
    milieu.cookies = () => tenus
    expect([rappel('registre-cookies'), rappel('registre-ecran-etroit')]).toEqual([true, false])
    milieu.cookies = avant
  })
})
