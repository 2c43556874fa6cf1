import type { Db, RowOf, Tx } from '@registre/db'

const A_DISSOUDRE = `select id, version, numero_immatriculation as numero, nom, adresse_principale as adresse, date_reglement from copropriete where id = $1`
export type ADissoudreRow = RowOf<typeof A_DISSOUDRE>

/** What the form shows of the co-ownership, beside what the policies ask. */
export const lireADissoudre = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<ADissoudreRow | undefined> => (await db.query(A_DISSOUDRE, [id]))[0]

/**
 * The proof that a person names: a clean file of its own establishment (of the keepers, for a
 * keeper).
 */
export const justificatifDissolutionAcceptable = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  teledeclarantId: number | null,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from document where id = $1 and teledeclarant_id is not distinct from $2 and type = 'JUSTIFICATIF_DISSOLUTION' and etat_analyse <> 'INFECTED'
         and not exists (select 1 from dissolution x where x.document_id = document.id and x.statut in ('A_VALIDER', 'VALIDEE'))`,
      [documentId, teledeclarantId],
    )
  ).length > 0

/** The dissolution that was just declared. */
export const derniereDissolution = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
): Promise<number> =>
  (
    await tx.sql(`select id from dissolution where copropriete_id = $1 order by id desc limit 1`, [
      coproprieteId,
    ])
  )[0]?.id ?? 0
