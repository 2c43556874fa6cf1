import type { MoyenNotaire } from '@registre/domain'

/** A co-ownership, and the page that the mail leads to. */
export interface Nommee {
  nomCopropriete: string
  coproprieteId: number
}
/** A co-ownership that has its number. */
export interface Immatriculee extends Nommee {
  numero: string
}
/** Both ends of a mandate, as people read them. */
export interface DatesMandat {
  dateDebutMandat: string
  dateFinMandat: string
}
/** `rattachement`: the request of a syndic who is not attached yet has a screen of its own. */
export interface Suivie extends Nommee {
  rattachement?: { numero: string; idMandat: number } | null
}

/**
 * The mails of the register: their name and what each one needs. The texts are in the worker's
 * templates, one per name.
 */
export interface ModelesCourriel {
  'webhook-suspendu': { nom: string; cause: string }
  'demande-envoyee': Nommee & { adresse: string; echeance: string }
  'precisions-repondues': Suivie & { adresse: string; echeance: string }
  'immatriculation-validee': Immatriculee & DatesMandat
  'immatriculation-notaire': Immatriculee
  'doublon-en-examen': Nommee & { echeance: string }
  'doublon-confirme': Nommee & { numeroExistant: string; nomExistant: string }
  'demande-refusee': Suivie & { typeDemande: string; motifs: string[]; raison: string }
  'precisions-demandees': Suivie & {
    typeDemande: string
    message: string
    declarationId: number | null
    dateLimite: string
  }
  'precisions-rappel': Suivie & { declarationId: number | null; dateLimite: string }
  'precisions-expirees': Suivie
  'rattachement-valide': Immatriculee & DatesMandat
  'rattachement-demande': Immatriculee & DatesMandat & { echeance: string }
  'rattachement-annonce': Immatriculee & DatesMandat & { demandeur: string }
  'rattachement-conteste': Immatriculee & { demandeur: string; texte: string }
  'rattachement-retire': Immatriculee
  'rattachement-sans-suite': Immatriculee
  /** `dateFinMandat` is empty for a mandate that was withdrawn before it began. */
  'rattachement-fin-mandat': {
    nomCopropriete: string
    numero: string
    dateFinMandat: string
    dateDebutMandat?: string
    nouveauSyndic: string
  }
  'mandat-debute': Immatriculee & DatesMandat
  'mandat-echeance': Immatriculee & { dateFinMandat: string; jours: number }
  'mandat-expire': Immatriculee & { dateFinMandat: string }
  'mandat-renouvele': Immatriculee & DatesMandat & { aVenir: boolean }
  'mandat-dates-modifiees': Immatriculee & DatesMandat & { avant: string }
  'mandat-retire': {
    nomCopropriete: string
    numero: string
    dateDebutMandat: string
    dateFinMandat: string
    raison: string
  }
  'successeur-connu': Immatriculee & {
    declarant: string
    datePriseFonction: string
    /** Name of the successor's house, '' for a volunteer. */
    maisonDuSuccesseur: string
  }
  'successeur-invite': Immatriculee & {
    declarant: string
    datePriseFonction: string
    graine: string
    expire: string
  }
  'successeur-annule': { nomCopropriete: string; numero: string; declarant: string }
  'dissolution-constatee': Immatriculee & { dateEffet: string }
  'dissolution-validee': Immatriculee & { dateEffet: string; aVenir?: boolean }
  'dissolution-declaree': Immatriculee & { dateEffet: string; echeance: string }
  'dissolution-declaree-syndic': Immatriculee & { dateEffet: string; echeance: string }
  'dissolution-annulee': Immatriculee
  'copropriete-supprimee': {
    nomCopropriete: string
    numero: string
    adresse: string
    motif: string
  }
  'immatriculation-annulee': Immatriculee & { motif: string; numeroRemplacement: string }
  'copropriete-restauree': Immatriculee & { motif: string }
  'declarations-supprimees': Immatriculee & { motif: string }
  'rattachement-caduc': Immatriculee & { dateEffet: string }
  'erreur-signalee': Immatriculee & { erreur: string; auteur: string }
  'mise-a-jour-enregistree': Immatriculee & { typeMaj: string; cloture: string }
  'mise-a-jour-a-accepter': {
    nomCopropriete: string
    numero: string
    declarationId: number
    predecesseur: string
  }
  'mise-a-jour-jugee': Immatriculee & { acceptee: boolean }
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
