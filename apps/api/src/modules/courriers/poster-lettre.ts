import type { Tx } from '@registre/db'
import { type OutboxItem, outboxItem } from '../../platform/outbox.ts'
import { annulerCourriers, insererCourrier, libererLettres } from './courriers.repository.ts'

/** The letters of an establishment that are not printed yet are not posted. */
export const annulerLettres = (tx: Tx, teledeclarantId: number): Promise<void> =>
  annulerCourriers(tx, teledeclarantId)

/**
 * The letters of an establishment that waited for its address leave for this one: what the outbox
 * does, and the seed of each.
 */
export const liberer = async (
  tx: Tx,
  teledeclarantId: number,
  destinataire: readonly string[],
): Promise<{ item: OutboxItem; graine: string }[]> =>
  (await libererLettres(tx, teledeclarantId, destinataire)).map(({ id, graine }) => ({
    item: outboxItem('lettre', { courrierId: id }),
    graine,
  }))

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
