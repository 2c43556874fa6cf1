import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { cleActivationValable } from '../inscription/en-attente.ts'
import { cleValable } from './cle.repository.ts'

/**
 * True while a key received by mail serves, for a password or an activation; any failure is false
 * (specification 1, "Search and other checks").
 */
export const verifierCle = async ({ deps: { db, clock } }: Ctx, cle: string) => {
  const hash = hacherCle(cle)
  return {
    response:
      (await cleValable(db, hash, clock.now())) !== undefined ||
      (await cleActivationValable(db, hash, clock.now())) !== undefined,
  }
}
