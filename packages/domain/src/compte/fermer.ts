import type { EvenementTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import {
  type ActeDeCompte,
  type ChangementDeCompte,
  type CourrielDeCompte,
  courrielCompte,
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
const CLOS = (id: number) => ({ motDePasseHash: null, login: `supprime-${id}` })

const fermer = ({ id, teledeclarantId }: UtilisateurDuCompte): ActeDeCompte => ({
  categorie: 'COMPTE',
  type: 'supprimer-utilisateur',
  teledeclarantId,
  etatDe: 'profil',
  donnees: { utilisateurId: id },
  mouvements: [{ quoi: 'utilisateur', id, evenement: 'fermer', pose: CLOS(id) }],
})

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
  return {
    actes: [
      ...utilisateurs.map(fermer),
      {
        categorie: 'COMPTE',
        type: evenement === 'supprimer' ? 'supprimer-teledeclarant' : evenement,
        teledeclarantId: id,
        etatDe: 'declarant',
        // The SIRET is public data of a firm: kept in the journal, since a new declarant may take it.
        donnees: { siret, numEtude, comptes: utilisateurs.length },
        mouvements: [
          {
            quoi: 'declarant',
            evenement,
            pose: {
              siret: null,
              numEtude: null,
              codeActivationHash: null,
              certificatDn1: '',
              certificatDn2: '',
              emetteurDn1: '',
              emetteurDn2: '',
            },
          },
        ],
      },
    ],
    envois: tu ? [] : avis(evenement, declarant, utilisateurs),
  }
}
