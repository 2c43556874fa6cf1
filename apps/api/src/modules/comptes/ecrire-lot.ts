import type { Db, Tx } from '@registre/db'

// Many at once, or people whom nobody decides of one by one: an import, an erasure, a provider that
// says who signs in. No journal of their own: whoever calls tells it.

type Base = Pick<Db, 'query'>

/** The establishment that signs what an import writes: nobody signs in as it. */
export const creerAuteurRepris = async (db: Base, origine: string): Promise<number> => {
  const [cree] = await db.query(
    `insert into teledeclarant (type, statut, raison_sociale, origine) values ('AUTRE', 'ATT_CREA_COMPTE', 'Reprise du fichier publié', $1) returning id`,
    [origine],
  )
  return cree?.id ?? 0
}

/** A firm that an import names, without account; null when another has its SIRET. */
export const creerSyndicRepris = async (
  db: Base,
  s: { raisonSociale: string; siret: string; codeApe: string; commune: string },
  origine: string,
): Promise<number | null> => {
  const [cree] = await db.query(
    `insert into teledeclarant (type, statut, raison_sociale, siret, code_ape, commune, origine) values ('PRO', 'ATT_CREA_COMPTE', $1, nullif($2, ''), $3, $4, $5)
     on conflict do nothing returning id`,
    [s.raisonSociale, s.siret, s.codeApe, s.commune, origine],
  )
  return cree?.id ?? null
}

/** Volunteers of whom nothing is known: declarants without name. */
export const creerBenevoles = async (
  tx: Pick<Tx, 'sql'>,
  combien: number,
  origine: string,
): Promise<number[]> =>
  (
    await tx.sql(
      `insert into teledeclarant (type, statut, origine) select 'NON_PRO', 'ATT_CREA_COMPTE', $2 from generate_series(1, $1::int) returning id`,
      [combien, origine],
    )
  ).map((row) => row.id)

/** The account of an institution's person, made at its first sign-on and named again at each one. */
export const ouvrirAgent = async (
  tx: Pick<Tx, 'sql'>,
  a: { login: string; nom: string; prenom: string },
  maintenant: Date,
): Promise<number> => {
  const [compte] = await tx.sql(
    `insert into utilisateur (profil, login, email, nom, prenom, derniere_activite_le) values ('INSTITUTIONNEL', $1, '', $2, $3, $4)
     on conflict (login) do update set nom = excluded.nom, prenom = excluded.prenom, derniere_activite_le = excluded.derniere_activite_le returning id`,
    [a.login, a.nom, a.prenom, maintenant],
  )
  return compte?.id ?? 0
}

/** Erases who held accounts; what they did keeps its dates. Gives a row for each. */
export const anonymiserComptes = (tx: Pick<Tx, 'sql'>, ids: readonly number[], nom: string) =>
  tx.sql(
    `update utilisateur set login = 'supprime-' || id, email = '', civilite = '', nom = $2, prenom = '', telephone = '', num_carte_pro = '',
       certificat_dn = '', emetteur_dn = '', mot_de_passe_hash = null, version = version + 1 where id = any($1::int[]) returning 1`,
    [ids, nom],
  )

/** Erases who represented declarants. Gives a row for each. */
export const anonymiserRepresentants = (tx: Pick<Tx, 'sql'>, ids: readonly number[], nom: string) =>
  tx.sql(
    `update teledeclarant set rep_civilite = '', rep_nom = $2, rep_prenom = '', rep_email = '', rep_telephone = '', rep_adresse = null, version = version + 1,
       certificat_dn1 = '', certificat_dn2 = '', emetteur_dn1 = '', emetteur_dn2 = '' where id = any($1::int[]) returning 1`,
    [ids, nom],
  )

/** Forgets where volunteers live. Gives a row for each. */
export const oublierAdresses = (tx: Pick<Tx, 'sql'>, ids: readonly number[]) =>
  tx.sql(
    `update teledeclarant set raison_sociale = '', adresse = '{}', code_postal = '', commune = '', telephone = '' where id = any($1::int[]) and type = 'NON_PRO' returning 1`,
    [ids],
  )
