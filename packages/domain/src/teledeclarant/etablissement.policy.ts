import { type Acteur, estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import { isTeneur } from '../acces/profils.ts'
import { champCodePostal, champEmail, champRequis, champTelephone } from '../identifiants/champs.ts'
import type { FieldError } from '../kernel/errors.ts'

/**
 * One's own establishment with MON_ENTREPRISE_LECTURE or _ECRITURE; any of them for a keeper with
 * LIRE_TELEDECLARANT.
 */
export const peutVoirEtablissement = (acteur: Acteur, teledeclarantId: number): boolean =>
  isTeneur(acteur.profil)
    ? peutAgir(acteur, 'LIRE_TELEDECLARANT')
    : estDeLEtablissement(acteur, teledeclarantId) &&
      peutAgir(acteur, 'MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE')

/**
 * MON_ENTREPRISE_ECRITURE on one's own establishment; never while impersonating, since the
 * representative's e-mail is part of it.
 */
export const peutModifierEtablissement = (acteur: Acteur, teledeclarantId: number): boolean =>
  !acteur.emprunte &&
  estDeLEtablissement(acteur, teledeclarantId) &&
  peutAgir(acteur, 'MON_ENTREPRISE_ECRITURE')

/** What the form on an establishment holds; what is left out is empty. */
export interface SaisieEtablissement {
  telephone?: string | undefined
  representant: {
    nom: string
    prenom: string
    email: string
    telephone?: string | undefined
    adresse: { codePostal?: string | undefined; pays?: string | undefined }
  }
}

/** The country of an address says whether the syndic is domiciled in France. */
export const enFrance = (pays = ''): boolean => ['', 'FRANCE'].includes(pays.trim().toUpperCase())

/**
 * Shapes of an establishment's data: the representative's names and e-mail are required; a postal
 * code of France is a real one.
 */
export const controlerEtablissement = ({
  telephone,
  representant: r,
}: SaisieEtablissement): FieldError[] => [
  ...champTelephone('telephone', telephone),
  ...champRequis('representant.nom', r.nom),
  ...champRequis('representant.prenom', r.prenom),
  ...champRequis('representant.email', r.email),
  ...champEmail('representant.email', r.email),
  ...champTelephone('representant.telephone', r.telephone),
  ...(enFrance(r.adresse.pays)
    ? champCodePostal('representant.adresse.codePostal', r.adresse.codePostal)
    : []),
]
