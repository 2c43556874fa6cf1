import { type Acteur, estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import { isTeneur } from '../acces/profils.ts'
import { estCodePostal, estEmail, normaliserTelephone } from '../identifiants/coordonnees.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'

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

/** What the form on an establishment holds. */
export interface SaisieEtablissement {
  telephone: string
  representant: {
    nom: string
    prenom: string
    email: string
    telephone: string
    adresse: { codePostal: string; pays: string }
  }
}

const requis = (champ: string, valeur: string): FieldError[] =>
  valeur.trim() === '' ? [{ champ, code: 'requis', message: MESSAGES.requis }] : []
const telephone = (champ: string, valeur: string): FieldError[] =>
  valeur.trim() !== '' && normaliserTelephone(valeur) === null
    ? [{ champ, code: 'format', message: MESSAGES.format }]
    : []
const enFrance = (pays: string): boolean => ['', 'FRANCE'].includes(pays.trim().toUpperCase())

/**
 * Shapes of an establishment's data: the representative's names and e-mail are required; a postal
 * code of France is a real one.
 */
export const controlerEtablissement = ({
  telephone: tel,
  representant: r,
}: SaisieEtablissement): FieldError[] => [
  ...telephone('telephone', tel),
  ...requis('representant.nom', r.nom),
  ...requis('representant.prenom', r.prenom),
  ...requis('representant.email', r.email),
  ...(r.email.trim() !== '' && !estEmail(r.email.trim())
    ? [{ champ: 'representant.email', code: 'email', message: MESSAGES.email }]
    : []),
  ...telephone('representant.telephone', r.telephone),
  ...(r.adresse.codePostal.trim() !== '' &&
  enFrance(r.adresse.pays) &&
  !estCodePostal(r.adresse.codePostal.trim())
    ? [{ champ: 'representant.adresse.codePostal', code: 'format', message: MESSAGES.format }]
    : []),
]
