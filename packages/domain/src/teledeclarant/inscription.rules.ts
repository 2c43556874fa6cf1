import { apeAccepte, CODES_APE_PAR_TYPE, normaliserApe } from '../identifiants/ape.ts'
import { estCodePostal } from '../identifiants/coordonnees.ts'
import { estSiret, normaliserSiret } from '../identifiants/siret.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { controlerEtablissement, type SaisieEtablissement } from './etablissement.policy.ts'

/** Kinds of declarant that register by themselves; the cooperative syndic is a NON_PRO. */
export const TYPES_INSCRIPTION = ['PRO', 'NON_PRO'] as const
export type TypeInscription = (typeof TYPES_INSCRIPTION)[number]

/** Kinds of declarant that are an establishment with an activity. */
export type TypeEtablissement = 'PRO' | 'NOTAIRE'

/** What the form that creates a declarant holds. */
export interface SaisieInscription {
  etablissement: {
    siret: string
    raisonSociale: string
    codeApe: string
    voie: string
    codePostal: string
    commune: string
    telephone: string
  }
  syndicatCooperatif: boolean
  representant: Omit<SaisieEtablissement['representant'], 'adresse'> & {
    adresse: { voie: string; codePostal: string; commune: string; pays: string }
  }
  confirmationEmail: string
}

/**
 * A visitor's creation that nobody confirmed may be started again by anybody after this time: the
 * life of its key.
 */
export const RESERVATION_INSCRIPTION_HEURES = 24
/** A declarant is warned this many days before its inactive account goes. */
export const PREAVIS_INACTIVITE_JOURS = 30

const faute = (champ: string, code: string, message: string): FieldError => ({
  champ,
  code,
  message,
})
const requis = (champ: string, valeur: string): FieldError[] =>
  valeur.trim() === '' ? [faute(champ, 'requis', MESSAGES.requis)] : []

/** The refusal of an establishment whose activity is not one of a syndic. */
export const erreurApe = (type: TypeEtablissement): FieldError =>
  faute(
    'etablissement.codeApe',
    'ape',
    `L’activité de cet établissement n’est pas celle d’un${type === 'NOTAIRE' ? 'e étude notariale' : ' syndic'} : codes APE acceptés ${(CODES_APE_PAR_TYPE[type] ?? []).join(', ')}.`,
  )

/** A SIRET of fourteen digits with a right key. */
export const controlerSiret = (siret: string): FieldError[] => {
  if (siret.trim() === '') return requis('etablissement.siret', siret)
  return estSiret(normaliserSiret(siret))
    ? []
    : [
        faute(
          'etablissement.siret',
          'siret',
          'Le SIRET compte 14 chiffres ; vérifiez celui que vous avez saisi.',
        ),
      ]
}

const controlerApe = (type: TypeEtablissement, ape: string): FieldError[] => {
  if (ape.trim() === '') return requis('etablissement.codeApe', ape)
  if (normaliserApe(ape) === null)
    return [faute('etablissement.codeApe', 'format', 'Le code APE s’écrit comme 68.32A.')]
  return apeAccepte(type, ape) ? [] : [erreurApe(type)]
}

const codePostal = (champ: string, valeur: string): FieldError[] =>
  valeur.trim() !== '' && !estCodePostal(valeur.trim())
    ? [faute(champ, 'format', MESSAGES.format)]
    : []

/** Shapes of an establishment: SIRET, name, activity of its kind, address. */
export const controlerEtablissementInscrit = (
  type: TypeEtablissement,
  e: SaisieInscription['etablissement'],
): FieldError[] => [
  ...controlerSiret(e.siret),
  ...requis('etablissement.raisonSociale', e.raisonSociale),
  ...controlerApe(type, e.codeApe),
  ...requis('etablissement.voie', e.voie),
  ...requis('etablissement.codePostal', e.codePostal),
  ...codePostal('etablissement.codePostal', e.codePostal),
  ...requis('etablissement.commune', e.commune),
]

/** A volunteer has no establishment: its code is posted to the representative's own address. */
const controlerNonPro = ({
  etablissement: e,
  syndicatCooperatif,
  representant: { adresse },
}: SaisieInscription): FieldError[] => [
  ...(syndicatCooperatif ? requis('etablissement.raisonSociale', e.raisonSociale) : []),
  ...requis('representant.adresse.voie', adresse.voie),
  ...requis('representant.adresse.codePostal', adresse.codePostal),
  ...requis('representant.adresse.commune', adresse.commune),
]

/**
 * Shapes of a creation (specification 1, section 5): establishment by kind, representative, e-mail
 * typed twice.
 */
export const controlerInscription = (
  type: TypeInscription,
  saisie: SaisieInscription,
): FieldError[] => [
  ...(type === 'PRO'
    ? controlerEtablissementInscrit('PRO', saisie.etablissement)
    : controlerNonPro(saisie)),
  ...controlerEtablissement({
    telephone: saisie.etablissement.telephone,
    representant: saisie.representant,
  }).map((f) => (f.champ === 'telephone' ? { ...f, champ: 'etablissement.telephone' } : f)),
  ...(saisie.representant.email.trim().toLowerCase() ===
  saisie.confirmationEmail.trim().toLowerCase()
    ? []
    : [faute('confirmationEmail', 'egalite', MESSAGES.emailsDifferents)]),
]
