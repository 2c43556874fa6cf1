import { autoritesDe, isTeneur, type Acteur, type Profil } from '@registre/domain'

/**
 * A signed-in person of this profile, with the rights that the matrix gives it. Keepers belong to
 * no establishment.
 */
export const actor = (profil: Profil, overrides: Partial<Acteur> = {}): Acteur => {
  const enAttenteActivation = overrides.enAttenteActivation ?? false
  return {
    utilisateurId: 1,
    teledeclarantId:
      isTeneur(profil) || profil === 'INSTITUTIONNEL' || profil === 'DEFAULT' ? null : 1,
    profil,
    autorites: autoritesDe(profil, { enAttenteActivation }),
    enAttenteActivation,
    emprunte: false,
    ...overrides,
  }
}
