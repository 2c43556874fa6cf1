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

const ECRIRE = `update utilisateur set email = $3, login = case when login = lower($2) then lower($3) else login end, version = version + 1,
    email_valide_le = $4 where id = $1 and supprime_le is null and lower(email) = lower($2) returning id, login, email, teledeclarant_id`

/** Moves an account from an address to another, and its login where it was the address. */
export const ecrireAdresse = async (
  tx: Tx,
  id: number,
  de: string,
  vers: string,
  maintenant: Date,
): Promise<RowOf<typeof ECRIRE> | undefined> =>
  (await tx.sql(ECRIRE, [id, de, vers, maintenant]))[0]

const RENDRE =
  `update utilisateur u set email = $3, login = case when login = lower(email) then lower($3) else login end, version = version + 1
  where u.id = $1 and u.supprime_le is null and (lower(u.email) = lower($2) or exists (
    select from changement_adresse c where c.utilisateur_id = u.id and c.fait_le >= $4 and lower(c.nouvelle) = lower(u.email)))
  returning id, login, email` as const

/** Gives an account back to its former address, however often it was moved since by the same way. */
export const rendreAdresse = async (
  tx: Tx,
  c: ChangementArrete,
  faitLe: Date,
): Promise<RowOf<typeof RENDRE> | undefined> =>
  (await tx.sql(RENDRE, [c.utilisateur_id, c.nouvelle, c.ancienne, faitLe]))[0]

/** Forgets the changes that were asked for since: their keys open nothing any more. */
export const oublierChangements = async (tx: Tx, id: number, depuis: Date): Promise<void> => {
  await tx.sql(`delete from changement_adresse where utilisateur_id = $1 and cree_le >= $2`, [
    id,
    depuis,
  ])
}
