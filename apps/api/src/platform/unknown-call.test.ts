import { contract } from '@registre/contract'
import { describe, expect, it } from 'vitest'
import { masquees, methodsOf } from './unknown-call.ts'

describe('an address that exists with another method', () => {
  it('is never taken for the name of something by a longer pattern', () => {
    const methodes = methodsOf(contract)
    const trouvees = masquees(contract)
    expect(trouvees).toContainEqual({ method: 'GET', path: '/api/coproprietes/brouillon/submit' })
    for (const { method, path } of trouvees) {
      expect(methodes(path.replace(/\{\w+\}/g, '1')), path).not.toContain(method)
    }
    // What an operation takes itself stays its own.
    for (const { method, path } of Object.values(contract))
      expect(trouvees, path).not.toContainEqual({ method, path })
  })
})
