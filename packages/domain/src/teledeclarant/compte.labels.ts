/** Status of one account, whatever the status of its establishment. */
export const STATUTS_COMPTE = ['EN_ATTENTE', 'ACTIF', 'BLOQUE', 'DESACTIVE', 'SUPPRIME'] as const
export type StatutCompte = (typeof STATUTS_COMPTE)[number]

export const LABELS_STATUT_COMPTE: Record<StatutCompte, string> = {
  EN_ATTENTE: 'En attente de mot de passe',
  ACTIF: 'Actif',
  BLOQUE: 'Bloqué temporairement',
  DESACTIVE: 'Désactivé',
  SUPPRIME: 'Supprimé',
}
