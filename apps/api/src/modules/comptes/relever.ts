import type { Db, Tx } from '@registre/db'

// What is counted of people while they come and go: no lock, no version, no row of the journal, so
// that a sign-in waits for nobody and a failure survives its refusal.

type Reader = Pick<Db, 'query'>

/** Puts a hash in place of another one of the same password; nothing when it changed meanwhile. */
export const releverHash = async (
  db: Reader,
  id: number,
  ancien: string,
  nouveau: string,
): Promise<void> => {
  await db.query(
    `update utilisateur set mot_de_passe_hash = $3 where id = $1 and mot_de_passe_hash = $2`,
    [id, ancien, nouveau],
  )
}

/**
 * Notes a refused sign-in on the account itself, and closes it for a while when `bloqueJusquA` is
 * given.
 */
export const releverEchec = (
  db: Reader,
  id: number,
  echecs: number,
  bloqueJusquA: Date | null,
): Promise<object[]> =>
  db.query(
    `update utilisateur set echecs_connexion = $2, bloque_jusqu_a = coalesce($3, bloque_jusqu_a) where id = $1`,
    [id, echecs, bloqueJusquA],
  )

/** Forgets the failures of an account and notes its activity. */
export const releverConnexion = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(
    `update utilisateur set echecs_connexion = 0, bloque_jusqu_a = null, derniere_activite_le = $2, derniere_relance_le = null where id = $1`,
    [id, maintenant],
  )
}

/** Notes the warning on the accounts; the next sign-in forgets it. */
export const releverRelance = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(
    `update utilisateur set derniere_relance_le = $2 where teledeclarant_id = $1 and supprime_le is null`,
    [id, maintenant],
  )
}

/** Counts a wrong code; the last one that may be tried kills it. */
export const releverEssaiDeCode = async (
  tx: Tx,
  id: number,
  essais: number,
  mort: boolean,
): Promise<void> => {
  await tx.sql(
    `update teledeclarant set code_activation_essais = $2, code_activation_hash = case when $3 then null else code_activation_hash end where id = $1`,
    [id, essais, mort],
  )
}
