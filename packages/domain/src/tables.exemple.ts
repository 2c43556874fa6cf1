import { champs, CHEMINS } from './declaration/champs.exemple.ts'
import { decisions } from './dossier/decisions.exemple.ts'
import { DOSSIERS } from './dossier/dossiers.exemple.ts'
import { ECRITS } from './dossier/ecrits.exemple.ts'
import { redactions } from './dossier/redactions.exemple.ts'
import { PRISES, retours } from './dossier/retours.exemple.ts'

/** The tables that are too long to be written by hand: what each row is about, and what comes of it. */
export const TABLES = {
  'dossier/decisions': { rangees: Object.keys(DOSSIERS), dire: decisions },
  'dossier/redactions': { rangees: Object.keys(ECRITS), dire: redactions },
  'dossier/retours': { rangees: Object.keys(PRISES), dire: retours },
  'declaration/champs': { rangees: CHEMINS, dire: champs },
} as const
