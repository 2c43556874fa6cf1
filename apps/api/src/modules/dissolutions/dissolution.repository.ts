import type { Db, RowOf, Tx } from '@registre/db'
import type {
  FaitGenerateur,
  IsoDate,
  MotifDissolution,
  TypeJustificatifDissolution,
} from '@registre/domain'

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

export interface NouvelleDissolution {
  coproprieteId: number
  motif: MotifDissolution
  autre: string
  faitGenerateur: FaitGenerateur
  dateFaitGenerateur: IsoDate
  dateEffet: IsoDate
  typeJustif: TypeJustificatifDissolution
  documentId: string
  demandeParId: number
}

export const insererDissolution = async (
  tx: Pick<Tx, 'sql'>,
  d: NouvelleDissolution,
): Promise<number> => {
  const [row] = await tx.sql(
    `insert into dissolution (copropriete_id, motif, autre, fait_generateur, date_fait_generateur, date_effet, type_justif, document_id, demande_par_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      d.coproprieteId,
      d.motif,
      d.autre,
      d.faitGenerateur,
      d.dateFaitGenerateur,
      d.dateEffet,
      d.typeJustif,
      d.documentId,
      d.demandeParId,
    ],
  )
  if (!row) throw new Error('the dissolution was not inserted')
  return row.id
}
