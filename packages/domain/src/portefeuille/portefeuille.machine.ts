import { defineMachine } from '../kernel/machine.ts'

export const ETATS_PORTEFEUILLE = ['CONTROLE', 'EN_COURS', 'TERMINE', 'ANNULE'] as const
export type EtatPortefeuille = (typeof ETATS_PORTEFEUILLE)[number]
export const EVENEMENTS_PORTEFEUILLE = ['controler-portefeuille', 'deposer-portefeuille', 'terminer-portefeuille', 'annuler-portefeuille'] as const
export type EvenementPortefeuille = (typeof EVENEMENTS_PORTEFEUILLE)[number]

const AUTEUR = 'établissement auteur'

/** The life of a portfolio: checked, filed row after row by the register, finished or stopped. */
export const machinePortefeuille = defineMachine<EtatPortefeuille, EvenementPortefeuille>({
  name: 'portefeuille',
  states: ETATS_PORTEFEUILLE,
  transitions: [
    { n: 1, from: null, event: 'controler-portefeuille', to: 'CONTROLE', who: AUTEUR, effects: 'chaque ligne contrôlée, rien de déposé', source: 'D' },
    { n: 2, from: ['CONTROLE'], event: 'deposer-portefeuille', to: 'EN_COURS', who: AUTEUR, effects: 'les lignes prêtes attendent leur dépôt', source: 'D' },
    { n: 3, from: ['EN_COURS'], event: 'terminer-portefeuille', to: 'TERMINE', who: 'registre', effects: 'courriel de résultat', source: 'D' },
    {
      n: 4,
      from: ['CONTROLE', 'EN_COURS'],
      event: 'annuler-portefeuille',
      to: 'ANNULE',
      who: AUTEUR,
      effects: 'ce qui est déposé le reste ; le reste ne l’est pas',
      source: 'D',
    },
  ],
})

export const LABELS_ETAT_PORTEFEUILLE: Record<EtatPortefeuille, string> = {
  CONTROLE: 'Contrôlé, à déposer',
  EN_COURS: 'Dépôt en cours',
  TERMINE: 'Dépôt terminé',
  ANNULE: 'Dépôt annulé',
}

/** What is known of a row: the verdict of the check, then what became of it. */
export const ETATS_LIGNE = ['PRETE', 'A_CONFIRMER', 'EN_ERREUR', 'DEJA_ENREGISTREE', 'A_DEPOSER', 'DEPOSEE', 'REFUSEE', 'ABANDONNEE'] as const
export type EtatLigne = (typeof ETATS_LIGNE)[number]
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
