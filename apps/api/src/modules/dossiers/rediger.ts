import type { Tx } from '@registre/db'
import type { ImmatCopropriete } from '@registre/domain'
import { type DeclarationRow, lireDeclaration } from './lire-declaration.ts'
import { type Ecrit, enregistrerEcrit, rebaser } from './redaction.repository.ts'

/** Saves what a person of its house writes in a held draft; gives it as it is now. */
export const rediger = async (
  tx: Tx,
  id: number,
  ecrit: Ecrit,
  parId: number,
): Promise<DeclarationRow> => {
  await enregistrerEcrit(tx, id, ecrit, parId)
  return lireDeclaration(tx, id)
}

/** Puts a held draft on top of the declaration now current; gives it as it is now. */
export const reprendreSur = async (
  tx: Tx,
  id: number,
  baseId: number,
  contenu: ImmatCopropriete,
): Promise<DeclarationRow> => {
  await rebaser(tx, id, baseId, contenu)
  return lireDeclaration(tx, id)
}
