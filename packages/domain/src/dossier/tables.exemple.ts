import { decisions, DOSSIERS } from './decisions.exemple.ts'
import { ECRITS } from './ecrits.exemple.ts'
import { redactions } from './redactions.exemple.ts'
import { PRISES, retours } from './retours.exemple.ts'

/** The tables of verbs: what each row is about, and what its verbs decide. `*.attendus.json` hold them. */
export const TABLES = {
  decisions: { rangees: Object.keys(DOSSIERS), decider: decisions },
  redactions: { rangees: Object.keys(ECRITS), decider: redactions },
  retours: { rangees: Object.keys(PRISES), decider: retours },
} as const
