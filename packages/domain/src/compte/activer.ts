import type { IdentiteEtat } from '../acces/connexions.ts'
import { RegisterError } from '../kernel/errors.ts'
import {
  acteDuDeclarant,
  type ChangementDeCompte,
  courrielCompte,
  type MouvementDeCompte,
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
  const { id, email, login } = utilisateurDe(compte, d.id)
  const origine = d.origine ? { origine: d.origine } : {}
  const acte = acteDuDeclarant(
    declarantDe(compte).id,
    'definir-mot-de-passe',
    'definir-mot-de-passe',
    { ...d.dit?.declarant, ...poserCode(d.code) },
    { utilisateurId: id, ...origine },
  )
  const choix: MouvementDeCompte = {
    quoi: 'utilisateur',
    id,
    evenement: 'choisir-mot-de-passe',
    pose: {
      ...d.dit?.utilisateur,
      motDePasseHash: d.hash,
      emailValideLe: d.code.maintenant,
    },
  }
  return {
    actes: [{ ...acte, mouvements: [...acte.mouvements, choix] }],
    envois: courrielCompte(email, 'code-poste', { identifiant: login }),
  }
}

/** A new code; `lu`: a keeper reads it. Throws `introuvable`, `transition-interdite`. */
export const regenererCode = (
  compte: Compte,
  code: NouveauCode,
  lu: boolean,
): ChangementDeCompte => {
  const { id } = declarantDe(compte)
  const acte = acteDuDeclarant(
    id,
    'regenerer-code',
    'regenerer-code',
    poserCode(code),
    lu ? { lu } : {},
  )
  return { actes: [acte], envois: [] }
}

/**
 * A volunteer corrects where its code is posted, and gets another. An establishment's address is
 * that of the directory of companies. Throws `transition-interdite`.
 */
export const corrigerAdressePostale = (
  compte: Compte,
  adresse: Readonly<Record<string, string>>,
  code: NouveauCode,
): ChangementDeCompte => {
  const { id, type } = declarantDe(compte)
  if (type !== 'NON_PRO')
    throw new RegisterError('transition-interdite', {
      message:
        'Le courrier est envoyé à l’adresse de votre établissement, que donne l’annuaire des entreprises.',
    })
  const pose = { ...poserCode(code), repAdresse: adresse }
  const acte = acteDuDeclarant(id, 'corriger-adresse-postale', 'regenerer-code', pose)
  return { actes: [acte], envois: [] }
}

/**
 * The posted code was right, or an identity of the State's (`par`) took its place: all the accounts have
 * their rights. Throws `transition-interdite`.
 */
export const activer = (compte: Compte, par?: IdentiteEtat): ChangementDeCompte => {
  const { id, email, raisonSociale: etablissement } = declarantDe(compte)
  const pose = { codeActivationHash: null, codeActivationEssais: 0 }
  return {
    actes: [acteDuDeclarant(id, 'activer', 'activer', pose, par ? { par } : {})],
    envois: courrielCompte(email, 'compte-active', { etablissement }),
  }
}
