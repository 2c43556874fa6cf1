import type { Tx } from '@registre/db'
import { takeTurn } from '../../platform/lock.repository.ts'
import { type OutboxItem, outboxItem } from '../../platform/outbox.ts'
import {
  annulerCourriers,
  annulerCourriersDArrivee,
  courrierRecent,
  insererCourrier,
  libererCourrierDArrivee,
  libererLettres,
  retenirCourrierDArrivee,
} from './courriers.repository.ts'

/** The letters of an establishment that are not printed yet are not posted. */
export const annulerLettres = (tx: Pick<Tx, 'sql'>, teledeclarantId: number): Promise<void> =>
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
  lettre: Omit<Parameters<typeof insererCourrier>[1], 'type'>,
): Promise<OutboxItem[]> => {
  await annulerCourriers(tx, lettre.teledeclarantId)
  const courrierId = await insererCourrier(tx, { ...lettre, type: 'CODE_ACTIVATION' })
  return lettre.aVerifier ? [] : [outboxItem('lettre', { courrierId })]
}

/** The letter of somebody who asked to join a firm, and has its answer, is not posted. */
export const annulerLettresDArrivee = (tx: Pick<Tx, 'sql'>, arriveeId: number): Promise<void> =>
  annulerCourriersDArrivee(tx, arriveeId)

/** A letter to the seat of that firm waits for a keeper; false when there is one. */
export const retenirLettreDArrivee = (
  tx: Tx,
  lettre: Parameters<typeof retenirCourrierDArrivee>[1],
): Promise<boolean> => retenirCourrierDArrivee(tx, lettre)

/** A keeper sends it: what the outbox does, and its seed; null when none waits. */
export const libererDArrivee = async (
  tx: Tx,
  arriveeId: number,
  destinataire: readonly string[],
): Promise<{ item: OutboxItem; graine: string } | null> => {
  const partie = await libererCourrierDArrivee(tx, arriveeId, destinataire)
  return partie
    ? { item: outboxItem('lettre', { courrierId: partie.id }), graine: partie.graine }
    : null
}

/** One letter in so many days, however many mails come back. */
const RETOUR_MS = 30 * 86_400_000

/** A letter that says that mails come back, unless one was made not long ago; gives what the outbox does. */
export const posterRetour = async (
  tx: Tx,
  lettre: Omit<Parameters<typeof insererCourrier>[1], 'type' | 'graine' | 'aVerifier'>,
): Promise<OutboxItem[]> => {
  // Mails of several people of an establishment come back at once.
  await takeTurn(tx, `courriel-revenu:${lettre.teledeclarantId}`)
  const depuis = new Date(lettre.maintenant.getTime() - RETOUR_MS)
  const type = 'COURRIEL_REVENU'
  if (await courrierRecent(tx, lettre.teledeclarantId, type, depuis)) return []
  const courrierId = await insererCourrier(tx, { ...lettre, type, graine: '', aVerifier: false })
  return [outboxItem('lettre', { courrierId })]
}
