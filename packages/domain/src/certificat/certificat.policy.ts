import { type Acteur, estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import { isNotaire, isTeneur, type Profil } from '../acces/profils.ts'

/** Whose certificate is looked at: an account of an office, or the office itself (null). */
export interface TitulaireCertificat {
  teledeclarantId: number
  utilisateurId: number | null
  profil: Profil | null
}

/** The certificates of an office: its own people, and keepers who read declarants. */
export const peutVoirCertificats = (acteur: Acteur, teledeclarantId: number): boolean =>
  isTeneur(acteur.profil)
    ? peutAgir(acteur, 'LIRE_TELEDECLARANT')
    : isNotaire(acteur.profil) && estDeLEtablissement(acteur, teledeclarantId)

/**
 * Keepers with EDITER_TELEDECLARANT for any holder; a notary for itself; the office's administrator
 * for its colleagues and
 * for the office. Never in another's place: a certificate opens a session.
 */
export const peutDeposerCertificat = (acteur: Acteur, titulaire: TitulaireCertificat): boolean => {
  if (acteur.emprunte) return false
  if (isTeneur(acteur.profil)) return peutAgir(acteur, 'EDITER_TELEDECLARANT')
  if (!isNotaire(acteur.profil) || !estDeLEtablissement(acteur, titulaire.teledeclarantId))
    return false
  if (titulaire.utilisateurId === acteur.utilisateurId) return peutAgir(acteur, 'UPDATE_ACCOUNT')
  return peutAgir(acteur, 'EDITER_SUPPRIMER_NON_ADMIN') && titulaire.profil !== 'NOTAIRE_ADMIN'
}
