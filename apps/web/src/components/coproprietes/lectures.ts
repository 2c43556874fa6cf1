/** The lists of co-ownerships: a syndic's, and the others'. */
export const LISTES_COPROPRIETES = [
  'rechercherCoproprietes',
  'rechercherGerees',
  'compterGerees',
] as const
