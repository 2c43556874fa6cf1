import type { Acteur } from '../acces/acteur.ts'
import type { Profil } from '../acces/profils.ts'
import { RegisterError } from '../kernel/errors.ts'
import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import { profilApresChangementDeType } from '../teledeclarant/teledeclarant.policy.ts'
import { suspendreUtilisateur } from './suspendre.ts'
import {
  peutModifierUtilisateur,
  peutSuspendreUtilisateur,
  profilsPossibles,
} from '../utilisateur/utilisateur.policy.ts'
import {
  type ActeDeCompte,
  acteSur,
  type ChangementDeCompte,
  courrielCompte,
} from './changement.ts'
import { type Compte, loginApres, type UtilisateurDuCompte, utilisateurDe } from './compte.ts'

/** What a form says of an account. */
export interface CoordonneesUtilisateur {
  profil: Profil
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro: string
}

/** What a save would change, beside the names. */
export interface PorteeDeSaisie {
  /** One's own account: its address moves once the new one has answered. */
  propre: boolean
  profil: boolean
  adresse: boolean
  /** Name and address both become others: the account passes to somebody else. */
  passe: boolean
  /** It is shut for a while, or opened again; null where it stays. */
  actif: boolean | null
}

const autre = (a: string, b: string): boolean => a.toLowerCase() !== b.toLowerCase()

/** The names of the fields that a save changes, never their values. */
export const champsModifies = (
  avant: CoordonneesUtilisateur,
  apres: Partial<CoordonneesUtilisateur>,
): string[] =>
  (['profil', 'civilite', 'nom', 'prenom', 'email', 'telephone', 'numCartePro'] as const).filter(
    (champ) => apres[champ] !== undefined && avant[champ] !== apres[champ],
  )

/** Throws `acces-non-autorise` for an account, or a profile, that is not the actor's to give. */
export const porteeDe = (
  u: UtilisateurDuCompte,
  saisie: CoordonneesUtilisateur & { actif?: boolean | undefined },
  acteur: Acteur,
): PorteeDeSaisie => {
  if (!peutModifierUtilisateur(acteur, u) || !profilsPossibles(acteur, u).includes(saisie.profil))
    throw new RegisterError('acces-non-autorise')
  const ouvert = u.etat === 'OUVERT'
  const actif = saisie.actif === undefined || saisie.actif === ouvert ? null : saisie.actif
  if (actif !== null && !peutSuspendreUtilisateur(acteur, u))
    throw new RegisterError('acces-non-autorise')
  const propre = acteur.utilisateurId === u.id
  const adresse = autre(saisie.email, u.email)
  const passe = !propre && adresse && (u.nom !== saisie.nom || u.prenom !== saisie.prenom)
  return { propre, profil: saisie.profil !== u.profil, adresse, passe, actif }
}

const changerProfil = (
  u: UtilisateurDuCompte,
  profil: Profil,
  evenement: 'changer-profil' | null,
  donnees?: Record<string, unknown>,
): ActeDeCompte => ({
  ...acteSur(u, 'changer-profil', evenement, { profil }, donnees),
  categorie: 'DROITS',
  etatDe: 'profil',
})

const evenementDe = ({ propre, passe, adresse }: PorteeDeSaisie) => {
  if (propre) return null
  if (passe) return 'passer-a-un-autre'
  return adresse ? 'changer-adresse' : null
}

/**
 * Saves an account: what is open under its former rights, or its former address, ends, unless it is
 * one's own. `quand`: as the mail to the former address says it. Throws `introuvable`.
 */
export const modifierUtilisateur = (
  compte: Compte,
  m: { id: number; saisie: CoordonneesUtilisateur; portee: PorteeDeSaisie; quand: string },
): ChangementDeCompte => {
  const u = utilisateurDe(compte, m.id)
  const { profil, ...saisi } = m.saisie
  const { propre, adresse, passe } = m.portee
  const email = propre ? u.email : saisi.email
  const champs = champsModifies(u, m.saisie)
  const suspension =
    m.portee.actif === null ? [] : suspendreUtilisateur(compte, u.id, !m.portee.actif).actes
  if (champs.length === 0 && suspension.length > 0) return { actes: suspension, envois: [] }
  const donnees = { champs }
  const login = loginApres(u, email)
  const pose = { ...saisi, email, login, ...(passe ? { motDePasseHash: null } : {}) }
  return {
    actes: [
      acteSur(u, 'modifier-utilisateur', evenementDe(m.portee), pose, donnees),
      ...(m.portee.profil
        ? [changerProfil(u, profil, propre ? null : 'changer-profil', donnees)]
        : []),
      ...suspension,
    ],
    envois:
      !propre && adresse && u.aMotDePasse
        ? courrielCompte(u.email, 'adresse-changee', { identifiant: u.login, quand: m.quand })
        : [],
  }
}

/** Saves one's own data but the address, which asks first. Throws `introuvable`. */
export const enregistrerCompte = (
  compte: Compte,
  id: number,
  saisi: Omit<CoordonneesUtilisateur, 'profil' | 'email'> & { email: string },
): ChangementDeCompte => {
  const u = utilisateurDe(compte, id)
  const champs = champsModifies(u, saisi)
  return { actes: [acteSur(u, 'enregistrer-compte', null, saisi, { champs })], envois: [] }
}

/** Accounts follow their declarant from one family of profiles to the other. */
export const suivreType = (
  utilisateurs: readonly UtilisateurDuCompte[],
  type: TypeTeledeclarant,
): ActeDeCompte[] =>
  utilisateurs.flatMap((u) => {
    const vers = profilApresChangementDeType(u.profil, type)
    return vers === u.profil ? [] : [changerProfil(u, vers, 'changer-profil')]
  })
