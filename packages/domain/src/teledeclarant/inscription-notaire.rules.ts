import type { Profil } from '../acces/profils.ts'
import type { QualiteCertificat } from '../certificat/certificat.ts'
import type { IdentiteNotaire } from '../notaire/identite-notaire.ts'
import { champConfirmationEmail } from '../identifiants/champs.ts'
import { normaliserSiret } from '../identifiants/siret.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { controlerUtilisateur } from '../utilisateur/utilisateur.rules.ts'
import { controlerEtablissementInscrit, type SaisieInscription } from './inscription.rules.ts'

/**
 * NOTAIRE registers the office with its first account; the other two join an office of the
 * register.
 */
export const TYPES_INSCRIPTION_NOTAIRE = [
  'NOTAIRE',
  'NOTAIRE_NOTAIRE',
  'NOTAIRE_COLLABORATEUR',
] as const
export type TypeInscriptionNotaire = (typeof TYPES_INSCRIPTION_NOTAIRE)[number]

export const estInscriptionNotaire = (type: string): type is TypeInscriptionNotaire =>
  TYPES_INSCRIPTION_NOTAIRE.some((t) => t === type)

/** The profile that each kind gives. */
export const PROFIL_INSCRIPTION_NOTAIRE = {
  NOTAIRE: 'NOTAIRE_ADMIN',
  NOTAIRE_NOTAIRE: 'NOTAIRE_NOTAIRE',
  NOTAIRE_COLLABORATEUR: 'NOTAIRE_COLLAB',
} as const satisfies Record<TypeInscriptionNotaire, Profil>

/** A collaborator joins as a collaborator and registers no office (specification 1, section 6). */
export const peutInscrire = (type: TypeInscriptionNotaire, qualite: QualiteCertificat): boolean =>
  type === 'NOTAIRE_COLLABORATEUR' || qualite === 'NOTAIRE'

export interface SaisieNotaire {
  etablissement: SaisieInscription['etablissement']
  numEtude: number | null
  representant: { nom: string; prenom: string; email: string; telephone: string }
  confirmationEmail: string
}

/** What the way in says of the office: the registration may not say otherwise. */
type EtudeDite = Pick<IdentiteNotaire, 'moyen' | 'numEtude' | 'siret'>

const DIT_PAR: Record<IdentiteNotaire['moyen'], string> = {
  certificat: 'Votre certificat porte',
  connexion: 'La connexion des notaires donne',
}

/** The number of the office: required, and the one that the way in tells, where it tells one. */
const controlerNumEtude = (numEtude: number | null, dite: EtudeDite): FieldError[] => {
  if (numEtude === null) return [{ champ: 'numEtude', code: 'requis', message: MESSAGES.requis }]
  return dite.numEtude === null || numEtude === dite.numEtude
    ? []
    : [
        {
          champ: 'numEtude',
          code: dite.moyen,
          message: `${DIT_PAR[dite.moyen]} le numéro d’étude ${dite.numEtude} : seule cette étude peut être inscrite.`,
        },
      ]
}

/** The establishment: the one that the way in tells, where it tells one. */
const controlerSiretDit = (siret: string, dite: EtudeDite): FieldError[] =>
  dite.siret === '' || normaliserSiret(siret) === dite.siret
    ? []
    : [
        {
          champ: 'etablissement.siret',
          code: dite.moyen,
          message: `${DIT_PAR[dite.moyen]} le SIRET ${dite.siret} : seule cette étude peut être inscrite.`,
        },
      ]

/**
 * Shapes of a notary's registration: the office where it is new, the person, the e-mail typed twice
 * (specification 1, section 5).
 */
export const controlerInscriptionNotaire = (
  type: TypeInscriptionNotaire,
  saisie: SaisieNotaire,
  dite: EtudeDite,
): FieldError[] => [
  ...(type === 'NOTAIRE'
    ? [
        ...controlerEtablissementInscrit('NOTAIRE', saisie.etablissement),
        ...controlerSiretDit(saisie.etablissement.siret, dite),
        ...controlerNumEtude(saisie.numEtude, dite),
      ]
    : []),
  ...controlerUtilisateur(saisie.representant).map((f) => ({
    ...f,
    champ: `representant.${f.champ}`,
  })),
  ...champConfirmationEmail(
    'confirmationEmail',
    saisie.representant.email,
    saisie.confirmationEmail,
  ),
]
