import type { Db, RowOf, Tx } from '@registre/db'

type Reader = Pick<Db, 'query'>

const LIRE_ETAT =
  `select u.login, u.email, u.profil, u.second_facteur, u.teledeclarant_id, c.confirme_le is not null as code,
    (select count(*)::int from code_secours s where s.utilisateur_id = u.id) as secours
  from utilisateur u left join facteur_code c on c.utilisateur_id = u.id where u.id = $1` as const
export type EtatFacteurs = RowOf<typeof LIRE_ETAT>

export const lireEtat = async (db: Reader, id: number): Promise<EtatFacteurs | undefined> =>
  (await db.query(LIRE_ETAT, [id]))[0]

/** Takes the account for the transaction: its factors are counted and written by one at a time. */
export const tenirEtat = async (tx: Tx, id: number): Promise<EtatFacteurs | undefined> => {
  await tx.sql(`select 1 from utilisateur where id = $1 for update`, [id])
  return lireEtat({ query: tx.sql }, id)
}

const LISTER_CLES = `select id, nom, cree_le, vue_le, identifiant from cle_acces where utilisateur_id = $1 order by id`
export const listerCles = (db: Reader, id: number): Promise<RowOf<typeof LISTER_CLES>[]> =>
  db.query(LISTER_CLES, [id])

/**
 * Keeps a new secret that counts for nothing before it is confirmed, in the place of one that was
 * not either; false when one is in service.
 */
export const noterSecret = async (tx: Tx, id: number, chiffre: string): Promise<boolean> =>
  (
    await tx.sql(
      `insert into facteur_code as f (utilisateur_id, secret_chiffre) values ($1, $2)
       on conflict (utilisateur_id) do update set secret_chiffre = excluded.secret_chiffre, dernier_pas = 0
         where f.confirme_le is null returning 1`,
      [id, chiffre],
    )
  ).length > 0

const LIRE_SECRET = `select secret_chiffre, confirme_le from facteur_code where utilisateur_id = $1`
export const lireSecret = async (
  db: Reader,
  id: number,
): Promise<RowOf<typeof LIRE_SECRET> | undefined> => (await db.query(LIRE_SECRET, [id]))[0]

/**
 * Takes the code of a step, once, and keeps the secret that gave it as it is now encrypted; false
 * when the code was taken, or the secret replaced.
 */
export const prendrePas = async (
  db: Reader,
  p: { id: number; pas: number; lu: string; chiffre: string },
): Promise<boolean> =>
  (
    await db.query(
      `update facteur_code set dernier_pas = $2, secret_chiffre = $4 where utilisateur_id = $1 and dernier_pas < $2 and secret_chiffre = $3 returning 1`,
      [p.id, p.pas, p.lu, p.chiffre],
    )
  ).length > 0

/** Puts in service the secret of which a code was taken; false when it was replaced since. */
export const confirmerSecret = async (tx: Tx, id: number, quand: Date): Promise<boolean> =>
  (
    await tx.sql(
      `update facteur_code set confirme_le = $2 where utilisateur_id = $1 and confirme_le is null and dernier_pas > 0 returning 1`,
      [id, quand],
    )
  ).length > 0

export const effacerSecret = async (tx: Tx, id: number): Promise<boolean> =>
  (
    await tx.sql(
      `delete from facteur_code where utilisateur_id = $1 and confirme_le is not null returning 1`,
      [id],
    )
  ).length > 0

export interface NouvelleCle {
  utilisateurId: number
  identifiant: string
  clePublique: Uint8Array
  compteur: number
  nom: string
  creeLe: Date
}

/** Keeps a passkey; false for one that an account holds already. */
export const insererCle = async (tx: Tx, c: NouvelleCle): Promise<boolean> =>
  (
    await tx.sql(
      `insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) values ($1, $2, $3, $4, $5, $6)
       on conflict (identifiant) do nothing returning 1`,
      [c.utilisateurId, c.identifiant, Buffer.from(c.clePublique), c.compteur, c.nom, c.creeLe],
    )
  ).length > 0

export const effacerCle = async (tx: Tx, utilisateurId: number, id: number): Promise<boolean> =>
  (
    await tx.sql(`delete from cle_acces where id = $1 and utilisateur_id = $2 returning 1`, [
      id,
      utilisateurId,
    ])
  ).length > 0

const TROUVER_CLE =
  `select k.id, k.utilisateur_id, k.identifiant, k.cle_publique, k.compteur::text as compteur, u.login
  from cle_acces k join utilisateur u on u.id = k.utilisateur_id where k.identifiant = $1` as const
export type CleRow = RowOf<typeof TROUVER_CLE>
export const trouverCle = async (db: Reader, identifiant: string): Promise<CleRow | undefined> =>
  (await db.query(TROUVER_CLE, [identifiant]))[0]

export const noterUsageCle = async (
  db: Reader,
  id: number,
  compteur: number,
  quand: Date,
): Promise<void> => {
  await db.query(`update cle_acces set compteur = $2, vue_le = $3 where id = $1`, [
    id,
    compteur,
    quand,
  ])
}

/** Replaces the recovery codes of an account. */
export const ecrireCodesSecours = async (
  tx: Tx,
  id: number,
  hashes: readonly string[],
): Promise<void> => {
  await tx.sql(`delete from code_secours where utilisateur_id = $1`, [id])
  await tx.sql(
    `insert into code_secours (utilisateur_id, code_hash) select $1, unnest($2::text[])`,
    [id, hashes],
  )
}

/** Spends a recovery code; false when there is none such. */
export const depenserCodeSecours = async (db: Reader, id: number, hash: string): Promise<boolean> =>
  (
    await db.query(
      `delete from code_secours where utilisateur_id = $1 and code_hash = $2 returning 1`,
      [id, hash],
    )
  ).length > 0

/** Erases the factors that an account put in service since an instant; gives how many. */
export const effacerRecents = async (tx: Tx, id: number, depuis: Date): Promise<number> => {
  const codes = await tx.sql(
    `delete from facteur_code where utilisateur_id = $1 and confirme_le >= $2 returning 1`,
    [id, depuis],
  )
  const cles = await tx.sql(
    `delete from cle_acces where utilisateur_id = $1 and cree_le >= $2 returning 1`,
    [id, depuis],
  )
  return codes.length + cles.length
}

/** Erases every factor of an account. */
export const effacerFacteurs = async (tx: Tx, id: number): Promise<void> => {
  await tx.sql(`delete from facteur_code where utilisateur_id = $1`, [id])
  await tx.sql(`delete from cle_acces where utilisateur_id = $1`, [id])
  await tx.sql(`delete from code_secours where utilisateur_id = $1`, [id])
  await tx.sql(`delete from connexion_en_attente where utilisateur_id = $1`, [id])
}

export const noterDefi = async (
  db: Reader,
  hash: string,
  utilisateurId: number | null,
  expireLe: Date,
): Promise<void> => {
  await db.query(
    `insert into defi_acces (defi_hash, utilisateur_id, expire_le) values ($1, $2, $3)`,
    [hash, utilisateurId, expireLe],
  )
}

/** Spends a challenge that was given to this account, or to anybody who signs in (null). */
export const depenserDefi = async (
  db: Reader,
  hash: string,
  utilisateurId: number | null,
  maintenant: Date,
): Promise<boolean> =>
  (
    await db.query(
      `delete from defi_acces where defi_hash = $1 and utilisateur_id is not distinct from $2::int and expire_le > $3 returning 1`,
      [hash, utilisateurId, maintenant],
    )
  ).length > 0

export const noterAttente = async (
  db: Reader,
  a: { cleHash: string; utilisateurId: number; seSouvenir: boolean; expireLe: Date },
): Promise<void> => {
  await db.query(
    `insert into connexion_en_attente (cle_hash, utilisateur_id, se_souvenir, expire_le) values ($1, $2, $3, $4)`,
    [a.cleHash, a.utilisateurId, a.seSouvenir, a.expireLe],
  )
}

const LIRE_ATTENTE =
  `select a.utilisateur_id, a.se_souvenir, u.login from connexion_en_attente a join utilisateur u on u.id = a.utilisateur_id
  where a.cle_hash = $1 and a.expire_le > $2` as const
export const lireAttente = async (
  db: Reader,
  cleHash: string,
  maintenant: Date,
): Promise<RowOf<typeof LIRE_ATTENTE> | undefined> =>
  (await db.query(LIRE_ATTENTE, [cleHash, maintenant]))[0]

/** Spends a sign-in on its way; false when another call did. */
export const depenserAttente = async (db: Reader, cleHash: string): Promise<boolean> =>
  (await db.query(`delete from connexion_en_attente where cle_hash = $1 returning 1`, [cleHash]))
    .length > 0
