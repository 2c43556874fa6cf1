import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from './cle-courriel.ts'
import { cleValable } from './cle.repository.ts'

/** True while a key received by mail serves; any failure is false (specification 1, "Search and other checks"). */
export const verifierCle = async ({ deps: { db, clock } }: Ctx, cle: string) => ({
  response: (await cleValable(db, hacherCle(cle), clock.now())) !== undefined,
})
