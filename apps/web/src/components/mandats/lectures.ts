/** What is no longer true once a mandate has changed. */
export const LECTURES_MANDAT = [
  'visualiserCopropriete',
  'rechercherCoproprietes',
  'rechercherEcheances',
  'lireMoisEcheances',
  'lireRenouvellement',
  'lireTableauDeBordSyndic',
] as const
