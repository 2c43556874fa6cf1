import type { Profil } from '../acces/profils.ts'
import type { QualiteCertificat } from '../certificat/certificat.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { controlerUtilisateur } from '../utilisateur/utilisateur.rules.ts'
import { controlerEtablissementInscrit, type SaisieInscription } from './inscription.rules.ts'

/** NOTAIRE registers the office with its first account; the other two join an office of the register. */
export const TYPES_INSCRIPTION_NOTAIRE = ['NOTAIRE', 'NOTAIRE_NOTAIRE', 'NOTAIRE_COLLABORATEUR'] as const
export type TypeInscriptionNotaire = (typeof TYPES_INSCRIPTION_NOTAIRE)[number]

export const estInscriptionNotaire = (type: string): type is TypeInscriptionNotaire => TYPES_INSCRIPTION_NOTAIRE.some((t) => t === type)

/** The profile that each kind gives. */
export const PROFIL_INSCRIPTION_NOTAIRE = {
  NOTAIRE: 'NOTAIRE_ADMIN',
  NOTAIRE_NOTAIRE: 'NOTAIRE_NOTAIRE',
  NOTAIRE_COLLABORATEUR: 'NOTAIRE_COLLAB',
} as const satisfies Record<TypeInscriptionNotaire, Profil>

/** A collaborator joins as a collaborator and registers no office (specification 1, section 6). */
export const peutInscrire = (type: TypeInscriptionNotaire, qualite: QualiteCertificat): boolean => type === 'NOTAIRE_COLLABORATEUR' || qualite === 'NOTAIRE'

export interface SaisieNotaire {
  etablissement: SaisieInscription['etablissement']
  numEtude: number | null
  representant: { nom: string; prenom: string; email: string; telephone: string }
  confirmationEmail: string
}

/** The number of the office: required, and the certificate's own where it tells one. */
const controlerNumEtude = (numEtude: number | null, duCertificat: number | null): FieldError[] => {
  if (numEtude === null) return [{ champ: 'numEtude', code: 'requis', message: MESSAGES.requis }]
  return duCertificat === null || numEtude === duCertificat
    ? []
    : [{ champ: 'numEtude', code: 'certificat', message: `Votre certificat porte le numéro d’étude ${duCertificat} : seule cette étude peut être inscrite.` }]
}

/** Shapes of a notary's registration: the office where it is new, the person, the e-mail typed twice (specification 1, section 5). */
export const controlerInscriptionNotaire = (type: TypeInscriptionNotaire, saisie: SaisieNotaire, numEtudeCertificat: number | null): FieldError[] => [
  ...(type === 'NOTAIRE' ? [...controlerEtablissementInscrit('NOTAIRE', saisie.etablissement), ...controlerNumEtude(saisie.numEtude, numEtudeCertificat)] : []),
  ...controlerUtilisateur(saisie.representant).map((f) => ({ ...f, champ: `representant.${f.champ}` })),
  ...(saisie.representant.email.trim().toLowerCase() === saisie.confirmationEmail.trim().toLowerCase()
    ? []
    : [{ champ: 'confirmationEmail', code: 'egalite', message: MESSAGES.emailsDifferents }]),
]
