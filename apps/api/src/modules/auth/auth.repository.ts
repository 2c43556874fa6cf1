import type { Db, RowOf, Tx } from '@registre/db'

type Reader = Pick<Db, 'query'>

const COLUMNS = `u.id, u.version, u.profil, u.login, u.email, u.civilite, u.nom, u.prenom, u.telephone, u.num_carte_pro, u.actif, u.supprime_le, u.cree_le, u.second_facteur,
  u.derniere_activite_le, u.derniere_relance_le, u.email_valide_le, u.teledeclarant_id,
  (select a.nouvelle from changement_adresse a where a.utilisateur_id = u.id and a.fait_le is null and a.expire_le > now()) as email_en_attente, t.type as teledeclarant_type, t.statut as teledeclarant_statut, coalesce(t.raison_sociale, '') as raison_sociale`
const FROM = `from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id`

const TROUVER_COMPTE_PAR_LOGIN =
  `select ${COLUMNS}, u.mot_de_passe_hash, u.bloque_jusqu_a ${FROM} where u.login = $1` as const
export type CompteSecretRow = RowOf<typeof TROUVER_COMPTE_PAR_LOGIN>

/** An account by its login, with what a sign-in checks. */
export const trouverCompteParLogin = async (
  db: Reader,
  login: string,
): Promise<CompteSecretRow | undefined> =>
  (await db.query(TROUVER_COMPTE_PAR_LOGIN, [login], { name: 'compte-login' }))[0]

const LIRE_COMPTE = `select ${COLUMNS} ${FROM} where u.id = $1` as const
export type CompteRow = RowOf<typeof LIRE_COMPTE>

export const lireCompteRow = async (db: Reader, id: number): Promise<CompteRow | undefined> =>
  (
    await db.query(LIRE_COMPTE, [id], {
      name: 'compte-id',
    })
  )[0]

/** Puts a hash in place of another one of the same password; nothing when it changed meanwhile. */
export const remplacerHash = async (
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

/** True when the person of a login has signed in from this device. */
export const appareilEstConnu = async (
  db: Reader,
  login: string,
  jetonHash: string,
): Promise<boolean> =>
  (
    await db.query(
      `select 1 from appareil_connu a join utilisateur u on u.id = a.utilisateur_id where u.login = $1 and a.jeton_hash = $2`,
      [login, jetonHash],
    )
  ).length > 0

/** Notes that a person signed in from a device. */
export const noterAppareil = async (
  tx: Tx,
  utilisateurId: number,
  jetonHash: string,
  maintenant: Date,
): Promise<void> => {
  await tx.sql(
    `insert into appareil_connu (utilisateur_id, jeton_hash, vu_le) values ($1, $2, $3)
     on conflict (utilisateur_id, jeton_hash) do update set vu_le = excluded.vu_le`,
    [utilisateurId, jetonHash, maintenant],
  )
}

/**
 * Notes a refused sign-in on the account itself, and closes it for a while when `bloqueJusquA` is
 * given.
 */
export const noterEchec = (
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
export const noterConnexion = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(
    `update utilisateur set echecs_connexion = 0, bloque_jusqu_a = null, derniere_activite_le = $2, derniere_relance_le = null where id = $1`,
    [id, maintenant],
  )
}

export interface Coordonnees {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro: string
  login: string
}

/**
 * Writes the person's own data. A login taken by somebody else breaks the unique constraint
 * (`deja-existant`).
 */
export const enregistrerCoordonnees = async (
  tx: Tx,
  id: number,
  c: Coordonnees,
  version: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `update utilisateur set civilite = $2, nom = $3, prenom = $4, email = $5, telephone = $6, num_carte_pro = $7, login = $8, version = version + 1
       where id = $1 and version = $9 returning id`,
      [id, c.civilite, c.nom, c.prenom, c.email, c.telephone, c.numCartePro, c.login, version],
    )
  ).length > 0

/** The information message of the home page, '' when none is set. */
export const lireParametreTexte = async (db: Reader, cle: string): Promise<string> => {
  const [row] = await db.query(`select valeur from parametre where cle = $1`, [cle], {
    name: 'parametre',
  })
  return typeof row?.valeur === 'string' ? row.valeur.trim() : ''
}
