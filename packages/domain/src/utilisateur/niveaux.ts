import { isTeneur, type Profil } from '../acces/profils.ts'

/** Level of an account inside its house (specification 1, section 6). */
export const NIVEAUX = ['ADMIN_PRINCIPAL', 'ADMIN_SECONDAIRE', 'GESTIONNAIRE'] as const
export type Niveau = (typeof NIVEAUX)[number]

/**
 * The level of a profile; a notary who does not administer, a collaborator and the hotline rank as
 * managers.
 */
export const niveauDe = (profil: Profil): Niveau => {
  if (profil.endsWith('_ADMIN_PRINC') || profil === 'NOTAIRE_ADMIN') return 'ADMIN_PRINCIPAL'
  return profil.endsWith('_ADMIN_SECOND') || profil === 'TENEUR_ADMIN_SCOND'
    ? 'ADMIN_SECONDAIRE'
    : 'GESTIONNAIRE'
}

const LABELS_NIVEAU: Record<Niveau, string> = {
  ADMIN_PRINCIPAL: 'Administrateur principal',
  ADMIN_SECONDAIRE: 'Administrateur secondaire',
  GESTIONNAIRE: 'Gestionnaire',
}

/** Profiles whose level has a name of its own. */
const LABELS_PROPRES: Partial<Record<Profil, string>> = {
  NOTAIRE_ADMIN: 'Notaire administrateur',
  NOTAIRE_NOTAIRE: 'Notaire',
  NOTAIRE_COLLAB: 'Collaborateur',
  TENEUR_ASS_HOTLINE_ADMIN: 'Assistance, administrateur',
  TENEUR_ASS_HOTLINE_GES: 'Assistance, gestionnaire',
}

/** The short name of a profile inside its house, for badges and lists. */
export const libelleNiveau = (profil: Profil): string =>
  LABELS_PROPRES[profil] ?? LABELS_NIVEAU[niveauDe(profil)]

/**
 * True for the profiles that count against the four secondary administrators: declarants only,
 * keepers have no such limit.
 */
export const compteDansLaLimite = (profil: Profil): boolean =>
  niveauDe(profil) === 'ADMIN_SECONDAIRE' && !isTeneur(profil)
