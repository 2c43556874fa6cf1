import type { MoyenNotaire } from '@registre/domain'

/**
 * The request of a syndic who is not attached yet: it has a screen of its own. Null for another
 * kind of request.
 */
type SuiviRattachement = { numero: string; idMandat: number } | null

/**
 * The mails of the register: their name and what each one needs. The texts are in the worker's
 * templates, one per name.
 */
export interface ModelesCourriel {
  'webhook-suspendu': { nom: string; cause: string }
  'demande-envoyee': {
    nomCopropriete: string
    adresse: string
    echeance: string
    coproprieteId: number
  }
  'precisions-repondues': {
    nomCopropriete: string
    adresse: string
    echeance: string
    coproprieteId: number
    rattachement?: SuiviRattachement
  }
  'immatriculation-validee': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
  }
  'immatriculation-notaire': { nomCopropriete: string; numero: string; coproprieteId: number }
  'doublon-en-examen': { nomCopropriete: string; coproprieteId: number; echeance: string }
  'doublon-confirme': {
    nomCopropriete: string
    numeroExistant: string
    nomExistant: string
    coproprieteId: number
  }
  'demande-refusee': {
    typeDemande: string
    nomCopropriete: string
    motifs: string[]
    raison: string
    coproprieteId: number
    rattachement?: SuiviRattachement
  }
  'precisions-demandees': {
    typeDemande: string
    nomCopropriete: string
    message: string
    coproprieteId: number
    declarationId: number | null
    dateLimite: string
    rattachement?: SuiviRattachement
  }
  'precisions-rappel': {
    nomCopropriete: string
    coproprieteId: number
    declarationId: number | null
    dateLimite: string
    rattachement?: SuiviRattachement
  }
  'precisions-expirees': {
    nomCopropriete: string
    coproprieteId: number
    rattachement?: SuiviRattachement
  }
  'rattachement-valide': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
  }
  'rattachement-demande': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
    echeance: string
  }
  'rattachement-annonce': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
    demandeur: string
  }
  'rattachement-conteste': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    demandeur: string
    texte: string
  }
  'rattachement-retire': { nomCopropriete: string; numero: string; coproprieteId: number }
  'rattachement-sans-suite': { nomCopropriete: string; numero: string; coproprieteId: number }
  /** `dateFinMandat` is empty for a mandate that was withdrawn before it began. */
  'rattachement-fin-mandat': {
    nomCopropriete: string
    numero: string
    dateFinMandat: string
    dateDebutMandat?: string
    nouveauSyndic: string
  }
  'mandat-debute': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
  }
  'mandat-echeance': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateFinMandat: string
    jours: number
  }
  'mandat-expire': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateFinMandat: string
  }
  'mandat-renouvele': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
    aVenir: boolean
  }
  'mandat-dates-modifiees': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateDebutMandat: string
    dateFinMandat: string
    avant: string
  }
  'mandat-retire': {
    nomCopropriete: string
    numero: string
    dateDebutMandat: string
    dateFinMandat: string
    raison: string
  }
  'successeur-connu': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    declarant: string
    datePriseFonction: string
    /** Name of the successor's house, '' for a volunteer. */
    maisonDuSuccesseur: string
  }
  'successeur-invite': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    declarant: string
    datePriseFonction: string
    graine: string
    expire: string
  }
  'successeur-annule': { nomCopropriete: string; numero: string; declarant: string }
  'dissolution-constatee': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateEffet: string
  }
  'dissolution-validee': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateEffet: string
    aVenir?: boolean
  }
  'dissolution-declaree': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateEffet: string
    echeance: string
  }
  'dissolution-declaree-syndic': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateEffet: string
    echeance: string
  }
  'dissolution-annulee': { nomCopropriete: string; numero: string; coproprieteId: number }
  'copropriete-supprimee': {
    nomCopropriete: string
    numero: string
    adresse: string
    motif: string
  }
  'immatriculation-annulee': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    motif: string
    numeroRemplacement: string
  }
  'copropriete-restauree': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    motif: string
  }
  'declarations-supprimees': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    motif: string
  }
  'rattachement-caduc': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    dateEffet: string
  }
  'erreur-signalee': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    erreur: string
    auteur: string
  }
  'mise-a-jour-enregistree': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    typeMaj: string
    cloture: string
  }
  'mise-a-jour-a-accepter': {
    nomCopropriete: string
    numero: string
    declarationId: number
    predecesseur: string
  }
  'mise-a-jour-jugee': {
    nomCopropriete: string
    numero: string
    coproprieteId: number
    acceptee: boolean
  }
  'compte-cree': {
    etablissement: string
    niveau: string
    identifiant: string
    graine: string
    expire: string
  }
  'compte-supprime': { etablissement: string; identifiant: string }
  'teledeclarant-supprime': { etablissement: string }
  'teledeclarant-statut': { etablissement: string; statut: string; actif: boolean }
  /** The key itself is never written: the worker makes it from `graine`. */
  'mot-de-passe-oublie': { identifiant: string; graine: string; expire: string }
  'mot-de-passe-change': { identifiant: string; quand: string }
  /** The key itself is never written: the worker makes it from `graine`; so is the code. */
  inscription: { etablissement: string; identifiant: string; graine: string; expire: string }
  'compte-existant': { etablissement: string }
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
  'code-poste': { etablissement: string; identifiant: string }
  'code-activation': { etablissement: string; graine: string }
  'compte-active': { etablissement: string }
  'inscription-expiree': { etablissement: string }
  'inactivite-rappel': { etablissement: string; dateSuppression: string }
  'inactivite-supprime': { etablissement: string }
  'reclamation-accusee': {
    reference: string
    demande: string
    message: string
    pieceJointe: string
  }
  'reclamation-recue': {
    id: number
    reference: string
    demandeur: string
    demande: string
    numero: string
  }
  'reclamation-repondue': { reference: string; demande: string; reponse: string; message: string }
  /** The keys themselves are never written: the worker makes them from the seeds. */
  'newsletter-confirmation': { graine: string; expire: string }
  'newsletter-deja-abonne': { graine: string }
  newsletter: { titre: string; resume: string; fileName: string; graine: string }
  'portefeuille-termine': {
    portefeuilleId: number
    nom: string
    deposees: number
    nonDeposees: number
  }
}
export type NomModele = keyof ModelesCourriel
