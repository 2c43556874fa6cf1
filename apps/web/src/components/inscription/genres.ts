import type { TypeInscription } from '@registre/domain'

/** Kinds of creation, as the addresses name them. */
export const GENRES = ['professionnel', 'benevole', 'cooperatif'] as const
export type Genre = (typeof GENRES)[number]
export const typeDuGenre = (genre: Genre): TypeInscription =>
  genre === 'professionnel' ? 'PRO' : 'NON_PRO'

export const TITRES: Record<Genre, string> = {
  professionnel: 'Créer un compte de syndic professionnel',
  benevole: 'Créer un compte de syndic bénévole',
  cooperatif: 'Créer un compte de syndicat coopératif',
}
