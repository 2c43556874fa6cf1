import type { Preuve } from '../../src/platform/session-store.ts'

/**
 * The proof of a test's people: never too old, however far their clock goes. What a proof that has
 * aged refuses is the matter of preuves.test.ts.
 */
export const PREUVE_DES_ESSAIS: Preuve = {
  moyen: 'mot-de-passe',
  le: new Date('2999-01-01T00:00:00Z'),
}
