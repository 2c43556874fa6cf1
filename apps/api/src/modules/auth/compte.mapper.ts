import type { compte } from '@registre/contract'
import { isTeneur, type TypeTeledeclarant } from '@registre/domain'
import type { output } from 'zod'
import type { Session } from '../../platform/context.ts'
import type { CompteRow } from './auth.repository.ts'

const TYPES: Record<NonNullable<CompteRow['teledeclarant_type']>, TypeTeledeclarant> = {
  PRO: 'PRO',
  NON_PRO: 'NON_PRO',
  NOTAIRE: 'NOTAIRE',
  TENEUR: 'teneur',
  INSTITUTIONNEL: 'institutionnel',
  AUTRE: 'AUTRE',
}

const typeDe = (row: CompteRow): TypeTeledeclarant | null => {
  if (row.teledeclarant_type) return TYPES[row.teledeclarant_type]
  if (isTeneur(row.profil)) return 'teneur'
  return row.profil === 'INSTITUTIONNEL' ? 'institutionnel' : null
}

/** The signed-in account. A person edits its own data, never its profile (specification 1, section 6). */
export const versCompte = (row: CompteRow, session: Session): output<typeof compte> => ({
  id: row.id,
  version: row.version,
  login: row.login,
  email: row.email,
  civilite: row.civilite,
  nom: row.nom,
  prenom: row.prenom,
  telephone: row.telephone,
  numCartePro: row.num_carte_pro,
  profil: row.profil,
  authorities: [...session.acteur.autorites],
  statut: row.teledeclarant_statut ?? 'ACTIF',
  activated: !session.acteur.enAttenteActivation,
  adminPrincipal: row.profil.endsWith('_ADMIN_PRINC') || row.profil === 'NOTAIRE_ADMIN',
  allowedToChangeProfile: false,
  allowedToEdit: session.acteur.autorites.includes('UPDATE_ACCOUNT') && !session.acteur.emprunte,
  allowedToDelete: false,
  idTeledeclarant: row.teledeclarant_id,
  typeTeledeclarant: typeDe(row),
  raisonSociale: row.raison_sociale,
  loginAs: session.acteur.emprunte,
  loginAsPar: session.originalNom,
  notaireCollaborateur: row.profil === 'NOTAIRE_COLLAB',
  creeLe: row.cree_le.toISOString(),
  derniereActiviteLe: row.derniere_activite_le?.toISOString() ?? null,
  sessionExpireLe: session.expireLe.toISOString(),
})
