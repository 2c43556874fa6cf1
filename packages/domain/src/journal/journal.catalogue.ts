import {
  EVENEMENTS_COPROPRIETE,
  type EvenementCopropriete,
} from '../copropriete/copropriete.etats.ts'
import { LABELS_EVENEMENT_COPROPRIETE } from '../copropriete/evenement.labels.ts'
import type { EvenementMandat } from '../mandat/mandat.machine.ts'
import { EVENEMENTS_PORTEFEUILLE } from '../portefeuille/portefeuille.machine.ts'
import type { EvenementTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import type { CategorieJournal } from './journal.categories.ts'
import {
  EVENEMENTS_CONTACT,
  EVENEMENTS_MANDAT_JOURNAL,
  EVENEMENTS_PORTEFEUILLE_JOURNAL,
  EVENEMENTS_TELEDECLARANT_JOURNAL,
} from './journal.machines.ts'

// What the journal can tell (specification 1, "Event journal"): a new event is a row here, or it
// cannot be journalled.

/** Events of no machine, with their sentence. */
const EVENEMENTS_PROPRES = {
  connexion: 'Connexion',
  'connexion-refusee': 'Connexion refusée',
  'preuve-refusee': 'Confirmation d’identité refusée',
  deconnexion: 'Déconnexion',
  'fermer-sessions': 'Sessions fermées',
  'emprunter-compte': 'Connexion à la place d’un déclarant',
  'rendre-compte': 'Retour au compte du teneur',
  'demander-mot-de-passe': 'Nouveau mot de passe demandé',
  'changer-mot-de-passe': 'Mot de passe changé',
  'changer-mot-de-passe-refuse': 'Changement de mot de passe refusé',
  'enregistrer-compte': 'Compte modifié par son titulaire',
  'deposer-certificat': 'Certificat rattaché',
  'revoquer-certificat': 'Certificat détaché',
  'rejoindre-etude': 'Compte créé dans une étude par son titulaire',
  'rattacher-connexion': 'Connexion des notaires rattachée à un compte',
  'creer-utilisateur': 'Compte utilisateur créé',
  'modifier-utilisateur': 'Compte utilisateur modifié',
  'supprimer-utilisateur': 'Compte utilisateur supprimé',
  'changer-profil': 'Profil changé',
  'enregistrer-etablissement': 'Établissement modifié',
  'modifier-teledeclarant': 'Télédéclarant modifié par un teneur',
  'supprimer-teledeclarant': 'Télédéclarant supprimé',
  'renvoyer-cle-inscription': 'Lien d’activation renvoyé',
  'activer-refuse': 'Code d’activation refusé',
  'etablir-lettre': 'Courrier établi',
  'telecharger-courrier': 'Courrier téléchargé',
  'noter-courriers-imprimes': 'Courriers imprimés',
  'acces-refuse': 'Accès refusé',
  'creer-jeton': 'Jeton de programme créé',
  'revoquer-jeton': 'Jeton de programme révoqué',
  'ouvrir-calendrier': 'Calendrier des échéances ouvert',
  'fermer-calendrier': 'Calendrier des échéances fermé',
  'deposer-document': 'Document déposé',
  'refuser-document': 'Document refusé',
  'reprendre-verrou': 'Examen repris',
  'commencer-mise-a-jour': 'Mise à jour commencée',
  'declarer-par-predecesseur': 'Mise à jour déposée par l’ancien syndic',
  'supprimer-declaration-predecesseur': 'Déclaration du prédécesseur supprimée',
  'envoyer-courriel': 'Courriel envoyé',
  'etablir-attestation': 'Attestation établie',
  'creer-webhook': 'Logiciel à prévenir ajouté',
  'reprendre-webhook': 'Envois repris vers un logiciel',
  'suspendre-webhook': 'Envois suspendus vers un logiciel',
  'supprimer-webhook': 'Logiciel à prévenir supprimé',
  'renvoyer-envoi': 'Envoi remis en route par un opérateur',
  'suspendre-envoi': 'Envoi suspendu après une restauration',
  'classer-envoi': 'Envoi classé comme reçu par un opérateur',
  'abandonner-envoi': 'Envoi abandonné par un opérateur',
  'lancer-traitement': 'Traitement lancé par un opérateur',
  'exporter-personne': 'Données d’une personne remises à sa demande',
  'anonymiser-personne': 'Données d’une personne effacées à sa demande',
  'reconstruire-statistiques': 'Statistiques d’un trimestre recomptées',
  'envoi-inconnu': 'Envoi d’un type inconnu',
  'exporter-journal': 'Journal extrait',
  'telecharger-donnees-brutes': 'Données brutes téléchargées',
  'telecharger-rapport-bo': 'Rapport statistique téléchargé',
  'etablir-rapport': 'Rapport statistique établi',
  'importer-rnic': 'Copropriété reprise d’un fichier publié',
  'enregistrer-recherche': 'Recherche de catégorisation enregistrée',
  'supprimer-recherche': 'Recherche de catégorisation supprimée',
  'extraire-categorisation': 'Catégorisation extraite',
  'preparer-export': 'Extraction demandée',
  'annuler-export': 'Extraction annulée',
  'telecharger-export': 'Extraction téléchargée',
  'etablir-export': 'Extraction préparée',
  'importer-institutions': 'Institutions mises à jour',
  'accepter-charte': 'Charte de confidentialité acceptée',
  'refuser-charte': 'Charte de confidentialité refusée',
  'declarer-erreur': 'Erreur signalée dans une déclaration',
  'supprimer-declarations': 'Déclarations supprimées depuis la dernière mise à jour annuelle',
  'contester-rattachement': 'Rattachement contesté par le syndic en place',
  'traiter-portefeuille': 'Dépôt groupé traité',
} as const

/** Every event that the journal can hold, and its sentence. */
export const LABELS_EVENEMENT_JOURNAL = {
  ...LABELS_EVENEMENT_COPROPRIETE,
  ...EVENEMENTS_MANDAT_JOURNAL,
  ...EVENEMENTS_TELEDECLARANT_JOURNAL,
  ...EVENEMENTS_CONTACT,
  ...EVENEMENTS_PORTEFEUILLE_JOURNAL,
  ...EVENEMENTS_PROPRES,
} as const
export type EvenementJournal = keyof typeof LABELS_EVENEMENT_JOURNAL

const EVENEMENTS_JOURNAL: ReadonlyMap<string, string> = new Map(
  Object.entries(LABELS_EVENEMENT_JOURNAL),
)

/**
 * The sentence of a journalled event; an event that the register no longer writes keeps its code.
 */
export const labelEvenementJournal = (type: string): string => EVENEMENTS_JOURNAL.get(type) ?? type

const teledeclarants = Object.keys(EVENEMENTS_TELEDECLARANT_JOURNAL) as EvenementTeledeclarant[]
const mandats = Object.keys(EVENEMENTS_MANDAT_JOURNAL) as EvenementMandat[]
const EXAMEN = [
  'ouvrir',
  'reprendre-verrou',
  'quitter',
  'expirer-verrou',
  'deverrouiller',
  'affecter',
  'demander-precisions',
  'repondre-precisions',
  'relancer-precisions',
  'expirer-precisions',
] as const
const coproprietes = (...debuts: string[]): EvenementCopropriete[] =>
  EVENEMENTS_COPROPRIETE.filter((e) => debuts.some((d) => e.includes(d)))

/** The events that a category can hold: the second list of the journal's search. */
export const EVENEMENTS_PAR_CATEGORIE: Record<CategorieJournal, readonly EvenementJournal[]> = {
  CONNEXION: [
    'connexion',
    'connexion-refusee',
    'preuve-refusee',
    'deconnexion',
    'fermer-sessions',
    'emprunter-compte',
    'rendre-compte',
  ],
  COMPTE: [
    'demander-mot-de-passe',
    'changer-mot-de-passe',
    'changer-mot-de-passe-refuse',
    'enregistrer-compte',
    'enregistrer-etablissement',
    'deposer-certificat',
    'revoquer-certificat',
    'rejoindre-etude',
    'rattacher-connexion',
    ...teledeclarants,
    'renvoyer-cle-inscription',
    'activer-refuse',
    'creer-utilisateur',
    'modifier-utilisateur',
    'supprimer-utilisateur',
    'creer-webhook',
    'reprendre-webhook',
    'suspendre-webhook',
    'supprimer-webhook',
    'modifier-teledeclarant',
    'supprimer-teledeclarant',
    'activer',
    'redemander-activation',
    'ouvrir-calendrier',
    'fermer-calendrier',
  ],
  BROUILLON: [
    'creer-brouillon',
    'commencer-mise-a-jour',
    'enregistrer-etape',
    'supprimer-brouillon',
    'corriger',
    'abandonner',
  ],
  IMMATRICULATION: [
    'soumettre',
    'immatriculer-par-notaire',
    'soumettre-doublon-notaire',
    'repondre-precisions',
    'annuler-immatriculation',
  ],
  RATTACHEMENT: [
    ...coproprietes('rattachement'),
    'demander',
    'retirer-demande',
    'repondre-precisions',
    'contester-rattachement',
  ],
  MANDAT: [...mandats, ...coproprietes('-mandat', 'successeur')],
  DECLARATION: [
    'mettre-a-jour',
    'modifier-immatriculation',
    'declarer-par-predecesseur',
    'supprimer-declaration-predecesseur',
    'deposer-document',
    'refuser-document',
    'declarer-erreur',
    'supprimer-declarations',
    ...EVENEMENTS_PORTEFEUILLE,
  ],
  DISSOLUTION: [
    ...coproprietes('dissolution'),
    'annuler-immatriculation',
    'supprimer-copropriete',
    'restaurer',
  ],
  VALIDATION: [
    ...EXAMEN,
    'valider',
    'refuser',
    'confirmer-doublon',
    ...coproprietes('dissolution', 'rattachement'),
  ],
  EXPORT: [
    'extraire-categorisation',
    'preparer-export',
    'annuler-export',
    'telecharger-export',
    'enregistrer-recherche',
    'supprimer-recherche',
    'exporter-journal',
    'telecharger-donnees-brutes',
    'telecharger-rapport-bo',
    'telecharger-courrier',
    'noter-courriers-imprimes',
  ],
  TRAITEMENT: [
    'envoyer-courriel',
    'etablir-attestation',
    'etablir-lettre',
    'etablir-rapport',
    'etablir-export',
    'importer-rnic',
    'envoi-inconnu',
    'renvoyer-envoi',
    'suspendre-envoi',
    'classer-envoi',
    'abandonner-envoi',
    'lancer-traitement',
    'exporter-personne',
    'anonymiser-personne',
    'reconstruire-statistiques',
    'traiter-portefeuille',
  ],
  CONTACT: Object.keys(EVENEMENTS_CONTACT) as (keyof typeof EVENEMENTS_CONTACT)[],
  DROITS: [
    'acces-refuse',
    'creer-jeton',
    'revoquer-jeton',
    'changer-profil',
    'importer-institutions',
    'accepter-charte',
    'refuser-charte',
  ],
}
