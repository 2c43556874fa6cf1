import { defineMachine, PREVIOUS } from '../kernel/machine.ts'
import type { Transition } from '../kernel/machine.ts'
import { type CasCopropriete, type EtatCopropriete, ETATS_COPROPRIETE, type EvenementCopropriete } from './copropriete.etats.ts'

type Ligne = Transition<EtatCopropriete, EvenementCopropriete, CasCopropriete>

const B = 'BROUILLON'
const AV = 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
const EC = 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION'
const RF = 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'
const DP = 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
const IR = 'IMMATRICULEE_A_RATTACHER'
const IC = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'
const IT = 'IMMATRICULEE_RATTACHEE'
const IE = 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
const AN = 'IMMATRICULATION_ANNULEE'
const DV = 'DISSOLUTION_A_VALIDER'
const DE = 'DISSOLUTION_EN_COURS_DE_VALIDATION'
const DC = 'DISSOLUTION_EN_COURS'
const DI = 'DISSOUTE'
const SU = 'SUPPRIMEE'
const FU = 'FUTUR'

const AUTEUR = 'établissement auteur'
const DETENTEUR = 'teneur qui détient la demande'
const TENEUR_ADMIN = 'teneur administrateur'
const CALENDRIER = 'calendrier'

/** A row that leaves each of these states as it is: the event lives on the mandate or on the declaration. */
const surPlace = (states: readonly EtatCopropriete[], row: Omit<Ligne, 'from' | 'to'>): Ligne[] => states.map((state) => ({ ...row, from: [state], to: state }))

/** The workflow of a co-ownership. `n` is the number of the row in the design's table of decisions. */
export const machineCopropriete = defineMachine<EtatCopropriete, EvenementCopropriete, CasCopropriete>({
  name: 'copropriete',
  states: ETATS_COPROPRIETE,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'creer-brouillon',
      to: B,
      who: 'télédéclarant actif ou notaire',
      effects: 'inscription dans la liste des brouillons',
      source: 'S',
    },
    { n: 2, from: [B], event: 'enregistrer-etape', to: B, who: AUTEUR, effects: 'heure d’enregistrement', source: 'S' },
    ...surPlace([RF, DP], {
      n: 2,
      event: 'enregistrer-etape',
      who: AUTEUR,
      effects: 'le dossier revenu se corrige avant d’être renvoyé',
      source: 'D',
    }),
    { n: 3, from: [B], event: 'supprimer-brouillon', to: SU, who: AUTEUR, effects: 'déclaration supprimée, retrait de la liste', source: 'S' },
    { n: 4, from: [B], event: 'soumettre', to: AV, who: AUTEUR, effects: 'courriel « demande envoyée », demande à traiter avec une échéance', source: 'S' },
    { n: 5, from: [B], event: 'immatriculer-par-notaire', to: IR, who: 'notaire', effects: 'numéro attribué, attestation, courriel', source: 'D' },
    {
      n: 6,
      from: [B],
      event: 'soumettre-doublon-notaire',
      to: AV,
      who: 'notaire',
      effects: 'ligne « doublons notaires », échéance d’un jour ouvré',
      source: 'S',
    },
    { n: 7, from: [AV], event: 'ouvrir', to: EC, who: 'teneur', effects: 'verrou de 15 minutes', source: 'D' },
    { n: 8, from: [EC], event: 'quitter', to: AV, who: DETENTEUR, effects: 'verrou rendu', source: 'D' },
    { n: 8, from: [EC], event: 'expirer-verrou', to: AV, who: CALENDRIER, effects: 'verrou rendu', source: 'D' },
    { n: 8, from: [EC], event: 'deverrouiller', to: AV, who: TENEUR_ADMIN, effects: 'verrou rendu, inscription au journal', source: 'D' },
    {
      n: 9,
      from: [EC],
      event: 'valider',
      when: 'mandat-commence',
      to: IT,
      who: DETENTEUR,
      effects: 'numéro attribué, déclaration figée, attestation, courriel',
      source: 'S',
    },
    {
      n: 10,
      from: [EC],
      event: 'valider',
      when: 'mandat-futur',
      to: FU,
      who: DETENTEUR,
      effects: 'numéro attribué, déclaration figée, attestation, courriel',
      source: 'D',
    },
    { n: 11, from: [EC], event: 'valider', when: 'sans-mandat', to: IR, who: DETENTEUR, effects: 'numéro attribué, courriel au notaire', source: 'D' },
    { n: 12, from: [EC], event: 'confirmer-doublon', to: AN, who: DETENTEUR, effects: 'renvoi vers la copropriété existante, courriel', source: 'D' },
    { n: 13, from: [EC], event: 'refuser', to: RF, who: 'teneur administrateur qui détient la demande', effects: 'courriel avec le motif', source: 'S' },
    { n: 14, from: [EC], event: 'demander-precisions', to: DP, who: DETENTEUR, effects: 'courriel avec un lien, délai suspendu', source: 'S' },
    { n: 15, from: [EC], event: 'affecter', to: AV, who: DETENTEUR, effects: 'teneur désigné', source: 'S' },
    { n: 16, from: [DP], event: 'repondre-precisions', to: AV, who: AUTEUR, effects: 'délai repris', source: 'D' },
    { n: 17, from: [DP], event: 'relancer-precisions', to: DP, who: CALENDRIER, effects: 'courriel de rappel à 15 jours', source: 'D' },
    { n: 17, from: [DP], event: 'expirer-precisions', to: RF, who: CALENDRIER, effects: 'courriel après 30 jours de silence', source: 'D' },
    { n: 18, from: [RF], event: 'corriger', to: B, who: AUTEUR, effects: 'même dossier, historique conservé', source: 'D' },
    { n: 19, from: [RF], event: 'abandonner', to: SU, who: AUTEUR, effects: 'un teneur, lui, supprime la copropriété', source: 'D' },
    { n: 20, from: [IR, IE], event: 'demander-rattachement', to: IC, who: 'syndic', effects: 'mandat demandé, courriels', source: 'S' },
    ...surPlace([IT, FU], { n: 21, event: 'demander-rattachement', who: 'autre syndic', effects: 'mandat demandé, prédécesseur informé', source: 'S' }),
    {
      n: 22,
      from: [IC, IT, FU, IE],
      event: 'valider-rattachement',
      when: 'mandat-commence',
      to: IT,
      who: DETENTEUR,
      effects: 'mandat précédent archivé, les deux syndics informés',
      source: 'S',
    },
    {
      n: 23,
      from: [IC, FU, IE],
      event: 'valider-rattachement',
      when: 'mandat-futur',
      to: FU,
      who: DETENTEUR,
      effects: 'les deux syndics informés',
      source: 'D',
    },
    {
      n: 23,
      from: [IT],
      event: 'valider-rattachement',
      when: 'mandat-futur',
      to: IT,
      who: DETENTEUR,
      effects: 'le mandat en cours va à son terme',
      source: 'D',
    },
    {
      n: 24,
      from: [IC],
      event: 'refuser-rattachement',
      to: PREVIOUS,
      who: 'teneur administrateur qui détient la demande',
      effects: 'courriel avec le motif',
      source: 'S',
    },
    { n: 24, from: [IC], event: 'expirer-precisions', to: PREVIOUS, who: CALENDRIER, effects: 'courriel après 30 jours de silence', source: 'D' },
    { n: 24, from: [IC], event: 'retirer-demande-rattachement', to: PREVIOUS, who: 'syndic demandeur', effects: 'courriel', source: 'S' },
    ...surPlace([IT, FU, IE], {
      n: 24,
      event: 'refuser-rattachement',
      who: 'teneur administrateur qui détient la demande',
      effects: 'courriel avec le motif',
      source: 'S',
    }),
    ...surPlace([IT, FU, IE], { n: 24, event: 'expirer-precisions', who: CALENDRIER, effects: 'courriel après 30 jours de silence', source: 'D' }),
    ...surPlace([IT, FU, IE], { n: 24, event: 'retirer-demande-rattachement', who: 'syndic demandeur', effects: 'courriel', source: 'S' }),
    { n: 25, from: [FU], event: 'debuter-mandat', to: IT, who: CALENDRIER, effects: 'courriel', source: 'D' },
    { n: 26, from: [IT], event: 'expirer-mandat', to: IE, who: CALENDRIER, effects: 'courriel : renouveler ou déclarer un successeur', source: 'S' },
    { n: 27, from: [IT], event: 'remplacer-mandat', when: 'mandat-commence', to: IT, who: CALENDRIER, effects: 'mandat courant remplacé', source: 'D' },
    { n: 27, from: [IT], event: 'remplacer-mandat', when: 'mandat-futur', to: FU, who: CALENDRIER, effects: 'mandat suivant en attente', source: 'D' },
    {
      n: 28,
      from: [IT, IE],
      event: 'renouveler-mandat',
      to: IT,
      who: 'syndic rattaché',
      effects: 'courriel de confirmation, sans étape du teneur',
      source: 'S',
    },
    ...surPlace([IT, IE], { n: 29, event: 'declarer-successeur', who: 'syndic rattaché', effects: 'courriel avec une clé', source: 'S' }),
    ...surPlace([IT, IE], { n: 30, event: 'mettre-a-jour', who: 'syndic rattaché, ou dernier syndic', effects: 'nouvelle déclaration courante', source: 'S' }),
    ...surPlace([IR, IC, IT, IE, FU], {
      n: 30,
      event: 'modifier-immatriculation',
      who: 'notaire auteur avant tout rattachement, ou teneur administrateur',
      effects: 'nouvelle déclaration courante',
      source: 'D',
    }),
    { n: 31, from: [IT, IE, FU], event: 'retirer-rattachement', when: 'aucun-mandat', to: IR, who: 'teneur', effects: 'motif, courriel', source: 'S' },
    { n: 31, from: [IT, IE, FU], event: 'retirer-rattachement', when: 'mandat-en-cours', to: IT, who: 'teneur', effects: 'motif, courriel', source: 'S' },
    { n: 31, from: [IT, IE, FU], event: 'retirer-rattachement', when: 'mandat-expire', to: IE, who: 'teneur', effects: 'motif, courriel', source: 'S' },
    { n: 31, from: [IT, IE, FU], event: 'retirer-rattachement', when: 'mandat-futur', to: FU, who: 'teneur', effects: 'motif, courriel', source: 'D' },
    {
      n: 32,
      from: [IR, IC, IT, IE],
      event: 'declarer-dissolution',
      to: DV,
      who: 'syndic rattaché, notaire ou teneur',
      effects: 'justificatif, courriel, demande à traiter',
      source: 'S',
    },
    { n: 33, from: [DV], event: 'ouvrir-dissolution', to: DE, who: 'teneur', effects: 'verrou de 15 minutes', source: 'D' },
    { n: 33, from: [DE], event: 'quitter-dissolution', to: DV, who: DETENTEUR, effects: 'verrou rendu', source: 'D' },
    { n: 33, from: [DE], event: 'expirer-verrou', to: DV, who: CALENDRIER, effects: 'verrou rendu', source: 'D' },
    { n: 33, from: [DE], event: 'deverrouiller', to: DV, who: TENEUR_ADMIN, effects: 'verrou rendu, inscription au journal', source: 'D' },
    { n: 34, from: [DE], event: 'valider-dissolution', when: 'effet-futur', to: DC, who: DETENTEUR, source: 'D' },
    {
      n: 35,
      from: [DE],
      event: 'valider-dissolution',
      when: 'effet-atteint',
      to: DI,
      who: DETENTEUR,
      effects: 'mandats archivés, attestation, courriel',
      source: 'D',
    },
    { n: 36, from: [DV, DE], event: 'refuser-dissolution', to: PREVIOUS, who: TENEUR_ADMIN, effects: 'courriel avec le motif', source: 'D' },
    { n: 36, from: [DV, DE], event: 'annuler-dissolution', to: PREVIOUS, who: 'déclarant de la dissolution', effects: 'courriel', source: 'D' },
    { n: 37, from: [DC], event: 'constater-dissolution', to: DI, who: CALENDRIER, effects: 'mandats archivés, attestation, courriel', source: 'D' },
    {
      n: 38,
      from: [IR, IC, IT, IE, FU],
      event: 'annuler-immatriculation',
      to: AN,
      who: TENEUR_ADMIN,
      effects: 'motif ; numéro conservé et jamais réattribué',
      source: 'D',
    },
    {
      n: 39,
      // Not a draft: keepers do not see it, its author deletes it (row 3).
      from: [AV, EC, RF, DP, IR, IC, IT, IE, AN, DV, DE, DC, FU],
      event: 'supprimer-copropriete',
      to: SU,
      who: TENEUR_ADMIN,
      effects: 'motif, courriel au syndic rattaché',
      source: 'S',
    },
    { n: 40, from: [AN, SU], event: 'restaurer', to: PREVIOUS, who: 'teneur administrateur principal', effects: 'motif, inscription au journal', source: 'D' },
  ],
})

/** States whose co-ownership has a registration number in force. */
export const ETATS_IMMATRICULES = [IR, IC, IT, IE, FU] as const satisfies readonly EtatCopropriete[]

/** In force: those, and the ones whose dissolution is asked for but not done. The published file and the categorisation are about them, and the statistics on the days of a quarter. */
export const ETATS_EN_VIGUEUR = [...ETATS_IMMATRICULES, DV, DE, DC] as const satisfies readonly EtatCopropriete[]

/** States of a number that a look-up must answer: in force, leaving the register, or gone from it. */
export const ETATS_NUMEROTES = [...ETATS_EN_VIGUEUR, DI, AN] as const satisfies readonly EtatCopropriete[]
