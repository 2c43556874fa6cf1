import type { ModelesCourriel, NomModele } from './gabarits/modeles.ts'

/**
 * Who typed a value that a mail carries: the register itself made it (a login is an address that
 * answered, or the one that is written to), a keeper, somebody whose account is activated, anybody.
 */
export type Auteur = 'registre' | 'teneur' | 'compte' | 'visiteur'

/**
 * Whom a mail goes to: an account that has proved its address, a keeper, or an address that somebody
 * gave. To the last, so many leave in a day, whatever they are: beyond, the act is refused, or the
 * mail is not sent (the answer tells nothing of an address), or waits for the next day (it follows an
 * act of somebody else, or the time).
 */
export type Destinataire =
  | 'compte'
  | 'teneur'
  | 'adresse-refuse'
  | 'adresse-tait'
  | 'adresse-attend'

type Ligne<M extends NomModele> = readonly [
  a: Destinataire,
  valeurs: { readonly [C in keyof Required<ModelesCourriel[M]>]: Auteur },
]

const R = 'registre'
const C = 'compte'
const nommee = { nomCopropriete: C, coproprieteId: R } as const
const numerotee = { ...nommee, numero: R } as const
const numero = { nomCopropriete: C, numero: R } as const
const dates = { dateDebutMandat: R, dateFinMandat: R } as const
const suivie = { ...nommee, rattachement: R } as const
const cle = { graine: R, expire: R } as const
const mien = { identifiant: R } as const
const cabinets = { cedant: C, siretCedant: R, repreneur: C, siretRepreneur: R } as const

/** Each mail: whom it goes to, and who typed each of its values. Nothing else says it. */
export const COURRIELS: { readonly [M in NomModele]: Ligne<M> } = {
  // Accounts. Before an account is activated, no value of its mails was typed.
  inscription: ['adresse-tait', { ...mien, ...cle }],
  'arrivee-a-confirmer': ['adresse-tait', { etablissement: C, siret: R, ...cle }],
  'arrivee-demandee': ['compte', { etablissement: C, siret: R, moment: R }],
  'arrivee-refusee': ['adresse-attend', { etablissement: C, siret: R }],
  'arrivee-expiree': ['adresse-attend', { etablissement: C, siret: R }],
  'arrivee-code-poste': ['adresse-attend', { etablissement: C, siret: R, ...cle }],
  'compte-existant': ['adresse-tait', {}],
  'code-poste': ['compte', mien],
  'code-activation': ['compte', { graine: R }],
  'inscription-expiree': ['adresse-attend', {}],
  'compte-cree': ['adresse-refuse', { etablissement: C, niveau: R, ...mien, ...cle }],
  'compte-supprime': ['adresse-attend', mien],
  'teledeclarant-supprime': ['adresse-attend', {}],
  'teledeclarant-statut': ['adresse-attend', { statut: R, actif: R }],
  'compte-active': ['compte', { etablissement: C }],
  'etude-inscrite': ['compte', { etablissement: C, numEtude: R, titulaire: C, moyen: R }],
  'etude-rejointe': ['compte', { etablissement: C, personne: 'visiteur', niveau: R, moyen: R }],
  'arrivee-jugee': ['compte', { etablissement: C, niveau: R, acceptee: R }],
  'inactivite-rappel': ['compte', { etablissement: C, dateSuppression: R }],
  'inactivite-supprime': ['compte', { etablissement: C }],
  'etablissement-signale': ['compte', { etablissement: C, siret: R, constat: R }],
  'reprise-demandee': ['compte', { ...cabinets, coproprietes: R }],
  'reprise-refusee': ['compte', { ...cabinets, motif: 'teneur' }],
  'reprise-terminee': ['compte', { ...cabinets, reprises: R, laissees: R, portefeuilleId: R }],
  'collegue-injoignable': ['compte', { etablissement: C, personne: C, adresse: C }],
  'mot-de-passe-oublie': ['compte', { ...mien, ...cle }],
  'mot-de-passe-change': ['compte', { ...mien, quand: R }],
  'adresse-a-confirmer': ['adresse-refuse', { ...cle, memeAdresse: R }],
  'adresse-demandee': ['compte', { ...mien, graine: R, quand: R }],
  'adresse-changee': ['compte', { ...mien, quand: R }],
  'etablissement-change': ['compte', { etablissement: C, de: R, vers: R, adresse: C, quand: R }],
  'essais-connexion': ['compte', { ...mien, nombre: R, quand: R }],
  'second-facteur': ['compte', { ...mien, quoi: C, quand: R }],
  'second-facteur-a-effacer': [
    'teneur',
    { ...mien, demandeur: 'teneur', compteId: R, teledeclarantId: R },
  ],
  'second-facteur-efface-bientot': [
    'compte',
    { ...mien, administrateurs: 'teneur', graine: R, le: R },
  ],
  'second-facteur-efface': ['compte', { ...mien, ...cle, quand: R }],
  'calendrier-ouvert': ['compte', { ...mien, quand: R }],
  'webhook-suspendu': ['compte', { nom: C, cause: C }],
  'portefeuille-termine': ['compte', { portefeuilleId: R, nom: C, deposees: R, nonDeposees: R }],
  // The contact form and the newsletter: anybody gives anybody's address.
  'reclamation-accusee': ['adresse-tait', { reference: R }],
  'reclamation-recue': [
    'teneur',
    { id: R, reference: R, demandeur: 'visiteur', demande: R, numero: R },
  ],
  'reclamation-repondue': ['adresse-attend', { reference: R, demande: R, reponse: 'teneur' }],
  'newsletter-confirmation': ['adresse-tait', cle],
  'newsletter-deja-abonne': ['adresse-tait', { graine: R }],
  newsletter: ['compte', { titre: 'teneur', resume: 'teneur', fileName: R, graine: R }],
  // Who follows a sheet proved the address; what it reads is public.
  'suivi-confirmation': ['adresse-tait', { numero: R, ...cle }],
  'suivi-en-cours': ['adresse-tait', { numero: R, graine: R }],
  'suivi-changement': ['compte', { ...numero, phrases: C, graine: R }],
  'suivi-termine': ['compte', { ...numero, phrases: C }],
  'suivi-echeance': ['compte', { ...numero, fin: R, graine: R }],
  // A designation by an activated account names who designates, and the co-ownership.
  'successeur-invite': [
    'adresse-refuse',
    { ...numerotee, declarant: C, datePriseFonction: R, ...cle },
  ],
  'successeur-connu': [
    'compte',
    { ...numerotee, declarant: C, datePriseFonction: R, maisonDuSuccesseur: C },
  ],
  'successeur-annule': ['adresse-attend', { ...numero, declarant: C }],
  'syndic-invite': ['adresse-attend', { ...numerotee, notaire: C, ...cle }],
  'syndic-designe': ['compte', { ...numerotee, notaire: C, maison: C }],
  // Dossiers: both ends are activated accounts.
  recapitulatif: ['compte', { envois: R }],
  'demande-envoyee': ['compte', { ...nommee, adresse: C, echeance: R }],
  'precisions-repondues': ['compte', { ...suivie, adresse: C, echeance: R }],
  'immatriculation-validee': ['compte', { ...numerotee, ...dates }],
  'immatriculation-notaire': ['compte', numerotee],
  'doublon-en-examen': ['compte', { ...nommee, echeance: R, lieuDisperse: R }],
  'doublon-confirme': ['compte', { ...nommee, numeroExistant: R, nomExistant: C }],
  'demande-refusee': ['compte', { ...suivie, typeDemande: R, motifs: R, raison: 'teneur' }],
  'precisions-demandees': [
    'compte',
    { ...suivie, typeDemande: R, message: 'teneur', declarationId: R, dateLimite: R },
  ],
  'precisions-rappel': ['compte', { ...suivie, declarationId: R, dateLimite: R }],
  'precisions-expirees': ['compte', suivie],
  'rattachement-valide': ['compte', { ...numerotee, ...dates }],
  'rattachement-demande': ['compte', { ...numerotee, ...dates, echeance: R }],
  'rattachement-a-completer': ['compte', { ...numerotee, ...dates }],
  'rattachements-annonces': ['compte', { demandes: C }],
  'rattachement-annonce': ['compte', { ...numerotee, ...dates, demandeur: C }],
  'fin-anticipee-annoncee': [
    'compte',
    { ...numerotee, ...dates, electionLe: R, reponseAvant: R, demandeur: C, debutAVenir: R },
  ],
  'fin-anticipee-accordee': ['compte', { ...numerotee, echeance: R }],
  'rattachement-conteste': ['compte', { ...numerotee, demandeur: C, texte: C }],
  'rattachement-retire': ['compte', numerotee],
  'rattachement-sans-suite': ['compte', numerotee],
  'rattachement-fin-mandat': ['compte', { ...numero, ...dates, aVenirRetire: R, nouveauSyndic: C }],
  'rattachement-caduc': ['compte', { ...numerotee, dateEffet: R }],
  'mandat-debute': ['compte', { ...numerotee, ...dates }],
  'mandat-echeance': ['compte', { ...numerotee, dateFinMandat: R, jours: R, aFaire: R }],
  'mandat-expire': ['compte', { ...numerotee, dateFinMandat: R }],
  'mandat-renouvele': ['compte', { ...numerotee, ...dates, aVenir: R }],
  'mandat-dates-modifiees': ['compte', { ...numerotee, ...dates, avant: R, motif: 'teneur' }],
  'mandat-retire': ['compte', { ...numero, ...dates, raison: 'teneur' }],
  'dissolution-constatee': ['compte', { ...numerotee, dateEffet: R }],
  'dissolution-validee': ['compte', { ...numerotee, dateEffet: R, aVenir: R }],
  'dissolution-declaree': ['compte', { ...numerotee, dateEffet: R, echeance: R }],
  'dissolution-declaree-syndic': ['compte', { ...numerotee, dateEffet: R, echeance: R }],
  'dissolution-annulee': ['compte', numerotee],
  'copropriete-supprimee': ['compte', { ...numero, adresse: C, motif: 'teneur' }],
  'immatriculation-annulee': ['compte', { ...numerotee, motif: 'teneur', numeroRemplacement: R }],
  'copropriete-restauree': ['compte', { ...numerotee, motif: 'teneur' }],
  'decision-reprise': [
    'compte',
    { ...numerotee, decision: R, decideeLe: R, motif: 'teneur', effets: R, certifiee: R },
  ],
  'numero-fusionne': ['compte', { ...numerotee, numeroFusionne: R, motif: 'teneur', finMandat: R }],
  'retrait-ouvert': [
    'compte',
    { ...numerotee, decision: R, decideeLe: R, motif: R, texte: 'teneur', reponseAvant: R },
  ],
  'retrait-abandonne': ['compte', { ...numerotee, decision: R, decideeLe: R, motif: 'teneur' }],
  'declarations-supprimees': ['compte', { ...numerotee, motif: 'teneur', annuelle: R }],
  'erreur-signalee': ['compte', { ...numerotee, erreur: C, auteur: C }],
  'mise-a-jour-enregistree': ['compte', { ...numerotee, typeMaj: R, cloture: R }],
  'mise-a-jour-a-accepter': ['compte', { ...numero, declarationId: R, predecesseur: C }],
  'mise-a-jour-jugee': ['compte', { ...numerotee, acceptee: R }],
}
