import type { Profil } from '../acces/profils.ts'
import type { Civilite, StatutTeledeclarant, TypeTeledeclarant } from './teledeclarant.enums.ts'

export const LABELS_STATUT_TELEDECLARANT: Record<StatutTeledeclarant, string> = {
  ATT_CREA_COMPTE: 'En attente de création de compte',
  ATT_ACTIVATION: 'En attente d’activation',
  ACTIF: 'Actif',
  SUPPRIME: 'Supprimé',
  ATT_FIN_IMM_NOT: 'En attente de finalisation de l’immatriculation par le notaire',
}

export const LABELS_TYPE_TELEDECLARANT: Record<TypeTeledeclarant, string> = {
  PRO: 'Syndic professionnel',
  NON_PRO: 'Syndic bénévole ou coopératif',
  NOTAIRE: 'Étude notariale',
  NOTAIRE_NOTAIRE: 'Notaire',
  NOTAIRE_COLLABORATEUR: 'Collaborateur de notaire',
  AUTRE: 'Autre déclarant',
  teneur: 'Teneur du registre',
  institutionnel: 'Institutionnel',
}

export const LABELS_CIVILITE: Record<Civilite, string> = { MME: 'Madame', M: 'Monsieur' }

export const LABELS_PROFIL: Record<Profil, string> = {
  DEFAULT: 'Visiteur',
  restricted: 'Accès restreint',
  INSTITUTIONNEL: 'Institutionnel',
  TELE_NONPRO_ADMIN_PRINC: 'Syndic bénévole, administrateur principal',
  TELE_NONPRO_ADMIN_SECOND: 'Syndic bénévole, administrateur secondaire',
  TELE_NONPRO_GESTION: 'Syndic bénévole, gestionnaire',
  TELE_PRO_ADMIN_PRINC: 'Syndic professionnel, administrateur principal',
  TELE_PRO_ADMIN_SECOND: 'Syndic professionnel, administrateur secondaire',
  TELE_PRO_GESTION: 'Syndic professionnel, gestionnaire',
  NOTAIRE_ADMIN: 'Notaire, administrateur',
  NOTAIRE_NOTAIRE: 'Notaire',
  NOTAIRE_COLLAB: 'Collaborateur de notaire',
  TENEUR_ADMIN_PRINC: 'Teneur, administrateur principal',
  TENEUR_ADMIN_SCOND: 'Teneur, administrateur secondaire',
  TENEUR_ASS_HOTLINE_ADMIN: 'Assistance aux utilisateurs, administrateur',
  TENEUR_ASS_HOTLINE_GES: 'Assistance aux utilisateurs, gestionnaire',
}

const AVEC_ACTIVATION: readonly StatutTeledeclarant[] = [
  'ATT_CREA_COMPTE',
  'ATT_ACTIVATION',
  'ACTIF',
  'SUPPRIME',
  'ATT_FIN_IMM_NOT',
]
const SANS_ACTIVATION: readonly StatutTeledeclarant[] = ['ACTIF', 'SUPPRIME']

/**
 * The statuses that a kind of declarant may have: only declarants activate their account with a
 * code.
 */
export const STATUTS_PAR_TYPE: Record<TypeTeledeclarant, readonly StatutTeledeclarant[]> = {
  PRO: AVEC_ACTIVATION,
  NON_PRO: AVEC_ACTIVATION,
  NOTAIRE: SANS_ACTIVATION,
  NOTAIRE_NOTAIRE: SANS_ACTIVATION,
  NOTAIRE_COLLABORATEUR: SANS_ACTIVATION,
  AUTRE: AVEC_ACTIVATION,
  teneur: SANS_ACTIVATION,
  institutionnel: SANS_ACTIVATION,
}
