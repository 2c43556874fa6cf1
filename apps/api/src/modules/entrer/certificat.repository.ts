import type { Db, RowOf, Tx } from '@registre/db'
import type { IdentiteCertificat } from '@registre/domain'

type Reader = Pick<Db, 'query'>

const TROUVER_LIEN =
  `select teledeclarant_id as "teledeclarantId", utilisateur_id as "utilisateurId" from certificat where revoque_le is null and emetteur = $1 and serie = $2 and empreinte = $3` as const
type Lien = RowOf<typeof TROUVER_LIEN>

/**
 * The living link of a presented certificate: by its key, and by its issuer and serial number. One
 * of them alone is somebody else's, or a forgery.
 */
export const trouverLien = async (db: Reader, c: IdentiteCertificat): Promise<Lien | undefined> =>
  (await db.query(TROUVER_LIEN, [c.emetteur, c.serie, c.empreinte]))[0]

/** Whether this certificate was linked once, and is no more. */
export const estDetache = async (db: Reader, c: IdentiteCertificat): Promise<boolean> =>
  (
    await db.query(
      `select 1 from certificat where emetteur = $1 and serie = $2 and empreinte = $3 having count(*) > 0 and count(*) filter (where revoque_le is null) = 0`,
      [c.emetteur, c.serie, c.empreinte],
    )
  ).length > 0

/** Where a certificate is linked: an office, or one of its accounts. */
export interface Place {
  teledeclarantId: number
  utilisateurId: number | null
  rang: number
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
