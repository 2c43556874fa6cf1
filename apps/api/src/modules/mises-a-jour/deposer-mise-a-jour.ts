import type { Tx } from '@registre/db'
import { type Constats, deposerMiseAJour as deposer, type FaitsActeur } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import {
  type DeclarationRow,
  lireDeclaration,
  tenirDeclaration,
} from '../dossiers/lire-declaration.ts'
import { RIEN_CONSTATE, verifierLue } from '../verifications/verifier-lue.ts'
import { ecrire } from '../dossiers/ecrire.ts'

/**
 * Files an update within a transaction, for whoever acts; gives it as it is now. `parLot`: the
 * author is told once of many, not of each; `constats`: what was looked for of it, without which
 * what it changes waits for the worker. Throws as the domain's `deposerMiseAJour`.
 */
export const deposerMiseAJour = async (
  auteur: JournalAuthor,
  tx: Tx,
  id: number,
  faits: FaitsActeur,
  { constats = RIEN_CONSTATE, ...lot }: { parLot?: boolean; constats?: Constats | undefined } = {},
): Promise<DeclarationRow> => {
  const { dossier, declaration } = await tenirDeclaration(tx, id)
  const verifiee = await verifierLue(tx, declaration, constats)
  await ecrire(tx, auteur, dossier, deposer(dossier, verifiee, faits, lot))
  return lireDeclaration(tx, id)
}
