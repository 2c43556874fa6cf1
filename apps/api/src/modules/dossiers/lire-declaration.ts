import type { Tx } from '@registre/db'
import { type Dossier, type EtatDeclaration, RegisterError } from '@registre/domain'
import { tenir } from './tenir.ts'
import {
  type DeclarationRow,
  trouverDeclaration,
  trouverDerniere,
} from './declaration.repository.ts'

export type { DeclarationRow } from './declaration.repository.ts'

/** A declaration with its dossier; who may see it is the caller's business. Throws `introuvable`. */
export const lireDeclaration = async (tx: Pick<Tx, 'sql'>, id: number): Promise<DeclarationRow> => {
  const row = await trouverDeclaration(tx, id)
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** The latest declaration of a co-ownership in a state. Throws `introuvable`. */
export const lireDerniere = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  etat: EtatDeclaration,
): Promise<DeclarationRow> => {
  const row = await trouverDerniere(tx, coproprieteId, [etat])
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** The first of these states that a declaration of a co-ownership has; null for none. */
export const lireSelonEtats = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  etats: readonly EtatDeclaration[],
): Promise<DeclarationRow | null> => {
  for (const etat of etats) {
    const row = await trouverDerniere(tx, coproprieteId, [etat])
    if (row) return row
  }
  return null
}

/** A declaration with its dossier, held until the end of the transaction. Throws `introuvable`. */
export const tenirDeclaration = async (
  tx: Tx,
  id: number,
): Promise<{ dossier: Dossier; declaration: DeclarationRow }> => {
  const dossier = await tenir(tx, { declarationId: id })
  return { dossier, declaration: await lireDeclaration(tx, id) }
}
