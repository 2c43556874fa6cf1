import type { EvenementMandat } from '../mandat/mandat.machine.ts'
import type { EvenementPortefeuille } from '../portefeuille/portefeuille.machine.ts'
import type { EvenementPublication } from '../publication/publication.machine.ts'
import type { EvenementReclamation } from '../reclamation/reclamation.machine.ts'
import type { EvenementTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'

// The events of the machines but the co-ownership's own, as the journal tells them.

/** Messages to the keepers and publications. */
export const EVENEMENTS_CONTACT: Record<
  | EvenementReclamation
  | EvenementPublication
  | 'abonner-newsletter'
  | 'desabonner-newsletter'
  | 'suivre-fiche'
  | 'arreter-suivi',
  string
> = {
  'envoyer-reclamation': 'Message reçu par le formulaire de contact',
  'repondre-reclamation': 'Réponse envoyée à un message',
  'clore-reclamation': 'Message traité',
  'rouvrir-reclamation': 'Message rouvert',
  'deposer-publication': 'Publication déposée',
  'modifier-publication': 'Publication modifiée',
  publier: 'Publication mise en ligne',
  'retirer-publication': 'Publication retirée',
  'envoyer-newsletter': 'Lettre d’information envoyée aux abonnés',
  'abonner-newsletter': 'Abonnement à la lettre d’information confirmé',
  'desabonner-newsletter': 'Abonnement à la lettre d’information terminé',
  'suivre-fiche': 'Suivi d’une fiche publique confirmé',
  'arreter-suivi': 'Suivi d’une fiche publique arrêté',
}

/** Events of a mandate, where the journal's own word is clearer than the co-ownership's. */
export const EVENEMENTS_MANDAT_JOURNAL: Record<EvenementMandat, string> = {
  demander: 'Rattachement demandé',
  ouvrir: 'Examen commencé',
  quitter: 'Examen interrompu',
  'expirer-verrou': 'Examen interrompu : délai dépassé',
  deverrouiller: 'Verrou libéré par un administrateur',
  valider: 'Demande validée',
  refuser: 'Demande refusée',
  'demander-precisions': 'Précisions demandées',
  'repondre-precisions': 'Précisions apportées',
  'relancer-precisions': 'Rappel de la demande de précisions',
  'expirer-precisions': 'Demande refusée faute de précisions',
  affecter: 'Demande affectée à un teneur',
  'retirer-demande': 'Demande de rattachement retirée',
  renouveler: 'Mandat renouvelé',
  debuter: 'Mandat commencé',
  'prevenir-echeance': 'Échéance du mandat annoncée',
  expirer: 'Mandat expiré',
  'modifier-dates': 'Dates du mandat modifiées',
  archiver: 'Mandat archivé',
  retirer: 'Mandat retiré par un teneur',
  revenir: 'Décision reprise',
  reprendre: 'Mandat repris d’un numéro fusionné',
  ceder: 'Mandat repris par un autre cabinet (fusion ou rachat)',
}

/** Events of a declarant. */
export const EVENEMENTS_TELEDECLARANT_JOURNAL: Record<EvenementTeledeclarant, string> = {
  creer: 'Création d’un télédéclarant',
  'creer-par-notaire': 'Télédéclarant désigné par un notaire',
  'inscrire-etude': 'Étude notariale inscrite',
  'finaliser-immatriculation-notaire': 'Immatriculation finalisée : télédéclarant invité',
  'definir-mot-de-passe': 'Premier mot de passe choisi',
  'regenerer-code': 'Nouveau code d’activation',
  activer: 'Télédéclarant activé',
  'redemander-activation': 'Nouvelle activation demandée',
  'expirer-activation': 'Télédéclarant supprimé faute d’activation',
  'relancer-inactivite': 'Suppression pour inactivité annoncée',
  'supprimer-inactif': 'Télédéclarant inactif supprimé',
  supprimer: 'Télédéclarant supprimé',
  'abandonner-immatriculation-notaire': 'Télédéclarant abandonné par le notaire',
}

/** Events of a portfolio of annual updates. */
export const EVENEMENTS_PORTEFEUILLE_JOURNAL: Record<EvenementPortefeuille, string> = {
  'controler-portefeuille': 'Dépôt groupé contrôlé',
  'deposer-portefeuille': 'Dépôt groupé lancé',
  'terminer-portefeuille': 'Dépôt groupé terminé',
  'annuler-portefeuille': 'Dépôt groupé annulé',
}
