/** Categories of the journal's search. */
export const CATEGORIES_JOURNAL = [
  'CONNEXION',
  'COMPTE',
  'BROUILLON',
  'IMMATRICULATION',
  'RATTACHEMENT',
  'MANDAT',
  'DECLARATION',
  'DISSOLUTION',
  'VALIDATION',
  'EXPORT',
  'DROITS',
  'CONTACT',
  'TRAITEMENT',
] as const
export type CategorieJournal = (typeof CATEGORIES_JOURNAL)[number]

/** By what way an event came: a person's screen, another program, or the register itself. */
export const MODALITES_JOURNAL = ['ECRAN', 'API', 'TRAITEMENT'] as const
export type ModaliteJournal = (typeof MODALITES_JOURNAL)[number]
