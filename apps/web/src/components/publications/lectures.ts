/** What a change of a publication makes out of date. */
export const LECTURES_PUBLICATION = [
  'listerPublications',
  'listerNewsletters',
  'listerFichesMemo',
] as const
