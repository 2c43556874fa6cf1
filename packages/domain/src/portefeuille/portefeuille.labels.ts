import type { EtatLigne, EtatPortefeuille } from './portefeuille.enums.ts'

export const LABELS_ETAT_PORTEFEUILLE: Record<EtatPortefeuille, string> = {
  CONTROLE: 'Contrôlé, à déposer',
  EN_COURS: 'Dépôt en cours',
  TERMINE: 'Dépôt terminé',
  ANNULE: 'Dépôt annulé',
}

export const LABELS_ETAT_LIGNE: Record<EtatLigne, string> = {
  PRETE: 'Prête à déposer',
  A_CONFIRMER: 'À confirmer',
  EN_ERREUR: 'En erreur : non déposée',
  DEJA_ENREGISTREE: 'Déjà enregistrée au registre',
  A_DEPOSER: 'En attente de dépôt',
  DEPOSEE: 'Déposée',
  REFUSEE: 'Refusée au dépôt',
  ABANDONNEE: 'Non déposée : dépôt annulé',
}
