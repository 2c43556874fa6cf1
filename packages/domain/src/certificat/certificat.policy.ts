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

const deLaMaison = (acteur: Acteur, titulaire: TitulaireCertificat): boolean => {
  if (!isNotaire(acteur.profil) || !estDeLEtablissement(acteur, titulaire.teledeclarantId))
    return false
  if (titulaire.utilisateurId === acteur.utilisateurId) return peutAgir(acteur, 'UPDATE_ACCOUNT')
  return peutAgir(acteur, 'EDITER_SUPPRIMER_NON_ADMIN') && titulaire.profil !== 'NOTAIRE_ADMIN'
}

/**
 * A notary for itself; the office's administrator for its colleagues and for the office. Never a
 * keeper for others, nor anybody in another's place: a certificate opens a session.
 */
export const peutDeposerCertificat = (acteur: Acteur, titulaire: TitulaireCertificat): boolean =>
  !acteur.emprunte && deLaMaison(acteur, titulaire)

/** Whoever deposits may detach; keepers with EDITER_TELEDECLARANT close any door that is told them. */
export const peutDetacherCertificat = (acteur: Acteur, titulaire: TitulaireCertificat): boolean =>
  !acteur.emprunte &&
  (isTeneur(acteur.profil)
    ? peutAgir(acteur, 'EDITER_TELEDECLARANT')
    : deLaMaison(acteur, titulaire))

/** The administrator of an office accepts who joins it; a keeper where the office has none. */
export const peutAccueillir = (acteur: Acteur, teledeclarantId: number): boolean =>
  !acteur.emprunte &&
  (isTeneur(acteur.profil)
    ? peutAgir(acteur, 'EDITER_TELEDECLARANT')
    : acteur.profil === 'NOTAIRE_ADMIN' && estDeLEtablissement(acteur, teledeclarantId))
