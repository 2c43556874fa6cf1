import type { Tx } from '@registre/db'
import { deposerMiseAJour as deposer, type FaitsActeur } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import {
  type DeclarationRow,
  lireDeclaration,
  tenirDeclaration,
} from '../declarations/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'

/**
 * Files an update within a transaction, for whoever acts; gives it as it is now. `parLot`: the
 * author is told once of many, not of each. Throws as the domain's `deposerMiseAJour`.
 */
export const deposerMiseAJour = async (
  auteur: JournalAuthor,
  tx: Tx,
  id: number,
  faits: FaitsActeur,
  lot: { parLot?: boolean } = {},
): Promise<DeclarationRow> => {
  const { dossier, declaration } = await tenirDeclaration(tx, id)
  await ecrire(tx, auteur, dossier, deposer(dossier, declaration, faits, lot))
  return lireDeclaration(tx, id)
}
