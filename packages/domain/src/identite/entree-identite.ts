/** Why FranceConnect or ProConnect brought nobody in. */
export const MOTIFS_IDENTITE = [
  'fournisseur-indisponible',
  'reponse-refusee',
  'annulee',
  'non-configure',
  'identite-inconnue',
  'compte-ferme',
  'session-perdue',
] as const
export type MotifIdentite = (typeof MOTIFS_IDENTITE)[number]

/** What came of a link that the signed-in person asked for. */
export const ISSUES_LIEN = ['liee', 'autre-personne', 'deja-liee', 'preuve-perimee'] as const
export type IssueLien = (typeof ISSUES_LIEN)[number]

/** Why the posted letter stays necessary. */
export const MOTIFS_LETTRE = [
  'personne-differente',
  'identite-incertaine',
  'homonyme',
  'autre-entreprise',
  'annuaire-muet',
  'direction-non-etablie',
] as const
export type MotifLettre = (typeof MOTIFS_LETTRE)[number]
