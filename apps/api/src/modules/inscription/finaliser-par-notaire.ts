import type { Tx } from '@registre/db'
import { machineTeledeclarant, next, RegisterError } from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { deplacerTeledeclarant } from './inscription.repository.ts'

/**
 * The notary's registration is final: the declarant that waited for it may open its account. Gives
 * its new status. Throws `transition-interdite` when it has moved meanwhile.
 */
export const finaliserParNotaire = async (tx: Tx, auteur: JournalAuthor, id: number) => {
  const evenement = 'finaliser-immatriculation-notaire'
  const de = 'ATT_FIN_IMM_NOT'
  const vers = next(machineTeledeclarant, de, evenement)
  if (!(await deplacerTeledeclarant(tx, id, de, vers)))
    throw new RegisterError('transition-interdite')
  await journaliser(tx, auteur, {
    categorie: 'COMPTE',
    type: evenement,
    teledeclarantId: id,
    de,
    vers,
  })
  return vers
}
