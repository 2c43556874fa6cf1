import type { Db, RowOf, Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'

type Sql = Pick<Tx, 'sql'>
type Lecteur = Pick<Db, 'query'>

/** True when a declaration of successor stands for a co-ownership. */
export const successeurEstDeclare = async (db: Lecteur, coproprieteId: number): Promise<boolean> =>
  (
    await db.query(`select 1 from successeur where copropriete_id = $1 and etat = 'DECLARE'`, [
      coproprieteId,
    ])
  ).length > 0

const SUCCESSEUR = `select s.id, s.version, s.copropriete_id, s.declarant_id, s.successeur_id, s.email, s.date_prise_fonction, s.cree_le, t.type, t.statut, t.origine, t.siret,
    t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom
  from successeur s join teledeclarant t on t.id = s.successeur_id`

const EN_VIGUEUR = `${SUCCESSEUR} where s.copropriete_id = $1 and s.etat = 'DECLARE'` as const
export type SuccesseurRow = RowOf<typeof EN_VIGUEUR>

/** The declaration that stands for a co-ownership. */
export const declarationEnVigueur = async (
  db: Lecteur,
  coproprieteId: number,
): Promise<SuccesseurRow | undefined> => (await db.query(EN_VIGUEUR, [coproprieteId]))[0]

export interface NouvelleDeclaration {
  coproprieteId: number
  declarantId: number
  successeurId: number
  email: string
  datePriseFonction: IsoDate | null
  cleHash: string | null
  expireLe: Date | null
}

export const insererDeclaration = async (tx: Sql, d: NouvelleDeclaration): Promise<void> => {
  await tx.sql(
    `insert into successeur (copropriete_id, declarant_id, successeur_id, email, date_prise_fonction, cle_hash, expire_le) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      d.coproprieteId,
      d.declarantId,
      d.successeurId,
      d.email,
      d.datePriseFonction,
      d.cleHash,
      d.expireLe,
    ],
  )
}

/** The same successor, told again: the key sent before opens nothing more. */
export const reecrireDeclaration = async (
  tx: Sql,
  id: number,
  d: NouvelleDeclaration,
): Promise<void> => {
  await tx.sql(
    `update successeur set email = $2, date_prise_fonction = $3, cle_hash = $4, expire_le = $5, version = version + 1, maj_le = maintenant() where id = $1`,
    [id, d.email, d.datePriseFonction, d.cleHash, d.expireLe],
  )
}

const PAR_CLE =
  `select s.id, s.version, s.copropriete_id, s.declarant_id, s.successeur_id, s.email, s.date_prise_fonction, s.cree_le, s.expire_le, t.type, t.statut, t.origine, t.siret,
    t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom, t.adresse, t.saisi_a_la_main, c.nom, c.numero_immatriculation as numero, ${NOM_DECLARANT('d')} as declarant, d.type = 'NOTAIRE' as par_notaire
  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id join copropriete c on c.id = s.copropriete_id
  where s.cle_hash = $1 and s.etat = 'DECLARE' and s.expire_le > $2 and t.statut = 'ATT_CREA_COMPTE'` as const
export type CleSuccesseurRow = RowOf<typeof PAR_CLE>

/** What a key opens, while the successor has not opened its account. */
export const declarationParCle = async (
  db: Lecteur,
  cleHash: string,
  maintenant: Date,
): Promise<CleSuccesseurRow | undefined> => (await db.query(PAR_CLE, [cleHash, maintenant]))[0]

/**
 * Holds what a key opens, with the other designations of who holds it; of two people with the same
 * link, one goes on.
 */
export const tenirCle = async (tx: Sql, cleHash: string): Promise<boolean> =>
  (
    await tx.sql(
      `select cle_hash from successeur where successeur_id = (select successeur_id from successeur where cle_hash = $1) order by id for update`,
      [cleHash],
    )
  ).some((s) => s.cle_hash === cleHash)

/** Once the account is open, every key of its invitations is void. */
export const oublierClesSuccesseur = async (tx: Sql, successeurId: number): Promise<void> => {
  await tx.sql(`update successeur set cle_hash = null where successeur_id = $1`, [successeurId])
}

const ETABLISSEMENT_PAR_EMAIL = `select t.id, t.type, t.statut from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id
  where u.supprime_le is null and (u.login = lower($1) or lower(u.email) = lower($1)) order by u.id limit 1`

/** The living establishment of an account's address. */
export const etablissementParEmail = async (
  tx: Sql,
  email: string,
): Promise<RowOf<typeof ETABLISSEMENT_PAR_EMAIL> | undefined> =>
  (await tx.sql(ETABLISSEMENT_PAR_EMAIL, [email]))[0]

/** Where an establishment is written to. */
export const emailDe = async (
  tx: Sql,
  id: number,
): Promise<{ email: string; nom: string; siret: string }> =>
  (
    await tx.sql(
      `select rep_email as email, ${NOM_DECLARANT('t')} as nom, coalesce(siret, '') as siret from teledeclarant t where id = $1`,
      [id],
    )
  )[0] ?? { email: '', nom: '', siret: '' }
