import type { Tx } from '@registre/db'
import { type EtatDeclaration, RegisterError } from '@registre/domain'
import type { DeclarationRow } from '../declarations/declaration.repository.ts'

/**
 * Moves a declaration that the transaction holds. Throws `transition-interdite` when it has moved
 * since.
 */
export const changerEtatDeclaration = async (
  tx: Pick<Tx, 'sql'>,
  row: Pick<DeclarationRow, 'id' | 'etat'>,
  vers: EtatDeclaration,
): Promise<void> => {
  const rows = await tx.sql(
    `update declaration set etat = $3::etat_declaration, version = version + 1,
       soumis_le = case when $3 = 'A_VALIDER' then now() else soumis_le end,
       valide_le = case when $3 in ('IMMATRICULATION', 'COURANTE') then now() else valide_le end
     where id = $1 and etat = $2::etat_declaration returning id`,
    [row.id, row.etat, vers],
  )
  if (rows.length === 0) throw new RegisterError('transition-interdite')
}

/** The proof that a draft names: the establishment's own file, clean, or null. */
export const justificatifAcceptable = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  teledeclarantId: number,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from document where id = $1 and teledeclarant_id = $2 and type = 'JUSTIFICATIF_MANDAT' and etat_analyse <> 'INFECTED'`,
      [documentId, teledeclarantId],
    )
  ).length > 0
