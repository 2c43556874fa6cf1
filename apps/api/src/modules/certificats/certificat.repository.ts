import type { Db, RowOf, Tx } from '@registre/db'
import type { IdentiteCertificat } from '@registre/domain'

type Reader = Pick<Db, 'query'>

const COLONNES = `id, teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au`

const TROUVER_LIEN =
  `select ${COLONNES} from certificat where revoque_le is null and ((emetteur = $1 and serie = $2) or empreinte = $3)
  order by (emetteur = $1 and serie = $2) desc limit 1` as const
export type CertificatRow = RowOf<typeof TROUVER_LIEN>

/** The living link of a presented certificate: by issuer and serial number, or by the key. */
export const trouverLien = async (
  db: Reader,
  c: IdentiteCertificat,
): Promise<CertificatRow | undefined> =>
  (await db.query(TROUVER_LIEN, [c.emetteur, c.serie, c.empreinte]))[0]

const ETUDE = `select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and`
const ETUDE_PAR_ID = `${ETUDE} id = $1` as const
export type EtudeRow = RowOf<typeof ETUDE_PAR_ID>

/** An office that is not deleted, by its identifier. */
export const trouverEtude = async (db: Reader, id: number): Promise<EtudeRow | undefined> =>
  (await db.query(ETUDE_PAR_ID, [id]))[0]
/** An office that is not deleted, by its number. */
export const trouverEtudeParNumero = async (
  db: Reader,
  numEtude: number,
): Promise<EtudeRow | undefined> => (await db.query(`${ETUDE} num_etude = $1`, [numEtude]))[0]
/** An office that is not deleted, by its SIRET. */
export const trouverEtudeParSiret = async (
  db: Reader,
  siret: string,
): Promise<EtudeRow | undefined> => (await db.query(`${ETUDE} siret = $1`, [siret]))[0]
/**
 * Takes an office for the transaction: those that touch its certificates come one after the other.
 */
export const verrouillerEtude = async (tx: Tx, id: number): Promise<EtudeRow | undefined> =>
  (await tx.sql(`${ETUDE} id = $1 for no key update`, [id]))[0]

const COMPTES_ETUDE = `select id, profil, nom, prenom, email from utilisateur where teledeclarant_id = $1 and actif and supprime_le is null and profil like 'NOTAIRE\\_%'
     order by profil <> 'NOTAIRE_ADMIN', nom, prenom, id`
export type CompteNotaireRow = RowOf<typeof COMPTES_ETUDE>

/** The accounts of an office that may sign in, its administrator first. */
export const listerComptesEtude = (
  db: Reader,
  teledeclarantId: number,
): Promise<CompteNotaireRow[]> => db.query(COMPTES_ETUDE, [teledeclarantId])

/** The living certificates of an office and of its accounts. */
export const listerCertificatRows = (
  db: Reader,
  teledeclarantId: number,
): Promise<CertificatRow[]> =>
  db.query(
    `select ${COLONNES} from certificat where teledeclarant_id = $1 and revoque_le is null order by utilisateur_id nulls first, rang`,
    [teledeclarantId],
  )

export const verrouillerCertificat = async (
  tx: Tx,
  id: number,
): Promise<CertificatRow | undefined> =>
  (
    await tx.sql(
      `select ${COLONNES} from certificat where id = $1 and revoque_le is null for update`,
      [id],
    )
  )[0]

export interface Place {
  teledeclarantId: number
  utilisateurId: number | null
  rang: number
}

/** Ends the living link of a place; gives it. */
export const libererPlace = async (tx: Tx, place: Place, maintenant: Date): Promise<void> => {
  await tx.sql(
    `update certificat set revoque_le = $4 where teledeclarant_id = $1 and utilisateur_id is not distinct from $2 and rang = $3 and revoque_le is null`,
    [place.teledeclarantId, place.utilisateurId, place.rang, maintenant],
  )
}

export const revoquerRow = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(`update certificat set revoque_le = $2 where id = $1`, [id, maintenant])
}

/**
 * Links a certificate to its holder. One that is linked already breaks a unique index
 * (`deja-existant`).
 */
export const insererCertificat = async (
  tx: Tx,
  place: Place,
  c: IdentiteCertificat,
  maintenant: Date,
): Promise<number> => {
  const [row] = await tx.sql(
    `insert into certificat (teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au, cree_le)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      place.teledeclarantId,
      place.utilisateurId,
      place.rang,
      c.sujet,
      c.emetteur,
      c.serie,
      c.empreinte,
      new Date(c.valideDu),
      new Date(c.valideAu),
      maintenant,
    ],
  )
  if (!row) throw new Error('the certificate was not written')
  return row.id
}

/** The names that the technical parameters of an office, or an account, show. */
export const noterNoms = async (
  tx: Tx,
  place: Place,
  sujet: string,
  emetteur: string,
): Promise<void> => {
  const rang = place.rang === 2 ? 2 : 1
  if (place.utilisateurId === null)
    await tx.sql(
      `update teledeclarant set certificat_dn${rang} = $2, emetteur_dn${rang} = $3 where id = $1`,
      [place.teledeclarantId, sujet, emetteur],
    )
  else if (rang === 1)
    await tx.sql(`update utilisateur set certificat_dn = $2, emetteur_dn = $3 where id = $1`, [
      place.utilisateurId,
      sujet,
      emetteur,
    ])
}

/** Closes the sessions of accounts, but one. */
export const fermerSessionsDe = async (
  tx: Tx,
  utilisateurs: readonly number[],
  sauf: string,
): Promise<void> => {
  await tx.sql(`delete from session where utilisateur_id = any($1) and id_hash <> $2`, [
    utilisateurs,
    sauf,
  ])
}

/**
 * Writes the number of an office. One that another living office has breaks a unique index
 * (`deja-existant`).
 */
export const noterNumEtude = async (
  tx: Tx,
  teledeclarantId: number,
  numEtude: number,
): Promise<void> => {
  await tx.sql(`update teledeclarant set num_etude = $2 where id = $1`, [teledeclarantId, numEtude])
}

/** Where the administrators of an office are written to. */
export const listerEmailsAdmins = async (tx: Tx, teledeclarantId: number): Promise<string[]> =>
  (
    await tx.sql(
      `select email from utilisateur where teledeclarant_id = $1 and profil = 'NOTAIRE_ADMIN' and actif and supprime_le is null order by id`,
      [teledeclarantId],
    )
  ).map((r) => r.email)
