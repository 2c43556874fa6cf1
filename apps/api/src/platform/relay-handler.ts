import type { EvenementJournal } from '@registre/domain'
import type { JournalEntry } from './journal.ts'
import type { OutboxPayloads, OutboxType } from './outbox.ts'

/** What became of one try. INCERTAIN: it may have had its effect, nobody knows. */
export type Issue =
  | { etat: 'FAIT' }
  | { etat: 'TEMPORAIRE' | 'PERMANENT' | 'INCERTAIN'; cause: string }

export interface OutboxHandler<T extends OutboxType = OutboxType> {
  /** The event of the journal. */
  evenement: EvenementJournal
  /**
   * Safe to run twice: an interrupted row is run again. Otherwise it becomes UNCERTAIN and a person
   * decides.
   */
  rejouable: boolean
  /** Does it. A throw means that nothing had its effect yet: it is tried again later. */
  executer(id: string, payload: OutboxPayloads[T]): Promise<Issue>
  /** What the journal tells of it: identifiers only, no address. */
  journal(payload: OutboxPayloads[T]): Pick<JournalEntry, 'coproprieteId' | 'donnees'>
}

/** One handler a type: a type without its handler does not compile. */
export type OutboxHandlers = { readonly [T in OutboxType]: OutboxHandler<T> }
