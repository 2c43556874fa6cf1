import type { Db, RowOf, Tx } from '@registre/db'

type Reader = Pick<Db, 'query'>

const SELECT = `select id, version, teledeclarant_id, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro, actif, second_facteur,
    mot_de_passe_hash is not null as a_mot_de_passe, bloque_jusqu_a, cree_le, derniere_activite_le
  from utilisateur where supprime_le is null and`
/** Main administrators first, then secondary ones, then the others, by name. */
const ORDRE = `order by case when profil like '%\\_ADMIN\\_PRINC' or profil = 'NOTAIRE_ADMIN' then 0 when profil like '%\\_ADMIN\\_S%' then 1 else 2 end, nom, prenom, id`

const LIRE_UTILISATEUR = `${SELECT} id = $1` as const
export type UtilisateurRow = RowOf<typeof LIRE_UTILISATEUR>

/** An account that is not deleted. */
export const lireUtilisateurRow = async (
  db: Reader,
  id: number,
): Promise<UtilisateurRow | undefined> => (await db.query(LIRE_UTILISATEUR, [id]))[0]

/** Accounts of an establishment; of the keepers' team for 0. */
export const listerUtilisateurRows = (db: Reader, maison: number): Promise<UtilisateurRow[]> =>
  maison === 0
    ? db.query(`${SELECT} profil like 'TENEUR\\_%' ${ORDRE}`)
    : db.query(`${SELECT} teledeclarant_id = $1 ${ORDRE}`, [maison])

const VERROUILLER_ETABLISSEMENT = `select type, statut, raison_sociale from teledeclarant where id = $1 and statut <> 'SUPPRIME' for no key update`
export type EtablissementTenu = RowOf<typeof VERROUILLER_ETABLISSEMENT>

/**
 * Takes an establishment for the transaction: those that count its administrators come one after
 * the other.
 */
export const verrouillerEtablissement = async (
  tx: Tx,
  id: number,
): Promise<EtablissementTenu | undefined> => (await tx.sql(VERROUILLER_ETABLISSEMENT, [id]))[0]

/** True for an establishment of the register, even one that is closed. */
export const etablissementExiste = async (db: Reader, id: number): Promise<boolean> =>
  (await db.query(`select 1 from teledeclarant where id = $1`, [id])).length > 0

/** Accounts of a house whose person has signed in; of the keepers' team for 0. */
export const compterComptesActifs = async (tx: Tx, maison: number): Promise<number> =>
  (
    await tx.sql(
      `select count(*)::int as n from utilisateur where supprime_le is null and derniere_activite_le is not null
         and case when $1 = 0 then profil like 'TENEUR\\_%' else teledeclarant_id = $1 end`,
      [maison],
    )
  )[0]?.n ?? 0

/** Secondary administrators of an establishment. */
export const compterAdminsSecondaires = async (tx: Tx, teledeclarantId: number): Promise<number> =>
  (
    await tx.sql(
      `select count(*)::int as n from utilisateur where teledeclarant_id = $1 and supprime_le is null and profil in ('TELE_PRO_ADMIN_SECOND', 'TELE_NONPRO_ADMIN_SECOND')`,
      [teledeclarantId],
    )
  )[0]?.n ?? 0

/** The keeper who signs in by a login; nobody among them when none does. */
export const teneurParLogin = async (tx: Tx, login: string): Promise<number[]> =>
  (
    await tx.sql(
      `select id from utilisateur where supprime_le is null and login = lower($1) and profil like 'TENEUR\\_%'`,
      [login],
    )
  ).map((u) => u.id)
