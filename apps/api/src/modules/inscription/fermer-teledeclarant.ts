import type { Tx } from '@registre/db'
import {
  type EvenementTeledeclarant,
  machineTeledeclarant,
  next,
  RegisterError,
  type StatutTeledeclarant,
} from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { annulerLettres } from '../courriers/poster-lettre.ts'
import { fermerComptes } from '../utilisateurs/fermer-comptes.ts'
import { clore } from './inscription.repository.ts'

interface Fermeture {
  id: number
  de: StatutTeledeclarant
  evenement: EvenementTeledeclarant
  maintenant: Date
}

/**
 * Closes a declarant for good, whoever asks: its accounts, sessions, keys and letters go, its
 * history stays, its SIRET, office number and addresses are free. Gives the accounts that it had.
 * Throws `transition-interdite` when it has moved meanwhile. The caller has checked mandates and
 * requests.
 */
export const fermerTeledeclarant = async (
  tx: Tx,
  auteur: JournalAuthor,
  { id, de, evenement, maintenant }: Fermeture,
): ReturnType<typeof fermerComptes> => {
  const vers = next(machineTeledeclarant, de, evenement)
  const clos = await clore(tx, id, de, vers)
  if (!clos) throw new RegisterError('transition-interdite')
  const comptes = await fermerComptes(tx, auteur, id, maintenant)
  await annulerLettres(tx, id)
  // The SIRET is public data of a firm: kept in the journal, since a new declarant may take it.
  await journaliser(tx, auteur, {
    categorie: 'COMPTE',
    type: evenement === 'supprimer' ? 'supprimer-teledeclarant' : evenement,
    teledeclarantId: id,
    de,
    vers,
    donnees: { siret: clos.siret, numEtude: clos.num_etude, comptes: comptes.length },
  })
  return comptes
}
