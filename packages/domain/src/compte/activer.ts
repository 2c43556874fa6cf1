import { RegisterError } from '../kernel/errors.ts'
import {
  type ActeDeCompte,
  type ChangementDeCompte,
  courrielCompte,
  type PoseDeclarant,
  type PoseUtilisateur,
} from './changement.ts'
import { type Compte, declarantDe, utilisateurDe } from './compte.ts'

/** A new code, posted: the former one dies. */
export interface NouveauCode {
  hash: string
  maintenant: number
}

const poserCode = ({ hash, maintenant }: NouveauCode): PoseDeclarant => ({
  codeActivationHash: hash,
  codeActivationLe: maintenant,
  codeActivationEssais: 0,
})

/** What opens a main account for the first time. */
export interface PremierMotDePasse {
  hash: string
  origine?: string
  /** Who completes its account at once says who it is. */
  dit?: { declarant: PoseDeclarant; utilisateur: PoseUtilisateur }
}

/**
 * The first password of a main account: its establishment then awaits its posted code. Throws
 * `introuvable`, `transition-interdite` when it waits for no password any more.
 */
export const definirMotDePasse = (
  compte: Compte,
  d: PremierMotDePasse & { id: number; code: NouveauCode },
): ChangementDeCompte => {
  const { email, login } = utilisateurDe(compte, d.id)
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: 'definir-mot-de-passe',
        teledeclarantId: declarantDe(compte).id,
        etatDe: 'declarant',
        donnees: { utilisateurId: d.id, ...(d.origine ? { origine: d.origine } : {}) },
        mouvements: [
          {
            quoi: 'declarant',
            evenement: 'definir-mot-de-passe',
            pose: { ...d.dit?.declarant, ...poserCode(d.code) },
          },
          {
            quoi: 'utilisateur',
            id: d.id,
            evenement: 'choisir-mot-de-passe',
            pose: {
              ...d.dit?.utilisateur,
              motDePasseHash: d.hash,
              emailValideLe: d.code.maintenant,
            },
          },
        ],
      },
    ],
    envois: courrielCompte(email, 'code-poste', { identifiant: login }),
  }
}

const renouveler = (
  compte: Compte,
  type: ActeDeCompte['type'],
  pose: PoseDeclarant,
  donnees?: Record<string, unknown>,
): ChangementDeCompte => ({
  actes: [
    {
      categorie: 'COMPTE',
      type,
      teledeclarantId: declarantDe(compte).id,
      etatDe: 'declarant',
      ...(donnees ? { donnees } : {}),
      mouvements: [{ quoi: 'declarant', evenement: 'regenerer-code', pose }],
    },
  ],
  envois: [],
})

/** A new code; `lu`: a keeper reads it. Throws `introuvable`, `transition-interdite`. */
export const regenererCode = (compte: Compte, code: NouveauCode, lu: boolean): ChangementDeCompte =>
  renouveler(compte, 'regenerer-code', poserCode(code), lu ? { lu } : undefined)

/**
 * A volunteer corrects where its code is posted, and gets another. An establishment's address is
 * that of the directory of companies. Throws `transition-interdite`.
 */
export const corrigerAdressePostale = (
  compte: Compte,
  adresse: Readonly<Record<string, string>>,
  code: NouveauCode,
): ChangementDeCompte => {
  if (declarantDe(compte).type !== 'NON_PRO')
    throw new RegisterError('transition-interdite', {
      message:
        'Le courrier est envoyé à l’adresse de votre établissement, que donne l’annuaire des entreprises.',
    })
  return renouveler(compte, 'corriger-adresse-postale', {
    ...poserCode(code),
    repAdresse: adresse,
  })
}

/** The posted code was right: all the accounts have their rights. Throws `transition-interdite`. */
export const activer = (compte: Compte): ChangementDeCompte => {
  const { id, email, raisonSociale } = declarantDe(compte)
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: 'activer',
        teledeclarantId: id,
        etatDe: 'declarant',
        mouvements: [
          {
            quoi: 'declarant',
            evenement: 'activer',
            pose: { codeActivationHash: null, codeActivationEssais: 0 },
          },
        ],
      },
    ],
    envois: courrielCompte(email, 'compte-active', { etablissement: raisonSociale }),
  }
}
