import { describe, expect, it } from 'vitest'
import { garderSaisiesDe, oublierSaisies, PREFIXE_SAISIE } from './saisie-gardee.ts'

/** A tab's storage: what it holds, and the calls that the register makes of it. */
const onglet = () => {
  const tenu = new Map([
    [`${PREFIXE_SAISIE}nouveau.DEFAULT`, 'saisie'],
    [`${PREFIXE_SAISIE}12`, 'saisie'],
    ['registre-visiteur', 'identifiants'],
  ])
  const stockage = {
    get length() {
      return tenu.size
    },
    key: (rang: number) => [...tenu.keys()][rang] ?? null,
    getItem: (cle: string) => tenu.get(cle) ?? null,
    setItem: (cle: string, valeur: string) => void tenu.set(cle, valeur),
    removeItem: (cle: string) => void tenu.delete(cle),
  }
  const saisies = () => [...tenu.keys()].filter((cle) => cle.startsWith(PREFIXE_SAISIE)).length
  return { tenu, stockage, saisies }
}

describe('what is typed in a tab', () => {
  it('is forgotten at a sign-out, and nothing else is', () => {
    const { tenu, stockage } = onglet()
    oublierSaisies(stockage)
    expect([...tenu.keys()]).toEqual(['registre-visiteur'])
  })

  it('waits for the person whose session was lost, never for another one', () => {
    const { stockage, saisies } = onglet()
    garderSaisiesDe(stockage, 7)
    garderSaisiesDe(stockage, 7)
    expect(saisies()).toBe(2)
    garderSaisiesDe(stockage, 8)
    expect(saisies()).toBe(0)
  })
})
