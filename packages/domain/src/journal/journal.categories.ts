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

export const LABELS_CATEGORIE_JOURNAL: Record<CategorieJournal, string> = {
  CONNEXION: 'Connexion',
  COMPTE: 'Comptes et télédéclarants',
  BROUILLON: 'Brouillons',
  IMMATRICULATION: 'Immatriculation',
  RATTACHEMENT: 'Rattachement',
  MANDAT: 'Mandats',
  DECLARATION: 'Déclarations et documents',
  DISSOLUTION: 'Dissolution et fin de vie',
  VALIDATION: 'Décisions du teneur',
  EXPORT: 'Extractions',
  DROITS: 'Droits',
  CONTACT: 'Contact et publications',
  TRAITEMENT: 'Courriels et traitements',
}

/** By what way an event came: a person's screen, another program, or the register itself. */
export const MODALITES_JOURNAL = ['ECRAN', 'API', 'TRAITEMENT'] as const
export type ModaliteJournal = (typeof MODALITES_JOURNAL)[number]
export const LABELS_MODALITE_JOURNAL: Record<ModaliteJournal, string> = {
  ECRAN: 'À l’écran',
  API: 'Par un autre logiciel',
  TRAITEMENT: 'Traitement du registre',
}
