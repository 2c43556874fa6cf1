import type { EvenementTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import {
  acteDuDeclarant,
  type ActeDeCompte,
  acteSur,
  type ChangementDeCompte,
  type CourrielDeCompte,
  courrielCompte,
  type PoseDeclarant,
} from './changement.ts'
import {
  type Compte,
  type DeclarantDuCompte,
  declarantDe,
  type UtilisateurDuCompte,
  utilisateurDe,
} from './compte.ts'

/** The events that close a declarant for good. */
export type FinDeDeclarant = Extract<
  EvenementTeledeclarant,
  'expirer-activation' | 'supprimer-inactif' | 'supprimer' | 'abandonner-immatriculation-notaire'
>

/** An account that closes: its history keeps its name, its login is free for another. */
export const CLOS = (id: number) => ({ motDePasseHash: null, login: `supprime-${id}` })

const fermer = (u: UtilisateurDuCompte): ActeDeCompte => ({
  ...acteSur(u, 'supprimer-utilisateur', 'fermer', CLOS(u.id)),
  etatDe: 'profil',
})

/** What a declarant that closes leaves to others. */
const LIBERE: PoseDeclarant = {
  siret: null,
  numEtude: null,
  codeActivationHash: null,
  certificatDn1: '',
  certificatDn2: '',
  emetteurDn1: '',
  emetteurDn2: '',
}

/** Closes accounts for good, and tells their owners. Throws `introuvable`, `transition-interdite`. */
export const fermerUtilisateurs = (compte: Compte, ids: readonly number[]): ChangementDeCompte => {
  const fermes = ids.map((id) => utilisateurDe(compte, id))
  return {
    actes: fermes.map(fermer),
    envois: fermes.flatMap(({ email, login }) =>
      courrielCompte(email, 'compte-supprime', { identifiant: login }),
    ),
  }
}

/** Who is told that a declarant is no more: nobody of one whom nobody had told anything. */
const avis = (
  evenement: FinDeDeclarant,
  { email, raisonSociale }: DeclarantDuCompte,
  comptes: readonly UtilisateurDuCompte[],
): CourrielDeCompte[] => {
  switch (evenement) {
    case 'expirer-activation':
      return courrielCompte(email, 'inscription-expiree', {})
    case 'supprimer-inactif':
      return courrielCompte(email, 'inactivite-supprime', { etablissement: raisonSociale })
    case 'abandonner-immatriculation-notaire':
      return []
    case 'supprimer': {
      const connues = new Set(comptes.map((c) => c.email.toLowerCase()))
      return [
        ...comptes.flatMap((c) =>
          courrielCompte(c.email, 'compte-supprime', { identifiant: c.login }),
        ),
        ...(connues.has(email.toLowerCase())
          ? []
          : courrielCompte(email, 'teledeclarant-supprime', {})),
      ]
    }
  }
}

/**
 * Closes a declarant for good, whoever asks: its accounts go with it, its history stays, its SIRET
 * and its office number are free. `tu`: who asks tells it. The caller has looked for mandates and
 * requests. Throws `introuvable`, `transition-interdite`.
 */
export const fermerDeclarant = (
  compte: Compte,
  { evenement, tu = false }: { evenement: FinDeDeclarant; tu?: boolean },
): ChangementDeCompte => {
  const declarant = declarantDe(compte)
  const { id, siret, numEtude } = declarant
  const { utilisateurs } = compte
  const type = evenement === 'supprimer' ? 'supprimer-teledeclarant' : evenement
  // The SIRET is public data of a firm: kept in the journal, since a new declarant may take it.
  const donnees = { siret, numEtude, comptes: utilisateurs.length }
  return {
    actes: [...utilisateurs.map(fermer), acteDuDeclarant(id, type, evenement, LIBERE, donnees)],
    envois: tu ? [] : avis(evenement, declarant, utilisateurs),
  }
}
