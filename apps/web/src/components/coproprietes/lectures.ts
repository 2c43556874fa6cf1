/** The lists of co-ownerships: a syndic's, and the others'. */
export const LISTES_COPROPRIETES = [
  'rechercherCoproprietes',
  'rechercherGerees',
  'compterGerees',
] as const

/** What the deletion of a draft changes; itself too, which the address still leads to. */
export const LECTURES_BROUILLON = [
  'lireBrouillon',
  'listerBrouillons',
  'lireTableauDeBordSyndic',
  ...LISTES_COPROPRIETES,
] as const
