import type { Db, RowOf, Tx } from '@registre/db'
import type { IdentiteCertificat } from '@registre/domain'
import type { Place } from '../entrer/par-certificat.ts'

type Reader = Pick<Db, 'query'>

const COLONNES = `id, teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au`

const PROCHES =
  `select ${COLONNES} from certificat where revoque_le is null and ((emetteur = $1 and serie = $2) or empreinte = $3)` as const
export type CertificatRow = RowOf<typeof PROCHES>

/** Living links that bear the same key, or the same issuer and serial number. */
export const trouverProches = (db: Reader, c: IdentiteCertificat): Promise<CertificatRow[]> =>
  db.query(PROCHES, [c.emetteur, c.serie, c.empreinte])

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

/** Ends the links of an office itself; gives them. */
export const detacherDeLEtude = (tx: Tx, teledeclarantId: number, maintenant: Date) =>
  tx.sql(
    `update certificat set revoque_le = $2 where teledeclarant_id = $1 and utilisateur_id is null and revoque_le is null returning id, empreinte`,
    [teledeclarantId, maintenant],
  )
