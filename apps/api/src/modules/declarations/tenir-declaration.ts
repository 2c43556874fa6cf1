import type { Tx } from '@registre/db'
import type { Dossier } from '@registre/domain'
import { tenir } from '../dossiers/tenir.ts'
import { type DeclarationRow, lireDeclaration } from './declaration.repository.ts'

/**
 * A declaration with its dossier, held until the end of the transaction. Throws `introuvable`.
 */
export const tenirDeclaration = async (
  tx: Tx,
  id: number,
): Promise<{ dossier: Dossier; declaration: DeclarationRow }> => {
  const dossier = await tenir(tx, { declarationId: id })
  return { dossier, declaration: await lireDeclaration(tx, id) }
}
