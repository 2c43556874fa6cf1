import type { Tx } from '@registre/db'
import { type OutboxItem, outboxItem } from '../../platform/outbox.ts'
import { annulerCourriers, insererCourrier } from './courriers.repository.ts'

/** The letters of an establishment that are not printed yet are not posted. */
export const annulerLettres = (tx: Tx, teledeclarantId: number): Promise<void> =>
  annulerCourriers(tx, teledeclarantId)

/**
 * A new letter in the place of those that are not printed yet; gives what the outbox does: nothing
 * while its address waits for a keeper.
 */
export const posterLettre = async (
  tx: Tx,
  lettre: Parameters<typeof insererCourrier>[1],
): Promise<OutboxItem[]> => {
  await annulerCourriers(tx, lettre.teledeclarantId)
  const courrierId = await insererCourrier(tx, lettre)
  return lettre.aVerifier ? [] : [outboxItem('lettre', { courrierId })]
}
