import type { Tx } from '@registre/db'
import {
  type EvenementTeledeclarant,
  machineTeledeclarant,
  next,
  RegisterError,
  type StatutTeledeclarant,
} from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import {
  type CompteDuTeledeclarant,
  tenirComptes,
} from '../teledeclarants/teledeclarant.repository.ts'
import { annulerCourriers } from '../courriers/courriers.repository.ts'
import { fermerSessions, supprimerRows } from '../utilisateurs/utilisateur.repository.ts'
import { clore } from './inscription.repository.ts'

interface Fermeture {
  id: number
  de: StatutTeledeclarant
  evenement: EvenementTeledeclarant
  maintenant: Date
}

/**
 * Closes a declarant for good, whoever asks: its accounts, sessions, keys and letters go, its
 * history stays, its SIRET, office
 * number and addresses are free. Gives the accounts that it had. Throws `transition-interdite` when
 * it has moved meanwhile. The
 * caller has checked mandates and requests.
 */
export const fermerTeledeclarant = async (
  tx: Tx,
  auteur: JournalAuthor,
  { id, de, evenement, maintenant }: Fermeture,
): Promise<CompteDuTeledeclarant[]> => {
  const vers = next(machineTeledeclarant, de, evenement)
  const comptes = await tenirComptes(tx, id)
  const clos = await clore(tx, id, de, vers)
  if (!clos) throw new RegisterError('transition-interdite')
  const ids = comptes.map((c) => c.id)
  await fermerSessions(tx, ids)
  await supprimerRows(tx, ids, maintenant)
  for (const c of comptes)
    await journaliser(tx, auteur, {
      categorie: 'COMPTE',
      type: 'supprimer-utilisateur',
      teledeclarantId: id,
      de: c.profil,
      donnees: { utilisateurId: c.id },
    })
  await annulerCourriers(tx, id)
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
