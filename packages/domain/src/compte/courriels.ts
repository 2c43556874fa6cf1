import type { MoyenNotaire } from '../notaire/identite-notaire.ts'
import type { EtatVeille } from '../teledeclarant/veille.ts'

/** The mails that a decision on people sends, and what each one needs. */
export interface CourrielsDuCompte {
  'compte-supprime': { identifiant: string }
  'teledeclarant-supprime': {}
  'teledeclarant-statut': { statut: string; actif: boolean }
  'adresse-changee': { identifiant: string; quand: string }
  'code-poste': { identifiant: string }
  'compte-active': { etablissement: string }
  /** The SIRETs in groups; `adresse`: of the new establishment, as the directory says it. */
  'etablissement-change': {
    etablissement: string
    de: string
    vers: string
    adresse: string
    quand: string
  }
  'inscription-expiree': {}
  'inactivite-rappel': { etablissement: string; dateSuppression: string }
  'inactivite-supprime': { etablissement: string }
  /** What the directory of companies says of it. */
  'etablissement-signale': { etablissement: string; siret: string; constat: EtatVeille }
  /** To the other administrators: mails to this person come back. */
  'collegue-injoignable': { etablissement: string; personne: string; adresse: string }
  'etude-inscrite': {
    etablissement: string
    numEtude: number
    titulaire: string
    moyen?: MoyenNotaire
  }
  'etude-rejointe': {
    etablissement: string
    personne: string
    niveau: string
    moyen?: MoyenNotaire
  }
  'arrivee-jugee': { etablissement: string; niveau: string; acceptee: boolean }
  /** `quoi`: the sentence of what changed. */
  'second-facteur': { identifiant: string; quoi: string; quand: string }
  'mot-de-passe-change': { identifiant: string; quand: string }
}
