import type { Tx } from '@registre/db'
import {
  declarantDe,
  fermerDeclarant as decision,
  type FinDeDeclarant,
  RegisterError,
  type StatutTeledeclarant,
} from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import { ecrire } from './ecrire.ts'
import { tenirDeclarant } from './tenir.ts'

/**
 * Closes a declarant for good with its accounts. `de`: the status in which the caller saw it; `tu`:
 * the caller writes to who is concerned. Throws `introuvable`, `transition-interdite` when it has
 * moved meanwhile. The caller has checked mandates and requests.
 */
export const fermerDeclarant = async (
  tx: Tx,
  auteur: JournalAuthor,
  f: {
    id: number
    de: StatutTeledeclarant
    evenement: FinDeDeclarant
    tu?: boolean
    maintenant: Date
  },
): Promise<void> => {
  const compte = await tenirDeclarant(tx, f.id, { ferme: true })
  if (declarantDe(compte).statut !== f.de) throw new RegisterError('transition-interdite')
  await ecrire(tx, auteur, compte, decision(compte, f), f)
}
