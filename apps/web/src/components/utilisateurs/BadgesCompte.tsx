import type { Niveau, StatutCompte } from '@registre/domain'
import { StateBadge, type Tone } from '@registre/ui'
import type { Utilisateur } from './comptes.ts'

const TON_NIVEAU: Record<Niveau, Tone> = {
  ADMIN_PRINCIPAL: 'info',
  ADMIN_SECONDAIRE: 'info',
  GESTIONNAIRE: 'neutral',
}
const TON_STATUT: Record<StatutCompte, Tone> = {
  ACTIF: 'success',
  EN_ATTENTE: 'warning',
  BLOQUE: 'error',
  DESACTIVE: 'neutral',
  SUPPRIME: 'neutral',
}

export const BadgeNiveau = ({ utilisateur }: { utilisateur: Utilisateur }) => (
  <StateBadge tone={TON_NIVEAU[utilisateur.niveau]}>{utilisateur.libelleNiveau}</StateBadge>
)

export const BadgeStatut = ({ utilisateur }: { utilisateur: Utilisateur }) => (
  <StateBadge tone={TON_STATUT[utilisateur.statut]}>{utilisateur.libelleStatut}</StateBadge>
)
