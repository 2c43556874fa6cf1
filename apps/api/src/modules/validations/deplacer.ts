import type { Tx } from '@registre/db'
import {
  can,
  type CasCopropriete,
  type EtatCopropriete,
  type EvenementCopropriete,
  machineCopropriete,
  next,
} from '@registre/domain'
import { type JournalAuthor, type JournalEntry, journaliser } from '../../platform/journal.ts'
import { deposerOutbox, type OutboxItem } from '../../platform/outbox.ts'
import { appliquerTransition, type ColonnesCopropriete } from '../../platform/transition.ts'
import type { DemandeRow } from './demande.repository.ts'
import { ecrireEtatSuspendu, etatsSuspendus } from './etats-suspendus.repository.ts'

export interface Deplacement {
  evenement: EvenementCopropriete
  cas?: CasCopropriete
  colonnes?: ColonnesCopropriete
  journal: Omit<
    JournalEntry,
    'coproprieteId' | 'demandeId' | 'mandatId' | 'declarationId' | 'de' | 'vers'
  >
  outbox: readonly OutboxItem[]
}

/**
 * Moves the co-ownership of a held request, journal and mails with it; gives the state reached.
 * When another request
 * holds the state shown (a dissolution over an attachment to confirm), the state that waits
 * underneath moves instead:
 * what the refusal of the other one gives back is then right. Throws `transition-interdite`.
 */
export const deplacer = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  row: DemandeRow,
  d: Deplacement,
): Promise<EtatCopropriete> => {
  const facts = { ...(d.cas ? { when: d.cas } : {}), previous: row.etat_precedent }
  const journal = {
    ...d.journal,
    demandeId: row.id,
    mandatId: row.mandat_id,
    declarationId: row.declaration_id,
  }
  const dessous = can(machineCopropriete, row.copropriete_etat, d.evenement)
    ? undefined
    : (await etatsSuspendus(tx, row.copropriete_id, row.copropriete_etat)).find((e) =>
        can(machineCopropriete, e.etat, d.evenement),
      )
  const vers = next(machineCopropriete, dessous?.etat ?? row.copropriete_etat, d.evenement, facts)
  if (dessous) {
    await ecrireEtatSuspendu(tx, dessous, vers)
    await journaliser(tx, author, {
      ...journal,
      coproprieteId: row.copropriete_id,
      donnees: { ...journal.donnees, etat: row.copropriete_etat, de: dessous.etat, vers },
    })
    await deposerOutbox(tx, d.outbox)
    return row.copropriete_etat
  }
  await appliquerTransition(tx, author, {
    coproprieteId: row.copropriete_id,
    de: row.copropriete_etat,
    version: row.copropriete_version,
    vers,
    ...(d.colonnes ? { colonnes: d.colonnes } : {}),
    journal,
    outbox: d.outbox,
  })
  return vers
}
