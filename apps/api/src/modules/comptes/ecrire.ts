import type { Tx } from '@registre/db'
import {
  appliquerAuCompte,
  type ChangementDeCompte,
  type Compte,
  FINS_DES_LETTRES,
  type MouvementDeCompte,
  mouvementsDeCompte,
  raconterLeCompte,
  RegisterError,
  utilisateurDe,
} from '@registre/domain'
import { type JournalAuthor, journaliserTous } from '../../platform/journal.ts'
import { enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import { annulerLettres } from '../courriers/poster-lettre.ts'
import {
  ecrireDeclarant,
  ecrireUtilisateur,
  insererDeclarant,
  insererUtilisateur,
} from './ecriture.repository.ts'
import { type Fin, finirAcces } from './finir-acces.ts'
import { nommer } from './nommer.ts'

type M<Q extends MouvementDeCompte['quoi']> = Extract<MouvementDeCompte, { quoi: Q }>

/** Everything that moves pose on one row. */
const poseDe = <P extends object>(mouvements: readonly { pose?: P }[]): Partial<P> =>
  Object.assign({}, ...mouvements.map((m) => m.pose ?? {}))

const ecrireParties = async (
  tx: Tx,
  avant: Compte,
  apres: Compte,
  mouvements: readonly MouvementDeCompte[],
  fin: Fin,
): Promise<void> => {
  const exiger = (ecrit: boolean): void => {
    if (!ecrit) throw new RegisterError('transition-interdite')
  }
  const declarant = mouvements.filter((m): m is M<'declarant'> => m.quoi === 'declarant')
  if (declarant.length > 0 && apres.declarant) {
    const [lu, decide, pose] = [avant.declarant, apres.declarant, poseDe(declarant)]
    if (lu) exiger(await ecrireDeclarant(tx, lu, decide, pose))
    else await insererDeclarant(tx, decide, pose, fin.maintenant)
  }
  const utilisateurs = mouvements.filter((m): m is M<'utilisateur'> => m.quoi === 'utilisateur')
  for (const [id, moves] of Map.groupBy(utilisateurs, (m) => m.id)) {
    const [decide, pose] = [utilisateurDe(apres, id), poseDe(moves)]
    const lu = avant.utilisateurs.find((u) => u.id === id)
    if (lu) exiger(await ecrireUtilisateur(tx, lu, decide, pose, fin.maintenant))
    else await insererUtilisateur(tx, decide, pose, fin.maintenant)
  }
  for (const [evenement, moves] of Map.groupBy(utilisateurs, (m) => m.evenement))
    if (evenement !== null)
      await finirAcces(
        tx,
        evenement,
        moves.map((m) => m.id),
        fin,
      )
  if (
    avant.declarant &&
    declarant.some((m) => FINS_DES_LETTRES.some((fini) => fini === m.evenement))
  )
    await annulerLettres(tx, avant.declarant.id)
}

/**
 * Writes what a decision changes of people who are held: every row as it was read or nothing, what
 * the events end of their accesses, the journal and the mails with it. Gives whom it created.
 * Throws `transition-interdite` for a move that no table allows, or when a row has moved since.
 */
export const ecrire = async (
  tx: Tx,
  author: JournalAuthor,
  avant: Compte,
  decide: ChangementDeCompte,
  fin: Fin,
): Promise<{ declarantId: number; utilisateurId: number }> => {
  const { changement, ...crees } = await nommer(tx, decide)
  const apres = appliquerAuCompte(avant, changement)
  await ecrireParties(tx, avant, apres, mouvementsDeCompte(changement), fin)
  await journaliserTous(tx, author, raconterLeCompte(avant, changement))
  await enqueueOutbox(
    tx,
    changement.envois.map((envoi) => outboxItem('courriel', envoi)),
  )
  return crees
}
