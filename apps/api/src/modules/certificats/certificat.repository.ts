import type { Db, RowOf, Tx } from '@registre/db'
import type { IdentiteCertificat } from '@registre/domain'

type Reader = Pick<Db, 'query'>

const COLONNES = `id, teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au`

const TROUVER_LIEN =
  `select ${COLONNES} from certificat where revoque_le is null and emetteur = $1 and serie = $2 and empreinte = $3` as const
export type CertificatRow = RowOf<typeof TROUVER_LIEN>

/**
 * The living link of a presented certificate: by its key, and by its issuer and serial number. One
 * of them alone is somebody else's, or a forgery.
 */
export const trouverLien = async (
  db: Reader,
  c: IdentiteCertificat,
): Promise<CertificatRow | undefined> =>
  (await db.query(TROUVER_LIEN, [c.emetteur, c.serie, c.empreinte]))[0]

/** Living links that bear the same key, or the same issuer and serial number. */
export const trouverProches = (db: Reader, c: IdentiteCertificat): Promise<CertificatRow[]> =>
  db.query(
    `select ${COLONNES} from certificat where revoque_le is null and ((emetteur = $1 and serie = $2) or empreinte = $3)`,
    [c.emetteur, c.serie, c.empreinte],
  )

/** Whether this certificate was linked once, and is no more. */
export const estDetache = async (db: Reader, c: IdentiteCertificat): Promise<boolean> =>
  (
    await db.query(
      `select 1 from certificat where emetteur = $1 and serie = $2 and empreinte = $3 having count(*) > 0 and count(*) filter (where revoque_le is null) = 0`,
      [c.emetteur, c.serie, c.empreinte],
    )
  ).length > 0

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
