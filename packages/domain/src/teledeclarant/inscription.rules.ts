import { apeAccepte, CODES_APE_PAR_TYPE, normaliserApe } from '../identifiants/ape.ts'
import { champCodePostal, champConfirmationEmail, champRequis } from '../identifiants/champs.ts'
import { fauteDeSiret } from '../identifiants/siret.ts'
import type { FieldError } from '../kernel/errors.ts'
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
  representant: Omit<SaisieEtablissement['representant'], 'adresse' | 'telephone'> & {
    telephone: string
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

/** The refusal of an establishment whose activity is not one of a syndic. */
export const erreurApe = (type: TypeEtablissement): FieldError =>
  faute(
    'etablissement.codeApe',
    'ape',
    `L’activité de cet établissement n’est pas celle d’un${type === 'NOTAIRE' ? 'e étude notariale' : ' syndic'} : codes APE acceptés ${(CODES_APE_PAR_TYPE[type] ?? []).join(', ')}.`,
  )

/** A SIRET of fourteen digits with a right key. */
export const controlerSiret = (siret: string): FieldError[] => {
  if (siret.trim() === '') return champRequis('etablissement.siret', siret)
  const fautive = fauteDeSiret(siret)
  return fautive === null ? [] : [faute('etablissement.siret', 'siret', fautive)]
}

const controlerApe = (type: TypeEtablissement, ape: string): FieldError[] => {
  if (ape.trim() === '') return champRequis('etablissement.codeApe', ape)
  if (normaliserApe(ape) === null)
    return [faute('etablissement.codeApe', 'format', 'Le code APE s’écrit comme 68.32A.')]
  return apeAccepte(type, ape) ? [] : [erreurApe(type)]
}

/** Shapes of an establishment: SIRET, name, activity of its kind, address. */
export const controlerEtablissementInscrit = (
  type: TypeEtablissement,
  e: SaisieInscription['etablissement'],
): FieldError[] => [
  ...controlerSiret(e.siret),
  ...champRequis('etablissement.raisonSociale', e.raisonSociale),
  ...controlerApe(type, e.codeApe),
  ...champRequis('etablissement.voie', e.voie),
  ...champRequis('etablissement.codePostal', e.codePostal),
  ...champCodePostal('etablissement.codePostal', e.codePostal),
  ...champRequis('etablissement.commune', e.commune),
]

/** A volunteer has no establishment: its code is posted to the representative's own address. */
const controlerNonPro = ({
  etablissement: e,
  syndicatCooperatif,
  representant: { adresse },
}: SaisieInscription): FieldError[] => [
  ...(syndicatCooperatif ? champRequis('etablissement.raisonSociale', e.raisonSociale) : []),
  ...champRequis('representant.adresse.voie', adresse.voie),
  ...champRequis('representant.adresse.codePostal', adresse.codePostal),
  ...champRequis('representant.adresse.commune', adresse.commune),
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
  ...champConfirmationEmail(
    'confirmationEmail',
    saisie.representant.email,
    saisie.confirmationEmail,
  ),
]

/**
 * Shapes of a request to join an establishment: its SIRET, and who asks. Where it stands, the
 * directory of companies said when it registered.
 */
export const controlerArrivee = ({
  etablissement,
  representant,
  confirmationEmail,
}: Pick<SaisieInscription, 'representant' | 'confirmationEmail'> & {
  etablissement: { siret: string }
}): FieldError[] => [
  ...controlerSiret(etablissement.siret),
  ...controlerEtablissement({
    representant: { ...representant, adresse: {} },
  }),
  ...champConfirmationEmail('confirmationEmail', representant.email, confirmationEmail),
]
