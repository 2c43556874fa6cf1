import type { Db, RowOf, Tx } from '@registre/db'
import { takeTurn } from '../../platform/lock.repository.ts'
import { DES_MAINTENANT } from '../../platform/outbox.ts'

const TENIR_ABONNEMENT = `select id, confirme_le, dernier_courriel_le, desabonnement_graine from abonnement_newsletter where email = $1 for update`
export type AbonnementRow = RowOf<typeof TENIR_ABONNEMENT>

/** The subscription of an address, held for the transaction. */
export const tenirAbonnement = async (
  tx: Tx,
  email: string,
): Promise<AbonnementRow | undefined> => {
  await takeTurn(tx, `newsletter:${email}`)
  return (await tx.sql(TENIR_ABONNEMENT, [email]))[0]
}

export interface DemandeAbonnement {
  email: string
  confirmationHash: string
  expireLe: Date
  desabonnementGraine: string
  desabonnementHash: string
  maintenant: Date
}

/**
 * A subscription to confirm; a former request that nobody confirmed is replaced: the last mail
 * alone serves.
 */
export const ecrireDemande = async (tx: Tx, d: DemandeAbonnement): Promise<void> => {
  await tx.sql(
    `insert into abonnement_newsletter (email, confirmation_hash, expire_le, dernier_courriel_le, desabonnement_graine, desabonnement_hash, cree_le)
     values ($1, $2, $3, $6, $4, $5, $6)
     on conflict (email) do update set confirmation_hash = $2, expire_le = $3, dernier_courriel_le = $6`,
    [
      d.email,
      d.confirmationHash,
      d.expireLe,
      d.desabonnementGraine,
      d.desabonnementHash,
      d.maintenant,
    ],
  )
}

export const noterCourriel = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(`update abonnement_newsletter set dernier_courriel_le = $2 where id = $1`, [
    id,
    maintenant,
  ])
}

/**
 * Spends a confirmation key that still serves; says whether it did. Opening the link again finds
 * the subscription confirmed.
 */
export const confirmerParCle = async (
  tx: Tx,
  hash: string,
  maintenant: Date,
): Promise<'confirme' | 'deja' | null> => {
  const [row] = await tx.sql(
    `select confirme_le, expire_le from abonnement_newsletter where confirmation_hash = $1 for update`,
    [hash],
  )
  if (!row) return null
  if (row.confirme_le) return 'deja'
  if (!row.expire_le || row.expire_le <= maintenant) return null
  await tx.sql(
    `update abonnement_newsletter set confirme_le = $2, expire_le = null where confirmation_hash = $1`,
    [hash, maintenant],
  )
  return 'confirme'
}

/** Erases a subscription by its key; says whether there was one. */
export const effacerParCle = async (tx: Tx, hash: string): Promise<boolean> =>
  (
    await tx.sql(`delete from abonnement_newsletter where desabonnement_hash = $1 returning id`, [
      hash,
    ])
  ).length > 0

export const compterAbonnes = async (db: Pick<Db, 'query'>): Promise<number> =>
  (
    await db.query(
      `select count(*)::int as n from abonnement_newsletter where confirme_le is not null`,
    )
  )[0]?.n ?? 0

/** One mail of the outbox for each confirmed subscriber, in one statement. */
export const deposerEnvois = async (
  tx: Tx,
  donnees: { titre: string; resume: string; fileName: string },
): Promise<void> => {
  await tx.sql(
    `insert into outbox (type, payload, pas_avant)
     select 'courriel', jsonb_build_object('a', email, 'modele', 'newsletter', 'donnees', $1::jsonb || jsonb_build_object('graine', desabonnement_graine)), ${DES_MAINTENANT}
     from abonnement_newsletter where confirme_le is not null order by id`,
    [JSON.stringify(donnees)],
  )
}
