import type { EtatLigne, EtatPortefeuille } from './portefeuille.enums.ts'

export const LABELS_ETAT_PORTEFEUILLE: Record<EtatPortefeuille, string> = {
  CONTROLE: 'Contrôlé, à déposer',
  EN_COURS: 'Dépôt en cours',
  TERMINE: 'Dépôt terminé',
  ANNULE: 'Dépôt annulé',
}

/** What a row is, with the agreement that it will wait for. */
export const motsDeLigne = (etat: EtatLigne, sousAccord: boolean): string =>
  sousAccord && (etat === 'PRETE' || etat === 'A_CONFIRMER' || etat === 'A_DEPOSER')
    ? `${LABELS_ETAT_LIGNE[etat]}, puis accord du syndic actuel`
    : LABELS_ETAT_LIGNE[etat]

export const LABELS_ETAT_LIGNE: Record<EtatLigne, string> = {
  PRETE: 'Prête à déposer',
  A_CONFIRMER: 'À confirmer',
  EN_ERREUR: 'En erreur : non déposée',
  DEJA_ENREGISTREE: 'Déjà enregistrée au registre',
  A_DEPOSER: 'En attente de dépôt',
  DEPOSEE: 'Déposée',
  ATTEND_ACCORD: 'Déposée, en attente de l’accord du syndic actuel',
  REFUSEE: 'Refusée au dépôt',
  ABANDONNEE: 'Non déposée : dépôt annulé',
}

/** What the state of a request for a whole portfolio is called; `refusee`: a keeper said no. */
export const libelleReprise = (etat: EtatPortefeuille, refusee: boolean): string => {
  if (etat === 'ANNULE') return refusee ? 'Reprise refusée' : 'Demande retirée'
  return {
    CONTROLE: 'Attend la décision du teneur',
    EN_COURS: 'Reprise en cours',
    TERMINE: 'Reprise terminée',
  }[etat]
}

/** What a row of such a request is. */
export const libelleLigneReprise = (etat: EtatLigne): string =>
  new Map<EtatLigne, string>([
    ['A_DEPOSER', 'En attente'],
    ['DEPOSEE', 'Reprise'],
    ['REFUSEE', 'Non reprise'],
  ]).get(etat) ?? LABELS_ETAT_LIGNE[etat]
