import type { Tx } from '@registre/db'
import { ceder, RegisterError } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDuJour, tenir } from '../dossiers/tenir.ts'
import type { Issue, LignePrise } from './lignes.repository.ts'

/** Moves a co-ownership to the firm that takes the portfolio over. Throws as the domain's `ceder`. */
export const cederLigne = async (
  auteur: JournalAuthor,
  tx: Tx,
  prise: LignePrise,
  clock: Clock,
): Promise<Issue> => {
  const { copropriete_id: coproprieteId, cedant_id: cedantId, de, vers } = prise
  if (coproprieteId === null || cedantId === null) throw new RegisterError('introuvable')
  const dossier = await tenir(tx, { coproprieteId })
  const cession = {
    cedantId,
    repreneurId: prise.teledeclarant_id,
    de: de ?? '',
    vers: vers ?? '',
    documentId: prise.document_id,
    portefeuilleId: prise.portefeuille_id,
  }
  await ecrire(tx, auteur, dossier, ceder(dossier, cession, faitsDuJour(clock)))
  return { etat: 'DEPOSEE' }
}
