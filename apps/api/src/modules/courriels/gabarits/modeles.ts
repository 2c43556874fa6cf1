import type { CourrielDuMatin, CourrielsDuCompte, CourrielsDuDossier } from '@registre/domain'

/**
 * The mails of the register: their name and what each one needs. The texts are in the worker's
 * templates, one per name.
 */
/** The two firms of a takeover. */
export interface Cabinets {
  cedant: string
  siretCedant: string
  repreneur: string
  siretRepreneur: string
}

export interface ModelesCourriel extends CourrielsDuDossier, CourrielsDuCompte {
  /** What a person is told in the morning, in one mail. */
  recapitulatif: {
    envois: {
      [M in CourrielDuMatin]: { modele: M; donnees: CourrielsDuDossier[M] }
    }[CourrielDuMatin][]
  }
  'webhook-suspendu': { nom: string; cause: string }
  /** `etablissement`: '' before it is activated. */
  'compte-cree': {
    etablissement: string
    niveau: string
    identifiant: string
    graine: string
    expire: string
  }
  /** The key itself is never written: the worker makes it from `graine`. */
  'mot-de-passe-oublie': { identifiant: string; graine: string; expire: string }
  /** Sent to the new address; the key is made from `graine`. */
  'adresse-a-confirmer': { graine: string; expire: string; memeAdresse?: boolean }
  /** Sent to the old address; the key that stops is made from `graine`. */
  'adresse-demandee': { identifiant: string; graine: string; quand: string }
  'essais-connexion': { identifiant: string; nombre: number; quand: string }
  /** To the administrators of the register who may confirm; `teledeclarantId` null for a keeper. */
  'second-facteur-a-effacer': {
    identifiant: string
    demandeur: string
    compteId: number
    teledeclarantId: number | null
  }
  /** Two administrators who are not independent confirmed it: who is told may stop it, by the key. */
  'second-facteur-efface-bientot': {
    identifiant: string
    administrateurs: string
    graine: string
    le: string
  }
  /** The key opens the choice of a password, then of a factor; '' where no password is held. */
  'second-facteur-efface': { identifiant: string; graine: string; expire: string; quand: string }
  'calendrier-ouvert': { identifiant: string; quand: string }
  /** The key itself is never written: the worker makes it from `graine`; so is the code. */
  inscription: { identifiant: string; graine: string; expire: string }
  /** `siret`: in groups; nothing that the applicant typed. */
  'arrivee-a-confirmer': { etablissement: string; siret: string; graine: string; expire: string }
  'arrivee-demandee': {
    etablissement: string
    siret: string
    moment: 'demande' | 'relance' | 'courrier' | 'ouverte'
  }
  'arrivee-refusee': { etablissement: string; siret: string }
  'arrivee-expiree': { etablissement: string; siret: string }
  /** The whole portfolio of a firm, that another asks for by a merger or a purchase. */
  'reprise-demandee': Cabinets & { coproprietes: number }
  'reprise-refusee': Cabinets & { motif: string }
  /** Where what became of each is read, for the firm that takes over; null for the other. */
  'reprise-terminee': Cabinets & {
    reprises: number
    laissees: number
    portefeuilleId: number | null
  }
  'arrivee-code-poste': { etablissement: string; siret: string; graine: string; expire: string }
  'compte-existant': {}
  'code-activation': { graine: string }
  /** Nothing that was typed: anybody may give anybody's address. */
  'reclamation-accusee': { reference: string }
  'reclamation-recue': {
    id: number
    reference: string
    demandeur: string
    demande: string
    numero: string
  }
  /** Not the message itself: anybody may have written it, to anybody's address. */
  'reclamation-repondue': { reference: string; demande: string; reponse: string }
  /** The keys themselves are never written: the worker makes them from the seeds. */
  'newsletter-confirmation': { graine: string; expire: string }
  'newsletter-deja-abonne': { graine: string }
  newsletter: { titre: string; resume: string; fileName: string; graine: string }
  /** Before the address is proved, nothing but the number. */
  'suivi-confirmation': { numero: string; graine: string; expire: string }
  'suivi-en-cours': { numero: string; graine: string }
  'suivi-changement': { nomCopropriete: string; numero: string; phrases: string[]; graine: string }
  /** The sheet is gone: it is followed no more. */
  'suivi-termine': { nomCopropriete: string; numero: string; phrases: string[] }
  'suivi-echeance': { nomCopropriete: string; numero: string; fin: string; graine: string }
  'portefeuille-termine': {
    portefeuilleId: number
    nom: string
    deposees: number
    nonDeposees: number
  }
}
export type NomModele = keyof ModelesCourriel
