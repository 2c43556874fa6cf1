import type { RowOf, Tx } from '@registre/db'

export interface Changement {
  cleHash: string
  arretHash: string
  utilisateurId: number
  ancienne: string
  nouvelle: string
  maintenant: Date
  expireLe: Date
  arretJusquAu: Date
}

/** Keeps a change on its way; the one that waited for this account opens nothing any more. */
export const noterChangement = async (tx: Tx, c: Changement): Promise<void> => {
  await tx.sql(`delete from changement_adresse where utilisateur_id = $1 and fait_le is null`, [
    c.utilisateurId,
  ])
  await tx.sql(
    `insert into changement_adresse (cle_hash, arret_hash, utilisateur_id, ancienne, nouvelle, cree_le, expire_le, arret_jusqu_au)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      c.cleHash,
      c.arretHash,
      c.utilisateurId,
      c.ancienne,
      c.nouvelle,
      c.maintenant,
      c.expireLe,
      c.arretJusquAu,
    ],
  )
}

const FAIRE = `update changement_adresse set fait_le = $2 where cle_hash = $1 and fait_le is null and expire_le > $2 returning utilisateur_id, ancienne, nouvelle, fait_le`
export type ChangementRow = RowOf<typeof FAIRE>

/** Spends the key of the new address. */
export const depenserCleNouvelle = async (
  tx: Tx,
  cleHash: string,
  maintenant: Date,
): Promise<ChangementRow | undefined> => (await tx.sql(FAIRE, [cleHash, maintenant]))[0]

const ARRETER = `delete from changement_adresse where arret_hash = $1 and arret_jusqu_au > $2 returning utilisateur_id, ancienne, nouvelle, cree_le, fait_le`
export type ChangementArrete = RowOf<typeof ARRETER>

/** Spends the key of the old address; the change itself is forgotten. */
export const depenserCleAncienne = async (
  tx: Tx,
  arretHash: string,
  maintenant: Date,
): Promise<ChangementArrete | undefined> => (await tx.sql(ARRETER, [arretHash, maintenant]))[0]

/** Where an account was moved by the same way since. */
export const passagesDepuis = async (tx: Tx, id: number, faitLe: Date): Promise<string[]> =>
  (
    await tx.sql(
      `select nouvelle from changement_adresse where utilisateur_id = $1 and fait_le >= $2`,
      [id, faitLe],
    )
  ).map((c) => c.nouvelle)

/** Forgets the changes that were asked for since: their keys open nothing any more. */
export const oublierChangements = async (tx: Tx, id: number, depuis: Date): Promise<void> => {
  await tx.sql(`delete from changement_adresse where utilisateur_id = $1 and cree_le >= $2`, [
    id,
    depuis,
  ])
}
