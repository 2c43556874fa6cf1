import { estCodePostal, estEmail, normaliserTelephone } from '../identifiants/coordonnees.ts'
import { fauteDeSiret, normaliserSiret, sirenDe } from '../identifiants/siret.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import type { TypeInscription } from './inscription.rules.ts'

/** A declared successor that never opens its account loses its key with it. */
export const VIE_CLE_SUCCESSEUR_JOURS = 60

export interface SaisieSuccesseur {
  type: TypeInscription
  siret: string
  raisonSociale: string
  nom: string
  prenom: string
  email: string
}

const faute = (champ: string, code: string, message: string): FieldError => ({
  champ,
  code,
  message,
})
const requis = (champ: string, valeur: string): FieldError[] =>
  valeur.trim() === '' ? [faute(champ, 'requis', MESSAGES.requis)] : []
const adresseElectronique = (email: string): FieldError[] =>
  email.trim() !== '' && !estEmail(email.trim())
    ? [faute('email', 'email', MESSAGES.email)]
    : requis('email', email)

/**
 * What the declaration of a successor must say: a firm by its SIRET, a volunteer by its name; an
 * address to write to.
 */
export const controlerSuccesseur = (
  saisie: SaisieSuccesseur,
  siretDuDeclarant: string,
): FieldError[] => {
  if (saisie.type === 'NON_PRO')
    return [
      ...requis('nom', saisie.nom),
      ...requis('prenom', saisie.prenom),
      ...adresseElectronique(saisie.email),
    ]
  const siret = normaliserSiret(saisie.siret)
  const fautive = fauteDeSiret(siret)
  const siretFautif =
    siret === ''
      ? requis('siret', siret)
      : fautive !== null
        ? [faute('siret', 'siret', fautive)]
        : siretDuDeclarant !== '' && sirenDe(siret) === sirenDe(siretDuDeclarant)
          ? [
              faute(
                'siret',
                'meme-siren',
                'Le successeur doit être une autre entreprise que la vôtre.',
              ),
            ]
          : []
  return siretFautif
}

/** What is still needed of a firm that the register does not know. */
export const controlerSuccesseurInconnu = (saisie: SaisieSuccesseur): FieldError[] => [
  ...requis('raisonSociale', saisie.raisonSociale),
  ...requis('nom', saisie.nom),
  ...requis('prenom', saisie.prenom),
  ...adresseElectronique(saisie.email),
]

export interface SaisieCompteSuccesseur {
  nom: string
  prenom: string
  telephone: string
  voie: string
  codePostal: string
  commune: string
}

/**
 * What a successor completes: its name, and where the code is posted unless the directory of
 * companies says it.
 */
export const controlerCompteSuccesseur = (
  saisie: SaisieCompteSuccesseur,
  adresseConnue: boolean,
): FieldError[] => [
  ...requis('nom', saisie.nom),
  ...requis('prenom', saisie.prenom),
  ...(saisie.telephone.trim() !== '' && normaliserTelephone(saisie.telephone) === null
    ? [faute('telephone', 'format', MESSAGES.formatTelephone)]
    : []),
  ...(adresseConnue
    ? []
    : [
        ...requis('voie', saisie.voie),
        ...(saisie.codePostal.trim() !== '' && !estCodePostal(saisie.codePostal.trim())
          ? [faute('codePostal', 'format', MESSAGES.formatCodePostal)]
          : requis('codePostal', saisie.codePostal)),
        ...requis('commune', saisie.commune),
      ]),
]
