import { peutAgir } from './acteur.ts'
import type { Acteur } from './acteur.ts'
import type { Profil } from './profils.ts'
import { isTeledeclarant, isTeneur } from './profils.ts'
import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'

/** The profiles of each kind of declarant, highest first. */
export const PROFILS_PAR_TYPE: Record<TypeTeledeclarant, readonly Profil[]> = {
  PRO: ['TELE_PRO_ADMIN_PRINC', 'TELE_PRO_ADMIN_SECOND', 'TELE_PRO_GESTION'],
  NON_PRO: ['TELE_NONPRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_SECOND', 'TELE_NONPRO_GESTION'],
  NOTAIRE: ['NOTAIRE_ADMIN', 'NOTAIRE_NOTAIRE', 'NOTAIRE_COLLAB'],
  NOTAIRE_NOTAIRE: ['NOTAIRE_NOTAIRE'],
  NOTAIRE_COLLABORATEUR: ['NOTAIRE_COLLAB'],
  AUTRE: [],
  teneur: [
    'TENEUR_ADMIN_PRINC',
    'TENEUR_ADMIN_SCOND',
    'TENEUR_ASS_HOTLINE_ADMIN',
    'TENEUR_ASS_HOTLINE_GES',
  ],
  institutionnel: ['INSTITUTIONNEL'],
}

const ADMINS_SECONDAIRES: readonly Profil[] = [
  'TELE_PRO_ADMIN_SECOND',
  'TELE_NONPRO_ADMIN_SECOND',
  'TENEUR_ADMIN_SCOND',
]
const GESTIONNAIRES: readonly Profil[] = [
  'TELE_PRO_GESTION',
  'TELE_NONPRO_GESTION',
  'NOTAIRE_NOTAIRE',
  'NOTAIRE_COLLAB',
  'TENEUR_ASS_HOTLINE_ADMIN',
  'TENEUR_ASS_HOTLINE_GES',
]

/**
 * The kind of declarant that a profile belongs to; null for the profiles without an establishment.
 */
export const typeDuProfil = (profil: Profil): TypeTeledeclarant | null => {
  if (isTeneur(profil)) return 'teneur'
  if (isTeledeclarant(profil)) return profil.startsWith('TELE_PRO_') ? 'PRO' : 'NON_PRO'
  return profil.startsWith('NOTAIRE_') ? 'NOTAIRE' : null
}

/**
 * The profiles that an account may give to another one of this kind of declarant (its own by
 * default): CREER_ADMIN_SEC gives secondary administrators, CREER_GESTIONNAIRE the others. Nobody
 * makes a main administrator this way.
 */
export const profilsAttribuables = (
  acteur: Acteur,
  type: TypeTeledeclarant | null = typeDuProfil(acteur.profil),
): Profil[] => {
  if (type === null || acteur.emprunte) return []
  return PROFILS_PAR_TYPE[type].filter(
    (profil) =>
      (ADMINS_SECONDAIRES.includes(profil) && peutAgir(acteur, 'CREER_ADMIN_SEC')) ||
      (GESTIONNAIRES.includes(profil) && peutAgir(acteur, 'CREER_GESTIONNAIRE')),
  )
}
