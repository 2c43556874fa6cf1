import { keysOf } from '../kernel/table.ts'
import {
  EVENEMENTS_COPROPRIETE,
  type EvenementCopropriete,
} from '../copropriete/copropriete.etats.ts'
import { LABELS_EVENEMENT_COPROPRIETE } from '../copropriete/evenement.labels.ts'
import { EVENEMENTS_PORTEFEUILLE } from '../portefeuille/portefeuille.machine.ts'
import { CATEGORIES_JOURNAL, type CategorieJournal } from './journal.categories.ts'
import {
  EVENEMENTS_CONTACT,
  EVENEMENTS_MANDAT_JOURNAL,
  EVENEMENTS_PORTEFEUILLE_JOURNAL,
  EVENEMENTS_TELEDECLARANT_JOURNAL,
} from './journal.machines.ts'
import { EVENEMENTS_PROPRES } from './journal.propres.ts'

// What the journal can tell (specification 1, "Event journal"): a new event is a row here, or it
// cannot be journalled.

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

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(LABELS_EVENEMENT_JOURNAL))

/**
 * The sentence of a journalled event; an event that the register no longer writes keeps its code.
 */
export const labelEvenementJournal = (type: string): string => LABELS.get(type) ?? type

const teledeclarants = keysOf(EVENEMENTS_TELEDECLARANT_JOURNAL)
const mandats = keysOf(EVENEMENTS_MANDAT_JOURNAL)
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
    'enregistrer-vue-file',
    'supprimer-vue-file',
    'demander-mot-de-passe',
    'changer-mot-de-passe',
    'changer-mot-de-passe-refuse',
    'enregistrer-compte',
    'ajouter-facteur',
    'retirer-facteur',
    'renouveler-codes-secours',
    'code-de-secours',
    'demander-oubli-facteurs',
    'confirmer-oubli-facteurs',
    'arreter-oubli-facteurs',
    'oublier-facteurs',
    'demander-adresse',
    'changer-adresse',
    'arreter-adresse',
    'enregistrer-etablissement',
    'changer-etablissement',
    'deposer-certificat',
    'revoquer-certificat',
    'rejoindre-etude',
    'accepter-arrivee',
    'refuser-arrivee',
    'demander-arrivee',
    'refuser-demande-arrivee',
    'poster-code-arrivee',
    'code-arrivee-refuse',
    'rattacher-connexion',
    'detacher-connexion',
    ...teledeclarants,
    'renvoyer-cle-inscription',
    'activer-refuse',
    'corriger-adresse-postale',
    'confirmer-etablissement',
    'etablissement-non-confirme',
    'noter-retour',
    'confirmer-adresse',
    'lire-annuaire',
    'confirmer-fermeture',
    'lever-fermeture',
    'demander-reprise',
    'accepter-reprise',
    'refuser-reprise',
    'creer-utilisateur',
    'modifier-utilisateur',
    'supprimer-utilisateur',
    'desactiver-utilisateur',
    'reactiver-utilisateur',
    'creer-webhook',
    'modifier-webhook',
    'renouveler-cle-webhook',
    'essayer-webhook',
    'reprendre-webhook',
    'suspendre-webhook',
    'supprimer-webhook',
    'modifier-teledeclarant',
    'supprimer-teledeclarant',
    'ouvrir-calendrier',
    'fermer-calendrier',
    'affecter-coproprietes',
  ],
  BROUILLON: [
    'creer-brouillon',
    'commencer-mise-a-jour',
    'enregistrer-etape',
    'supprimer-brouillon',
    'corriger',
    'abandonner',
    'designer-syndic',
    'retirer-syndic-designe',
  ],
  IMMATRICULATION: [
    'soumettre',
    'immatriculer-par-notaire',
    'soumettre-doublon-notaire',
    'repondre-precisions',
    'annuler-immatriculation',
    'fusionner',
  ],
  RATTACHEMENT: [
    ...coproprietes('rattachement'),
    'demander',
    'retirer-demande',
    'repondre-precisions',
    'contester-rattachement',
    'accorder-fin-anticipee',
  ],
  MANDAT: [
    ...mandats,
    ...coproprietes('-mandat', 'successeur'),
    'annuler-successeur',
    'refuser-designation',
  ],
  DECLARATION: [
    'mettre-a-jour',
    'modifier-immatriculation',
    'declarer-par-predecesseur',
    'supprimer-declaration-predecesseur',
    'verifier-declaration',
    'deposer-document',
    'refuser-document',
    'reconstruire-document',
    'remettre-original',
    'declarer-erreur',
    'supprimer-declarations',
    'retirer-maj-annuelle',
    ...EVENEMENTS_PORTEFEUILLE,
  ],
  DISSOLUTION: [
    ...coproprietes('dissolution'),
    'repondre-precisions',
    'annuler-immatriculation',
    'supprimer-copropriete',
    'restaurer',
    'revenir',
  ],
  VALIDATION: [
    ...EXAMEN,
    'revenir',
    'ouvrir-retrait',
    'abandonner-retrait',
    'valider',
    'refuser',
    'confirmer-doublon',
    'noter-demande',
    'ecrire-reponse-type',
    'supprimer-reponse-type',
    'enregistrer-vue-file',
    'supprimer-vue-file',
    ...coproprietes('dissolution', 'rattachement'),
  ],
  EXPORT: [
    'consulter-categorisation',
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
  CONTACT: keysOf(EVENEMENTS_CONTACT),
  DROITS: [
    'acces-refuse',
    'creer-jeton',
    'revoquer-jeton',
    'changer-profil',
    'importer-institutions',
    'fermer-institution',
    'rouvrir-institution',
    'accepter-charte',
    'refuser-charte',
  ],
}

/** The category of an event that one alone holds; throws for the others, whose teller chooses. */
export const categorieSeule = (type: EvenementJournal): CategorieJournal => {
  const [seule, ...autres] = CATEGORIES_JOURNAL.filter((c) =>
    EVENEMENTS_PAR_CATEGORIE[c].includes(type),
  )
  if (seule === undefined || autres.length > 0) throw new TypeError(`Category of ${type}?`)
  return seule
}

/** Every event that a search of the journal can ask for. */
export const EVENEMENTS_JOURNAL: readonly EvenementJournal[] = [
  ...new Set(Object.values(EVENEMENTS_PAR_CATEGORIE).flat()),
]
