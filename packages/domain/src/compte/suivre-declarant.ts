import {
  acteDuDeclarant,
  type ChangementDeCompte,
  courrielCompte,
  type PoseDeclarant,
  type PoseUtilisateur,
} from './changement.ts'
import { type Compte, declarantDe } from './compte.ts'

/** Nobody signed in for long: it is told when it will be removed. Throws `transition-interdite`. */
export const relancerInactivite = (compte: Compte, dateSuppression: string): ChangementDeCompte => {
  const { id, email, raisonSociale: etablissement } = declarantDe(compte)
  return {
    actes: [acteDuDeclarant(id, 'relancer-inactivite', 'relancer-inactivite')],
    envois: courrielCompte(email, 'inactivite-rappel', { etablissement, dateSuppression }),
  }
}

/** The notary's registration is final: the account may open. Throws `transition-interdite`. */
export const finaliserParNotaire = (compte: Compte): ChangementDeCompte => {
  const evenement = 'finaliser-immatriculation-notaire'
  return { actes: [acteDuDeclarant(declarantDe(compte).id, evenement, evenement)], envois: [] }
}

/**
 * The directory of companies has answered for an establishment: what it says of it, or null when it
 * refuses it and a keeper has its letter. Null when somebody was faster. Throws `introuvable`.
 */
export const confirmerEtablissement = (
  compte: Compte,
  etablissement: PoseDeclarant | null,
  motif: string,
): ChangementDeCompte | null => {
  const { id, attendSirene } = declarantDe(compte)
  if (!attendSirene) return null
  const type = etablissement ? 'confirmer-etablissement' : 'etablissement-non-confirme'
  const acte = acteDuDeclarant(id, type, null, { ...etablissement, sireneAttendueLe: null })
  return { actes: [{ ...acte, ...(motif === '' ? {} : { motif }) }], envois: [] }
}

/** The names of a certificate, as an office or an account shows them; '' for none any more. */
export const nommerCertificat = (
  place: { utilisateurId: number | null; rang: number },
  sujet: string,
  emetteur: string,
): ChangementDeCompte => {
  const declarant: PoseDeclarant =
    place.rang === 2
      ? { certificatDn2: sujet, emetteurDn2: emetteur }
      : { certificatDn1: sujet, emetteurDn1: emetteur }
  const utilisateur: PoseUtilisateur = { certificatDn: sujet, emetteurDn: emetteur }
  return {
    actes: [],
    muets: [
      place.utilisateurId === null
        ? { quoi: 'declarant', evenement: null, pose: declarant }
        : { quoi: 'utilisateur', id: place.utilisateurId, evenement: null, pose: utilisateur },
    ],
    envois: [],
  }
}
