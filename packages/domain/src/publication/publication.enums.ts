export const GENRES_PUBLICATION = ['NEWSLETTER', 'FICHE_MEMO'] as const
export type GenrePublication = (typeof GENRES_PUBLICATION)[number]

/** Categories of the memo sheets (specification 1, "Other screens"). */
export const CATEGORIES_FICHE_MEMO = [
  'GENERAL',
  'INSTITUTION',
  'NOTAIRE',
  'PRO',
  'BENEVOLE',
] as const
export type CategorieFicheMemo = (typeof CATEGORIES_FICHE_MEMO)[number]
