import type { Tx } from '@registre/db'
import { type Acteur, peutVoirRedaction, RegisterError } from '@registre/domain'
import { type DeclarationRow, lireDeclaration } from '../dossiers/lire-declaration.ts'

/** The draft, if this person's establishment may see it. Throws `introuvable`. */
export const brouillonVisible = async (
  tx: Pick<Tx, 'sql'>,
  acteur: Acteur,
  id: number,
): Promise<DeclarationRow> => {
  const row = await lireDeclaration(tx, id)
  if (!peutVoirRedaction(acteur, row)) throw new RegisterError('introuvable')
  return row
}
