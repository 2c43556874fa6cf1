import type { Db, RowOf, Tx } from '@registre/db'
import { isAdminTeneur, PROFILS } from '@registre/domain'

const ADMINISTRATEURS = PROFILS.filter(isAdminTeneur)

const TENIR_OUBLI = `select demandeur_id, demande_le, confirme_par_id, effet_le from oubli_facteurs where utilisateur_id = $1 for update`
export type Oubli = RowOf<typeof TENIR_OUBLI>

/** The reset that is asked for an account. */
export const tenirOubli = async (tx: Tx, id: number): Promise<Oubli | undefined> =>
  (await tx.sql(TENIR_OUBLI, [id]))[0]

/** Notes who asks for a reset, in the place of a request that nobody confirmed in time. */
export const noterOubli = async (
  tx: Tx,
  id: number,
  demandeurId: number,
  maintenant: Date,
): Promise<void> => {
  await tx.sql(
    `insert into oubli_facteurs (utilisateur_id, demandeur_id, demande_le) values ($1, $2, $3)
     on conflict (utilisateur_id) do update set demandeur_id = excluded.demandeur_id, demande_le = excluded.demande_le`,
    [id, demandeurId, maintenant],
  )
}

/** Notes who confirmed a reset that waits, and the key that stops it. */
export const differerOubli = async (
  tx: Tx,
  o: { id: number; confirmeParId: number; effetLe: Date; arretHash: string },
): Promise<void> => {
  await tx.sql(
    `update oubli_facteurs set confirme_par_id = $2, effet_le = $3, arret_hash = $4 where utilisateur_id = $1`,
    [o.id, o.confirmeParId, o.effetLe, o.arretHash],
  )
}

export const oublierDemande = async (tx: Tx, id: number): Promise<void> => {
  await tx.sql(`delete from oubli_facteurs where utilisateur_id = $1`, [id])
}

/** Spends the key that stops a reset; gives whose it was. */
export const depenserArret = async (tx: Tx, arretHash: string): Promise<number | null> =>
  (
    await tx.sql(`delete from oubli_facteurs where arret_hash = $1 returning utilisateur_id`, [
      arretHash,
    ])
  )[0]?.utilisateur_id ?? null

/** The accounts whose reset has waited long enough. */
export const oublisEchus = async (db: Pick<Db, 'query'>, maintenant: Date): Promise<number[]> =>
  (
    await db.query(
      `select utilisateur_id from oubli_facteurs where effet_le <= $1 order by utilisateur_id`,
      [maintenant],
    )
  ).map((r) => r.utilisateur_id)

/** What moves an account: its address, its profile. */
const DEPLACE = `(j.type = 'modifier-utilisateur' and j.donnees -> 'champs' ?| array['email', 'profil'])`

/**
 * True when one of two accounts made or moved the other (its address, its profile), by itself or by
 * accounts that it made or moved.
 */
export const sontLies = async (tx: Tx, un: number, autre: number): Promise<boolean> => {
  const [row] = await tx.sql(
    `with recursive lignee as (
       select racine, racine as id from unnest($1::int[]) racine
       union select l.racine, (j.donnees ->> 'utilisateurId')::int from lignee l join journal j on j.acteur_id = l.id where j.type = 'creer-utilisateur' or ${DEPLACE})
     select exists (select 1 from lignee where id = any($1::int[]) and id <> racine) as lies`,
    [[un, autre]],
  )
  return row?.lies === true
}

/** True when one of these accounts was made since an instant. */
export const sontRecents = async (tx: Tx, ids: readonly number[], depuis: Date): Promise<boolean> =>
  (
    await tx.sql(`select 1 from utilisateur where id = any($1::int[]) and cree_le > $2`, [
      ids,
      depuis,
    ])
  ).length > 0

/** True when somebody else moved one of these accounts since an instant. */
export const sontDeplaces = async (
  tx: Tx,
  ids: readonly number[],
  depuis: Date,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from journal j where j.instant > $2 and ${DEPLACE} and j.donnees ->> 'utilisateurId' = any($1::text[])
         and j.acteur_id::text is distinct from j.donnees ->> 'utilisateurId' limit 1`,
      [ids.map(String), depuis],
    )
  ).length > 0

const LIRE_ADMINISTRATEURS = `select id, trim(prenom || ' ' || nom) as nom, email from utilisateur
  where profil = any($1::text[]) and actif and supprime_le is null order by id`
export type Administrateur = RowOf<typeof LIRE_ADMINISTRATEURS>

/** The administrators of the register, who may ask for a reset and confirm it. */
export const administrateurs = (tx: Tx): Promise<Administrateur[]> =>
  tx.sql(LIRE_ADMINISTRATEURS, [ADMINISTRATEURS])
