import { ligne } from '../kernel/machine.ts'
import {
  type Ligne,
  B,
  AV,
  EC,
  RF,
  DP,
  IR,
  IT,
  AN,
  SU,
  FU,
  AUTEUR,
  DETENTEUR,
  TENEUR_ADMIN,
  CALENDRIER,
  surPlace,
} from './lignes.ts'

/** Rows 1 to 19: drafts, and a registration until it is decided. */
export const IMMATRICULATION: readonly Ligne[] = [
  ligne(1, null, 'creer-brouillon', B, 'télédéclarant actif ou notaire', 'S', {
    effects: 'inscription dans la liste des brouillons',
  }),
  ligne(2, [B], 'enregistrer-etape', B, AUTEUR, 'S', { effects: 'heure d’enregistrement' }),
  ...surPlace([RF, DP], {
    n: 2,
    event: 'enregistrer-etape',
    who: AUTEUR,
    effects: 'le dossier revenu se corrige avant d’être renvoyé',
    source: 'D',
  }),
  ligne(3, [B], 'supprimer-brouillon', SU, AUTEUR, 'S', {
    effects: 'déclaration supprimée, retrait de la liste',
  }),
  ligne(4, [B], 'soumettre', AV, AUTEUR, 'S', {
    effects: 'courriel « demande envoyée », demande à traiter avec une échéance',
  }),
  ligne(5, [B], 'immatriculer-par-notaire', IR, 'notaire', 'D', {
    effects: 'numéro attribué, attestation, courriel',
  }),
  ligne(6, [B], 'soumettre-doublon-notaire', AV, 'notaire', 'S', {
    effects: 'ligne « doublons notaires », échéance d’un jour ouvré',
  }),
  ligne(7, [AV], 'ouvrir', EC, 'teneur', 'D', { effects: 'verrou de 15 minutes' }),
  ligne(8, [EC], 'quitter', AV, DETENTEUR, 'D', { effects: 'verrou rendu' }),
  ligne(8, [EC], 'expirer-verrou', AV, CALENDRIER, 'D', { effects: 'verrou rendu' }),
  ligne(8, [EC], 'deverrouiller', AV, TENEUR_ADMIN, 'D', {
    effects: 'verrou rendu, inscription au journal',
  }),
  ligne(9, [EC], 'valider', IT, DETENTEUR, 'S', {
    when: 'mandat-commence',
    effects: 'numéro attribué, déclaration figée, attestation, courriel',
  }),
  ligne(10, [EC], 'valider', FU, DETENTEUR, 'D', {
    when: 'mandat-futur',
    effects: 'numéro attribué, déclaration figée, attestation, courriel',
  }),
  ligne(11, [EC], 'valider', IR, DETENTEUR, 'D', {
    when: 'sans-mandat',
    effects: 'numéro attribué, courriel au notaire',
  }),
  ligne(12, [EC], 'confirmer-doublon', AN, DETENTEUR, 'D', {
    effects: 'renvoi vers la copropriété existante, courriel',
  }),
  ligne(13, [EC], 'refuser', RF, DETENTEUR, 'S', {
    when: 'sans-numero',
    effects: 'courriel avec le motif',
  }),
  ligne(13, [EC], 'refuser', AN, DETENTEUR, 'D', {
    when: 'numero-attribue',
    effects: 'une validation reprise avait attribué le numéro : il reste le sien, annulé',
  }),
  ligne(14, [EC], 'demander-precisions', DP, DETENTEUR, 'S', {
    effects: 'courriel avec un lien, délai suspendu',
  }),
  ligne(15, [EC], 'affecter', AV, DETENTEUR, 'S', { effects: 'teneur désigné' }),
  ligne(16, [DP], 'repondre-precisions', AV, AUTEUR, 'D', { effects: 'délai repris' }),
  ligne(17, [DP], 'relancer-precisions', DP, CALENDRIER, 'D', {
    effects: 'courriel de rappel à 15 jours',
  }),
  ligne(17, [DP], 'expirer-precisions', RF, CALENDRIER, 'D', {
    when: 'sans-numero',
    effects: 'courriel après 30 jours de silence',
  }),
  ligne(17, [DP], 'expirer-precisions', AN, CALENDRIER, 'D', {
    when: 'numero-attribue',
    effects: 'le numéro d’une validation reprise reste le sien, annulé',
  }),
  ligne(18, [RF], 'corriger', B, AUTEUR, 'D', { effects: 'même dossier, historique conservé' }),
  ligne(19, [RF], 'abandonner', SU, AUTEUR, 'D', {
    effects: 'un teneur, lui, supprime la copropriété',
  }),
]
