import { isNotaire, type Profil } from '../acces/profils.ts'

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

/** A status in words. A notary's account that is shut awaits its office, which has not answered. */
export const libelleStatutCompte = (statut: StatutCompte, profil: Profil): string =>
  statut === 'DESACTIVE' && isNotaire(profil)
    ? 'Attend l’accord de l’étude'
    : LABELS_STATUT_COMPTE[statut]
