import type { Db, RowOf, Tx } from '@registre/db'

type Reader = Pick<Db, 'query'>

const COLUMNS = `u.id, u.version, u.profil, u.login, u.email, u.civilite, u.nom, u.prenom, u.telephone, u.num_carte_pro, u.actif, u.supprime_le, u.cree_le, u.second_facteur,
  u.derniere_activite_le, u.derniere_relance_le, u.email_valide_le, u.teledeclarant_id,
  (select r.revenu_le from courriel_revenu r where r.email = lower(u.email) and r.revenu_le > coalesce(u.email_valide_le, '-infinity')) as courriel_revenu_le,
  (select a.nouvelle from changement_adresse a where a.utilisateur_id = u.id and a.fait_le is null and a.expire_le > maintenant()) as email_en_attente, t.type as teledeclarant_type, t.statut as teledeclarant_statut, coalesce(t.raison_sociale, '') as raison_sociale`
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
