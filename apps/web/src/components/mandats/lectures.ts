import { LISTES_COPROPRIETES } from '../coproprietes/lectures.ts'

/** What is no longer true once a mandate has changed. */
export const LECTURES_MANDAT = [
  'visualiserCopropriete',
  ...LISTES_COPROPRIETES,
  'rechercherEcheances',
  'lireMoisEcheances',
  'lireRenouvellement',
  'lireTableauDeBordSyndic',
] as const
