import { ETATS_COPROPRIETE, EVENEMENTS_COPROPRIETE } from '../copropriete/copropriete.etats.ts'
import { EVENEMENTS_INTERNES } from '../copropriete/evenement.labels.ts'
import { ETATS_MANDAT, EVENEMENTS_MANDAT } from '../mandat/mandat.machine.ts'
import type { EvenementJournal } from './journal.catalogue.ts'

/** States that those events tell: of a co-ownership, or of a mandate. */
export const ETATS_SUIVIS = [...ETATS_COPROPRIETE, ...ETATS_MANDAT] as const
export type EtatSuivi = (typeof ETATS_SUIVIS)[number]

/** Reads a state that the journal kept; '' when nothing moved. */
export const etatSuivi = (texte: string): EtatSuivi | '' =>
  ETATS_SUIVIS.find((etat) => etat === texte) ?? ''

/**
 * The events that other programs may follow: what happens to a co-ownership and its mandates,
 * without the keepers' own work.
 */
export const EVENEMENTS_SUIVIS: readonly EvenementJournal[] = [
  ...new Set<EvenementJournal>([...EVENEMENTS_COPROPRIETE, ...EVENEMENTS_MANDAT]),
].filter((evenement) => !EVENEMENTS_INTERNES.has(evenement))
