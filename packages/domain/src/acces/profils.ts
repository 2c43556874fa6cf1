/** The sixteen profile codes of an account (specification 1, section 3). */
export const PROFILS = [
  'DEFAULT',
  'restricted',
  'INSTITUTIONNEL',
  'TELE_NONPRO_ADMIN_PRINC',
  'TELE_NONPRO_ADMIN_SECOND',
  'TELE_NONPRO_GESTION',
  'TELE_PRO_ADMIN_PRINC',
  'TELE_PRO_ADMIN_SECOND',
  'TELE_PRO_GESTION',
  'NOTAIRE_ADMIN',
  'NOTAIRE_NOTAIRE',
  'NOTAIRE_COLLAB',
  'TENEUR_ADMIN_PRINC',
  'TENEUR_ADMIN_SCOND',
  'TENEUR_ASS_HOTLINE_ADMIN',
  'TENEUR_ASS_HOTLINE_GES',
] as const
export type Profil = (typeof PROFILS)[number]

/** The camel-case names that the specification also shows, and the code of each. */
export const VARIANTES_PROFIL = {
  default: 'DEFAULT',
  institutionnel: 'INSTITUTIONNEL',
  notaire: 'NOTAIRE_NOTAIRE',
  notaireAdmin: 'NOTAIRE_ADMIN',
  notaireCollab: 'NOTAIRE_COLLAB',
  restreint: 'restricted',
  teleProAdminPrincipal: 'TELE_PRO_ADMIN_PRINC',
  teleProAdminSecondaire: 'TELE_PRO_ADMIN_SECOND',
  teleNonProAdminPrincipal: 'TELE_NONPRO_ADMIN_PRINC',
  teleNonProAdminSecondaire: 'TELE_NONPRO_ADMIN_SECOND',
  teneurAdminPrincipal: 'TENEUR_ADMIN_PRINC',
  teneurAdminSecondaire: 'TENEUR_ADMIN_SCOND',
  teneurAssHotlineAdmin: 'TENEUR_ASS_HOTLINE_ADMIN',
  teneurAssHotlineGes: 'TENEUR_ASS_HOTLINE_GES',
} as const satisfies Record<string, Profil>

const VARIANTES: ReadonlyMap<string, Profil> = new Map(Object.entries(VARIANTES_PROFIL))

/** Reads a profile code or its camel-case name; null when it is neither. */
export const parseProfil = (text: string): Profil | null =>
  PROFILS.find((profil) => profil === text) ?? VARIANTES.get(text) ?? null

export const isTeledeclarant = (profil: Profil): boolean => profil.startsWith('TELE_')
export const isTeledeclarantPro = (profil: Profil): boolean => profil.startsWith('TELE_PRO_')
export const isTeledeclarantBenevole = (profil: Profil): boolean =>
  profil.startsWith('TELE_NONPRO_')
/** The four declarant admin profiles, for which the syndic board is loaded. */
export const isAdminTeledeclarant = (profil: Profil): boolean =>
  isTeledeclarant(profil) && profil.includes('_ADMIN_')
export const isNotaire = (profil: Profil): boolean => profil.startsWith('NOTAIRE_')
/** The notary profiles that register and update; a collaborator only reads. */
export const isNotaireImmatriculant = (profil: Profil): boolean =>
  profil === 'NOTAIRE_ADMIN' || profil === 'NOTAIRE_NOTAIRE'
export const isTeneur = (profil: Profil): boolean => profil.startsWith('TENEUR_')
/** Main and secondary keeper administrators: refusal, deletion and withdrawal need one of them. */
export const isAdminTeneur = (profil: Profil): boolean => profil.startsWith('TENEUR_ADMIN_')
export const isInstitutionnel = (profil: Profil): boolean => profil === 'INSTITUTIONNEL'
/** A restricted account is treated as having no account at all, and is logged out. */
export const isRestreint = (profil: Profil): boolean => profil === 'restricted'
