import type { compte } from '@registre/contract'
import {
  type Autorite,
  COMPTE_INSTITUTIONNEL_ID,
  isTeneur,
  peutAgir,
  type TypeTeledeclarant,
  VERSION_CHARTE,
} from '@registre/domain'
import type { output } from 'zod'
import type { Session } from '../../platform/context.ts'
import type { CompteRow } from './compte.repository.ts'

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

/**
 * What an account may do now: while it awaits its activation, that, read its own account, and
 * prepare a registration, which is sent once it is active.
 */
const EN_ATTENTE: readonly Autorite[] = [
  'ATTENTE_ACTIVATION_TELE',
  'MON_COMPTE',
  'IMMATRICULER_NVELLE_COPRO',
]
const autoritesDuMoment = ({ acteur }: Session): Autorite[] =>
  acteur.enAttenteActivation
    ? acteur.autorites.filter((a) => EN_ATTENTE.includes(a))
    : [...acteur.autorites]

/**
 * The signed-in account. A person edits its own data, never its profile (specification 1, section
 * 6).
 */
export const versCompte = (
  row: CompteRow,
  session: Session,
  territoire: output<typeof compte>['territoire'],
): output<typeof compte> => ({
  // The built-in institutional account is what is shown, never what holds the rights.
  id: session.institution ? COMPTE_INSTITUTIONNEL_ID : row.id,
  version: row.version,
  login: session.institution?.email ?? row.login,
  email: session.institution?.email ?? row.email,
  emailEnAttente: row.email_en_attente ?? '',
  civilite: row.civilite,
  nom: row.nom,
  prenom: row.prenom,
  telephone: row.telephone,
  numCartePro: row.num_carte_pro,
  profil: row.profil,
  authorities: autoritesDuMoment(session),
  statut: row.teledeclarant_statut ?? 'ACTIF',
  activated: !session.acteur.enAttenteActivation,
  adminPrincipal: row.profil.endsWith('_ADMIN_PRINC') || row.profil === 'NOTAIRE_ADMIN',
  allowedToChangeProfile: false,
  allowedToEdit: peutAgir(session.acteur, 'UPDATE_ACCOUNT') && !session.acteur.emprunte,
  allowedToDelete: false,
  idTeledeclarant: row.teledeclarant_id,
  typeTeledeclarant: typeDe(row),
  raisonSociale: session.institution?.nom ?? row.raison_sociale,
  loginAs: session.acteur.emprunte,
  loginAsPar: session.originalNom,
  authStatus: session.institution
    ? 'AUTHENTICATED_CLAVIS'
    : session.fournisseur === 'notaire'
      ? 'AUTHENTICATED_NOTAIRE'
      : 'AUTHENTICATED',
  fournisseur: session.fournisseur,
  secondFacteur: row.second_facteur,
  secondFacteurRequis: session.facteurRequis,
  charteAcceptee: session.institution?.charteAcceptee ?? true,
  versionCharte: session.institution ? VERSION_CHARTE : '',
  territoire,
  notaireCollaborateur: row.profil === 'NOTAIRE_COLLAB',
  creeLe: row.cree_le.toISOString(),
  derniereActiviteLe: row.derniere_activite_le?.toISOString() ?? null,
  courrielRevenuLe: row.courriel_revenu_le?.toISOString() ?? null,
  emailValideLe: row.email_valide_le?.toISOString() ?? null,
  derniereRelanceLe: row.derniere_relance_le?.toISOString() ?? null,
  sessionExpireLe: session.expireLe.toISOString(),
})
