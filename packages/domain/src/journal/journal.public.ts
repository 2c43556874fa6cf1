import { EVENEMENTS_COPROPRIETE } from '../copropriete/copropriete.etats.ts'
import { EVENEMENTS_INTERNES } from '../copropriete/evenement.labels.ts'
import { EVENEMENTS_MANDAT } from '../mandat/mandat.machine.ts'
import type { EvenementJournal } from './journal.catalogue.ts'

/**
 * The events that other programs may follow: what happens to a co-ownership and its mandates,
 * without the keepers' own work.
 */
export const EVENEMENTS_SUIVIS: readonly EvenementJournal[] = [
  ...new Set<EvenementJournal>([...EVENEMENTS_COPROPRIETE, ...EVENEMENTS_MANDAT]),
].filter((evenement) => !EVENEMENTS_INTERNES.has(evenement))
