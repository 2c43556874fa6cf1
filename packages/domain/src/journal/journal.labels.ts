import type { CategorieJournal, ModaliteJournal } from './journal.categories.ts'

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

export const LABELS_MODALITE_JOURNAL: Record<ModaliteJournal, string> = {
  ECRAN: 'À l’écran',
  API: 'Par un autre logiciel',
  TRAITEMENT: 'Traitement du registre',
}
