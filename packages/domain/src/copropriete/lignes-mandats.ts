import { PREVIOUS, ligne } from '../kernel/machine.ts'
import { type Ligne, IR, IC, IT, IE, FU, DETENTEUR, CALENDRIER, surPlace } from './lignes.ts'

/** Rows 20 to 31: attachments, mandates and updates. */
export const MANDATS: readonly Ligne[] = [
  ligne(20, [IR, IE], 'demander-rattachement', IC, 'syndic', 'S', {
    effects: 'mandat demandé, courriels',
  }),
  ...surPlace([IC], {
    n: 20,
    event: 'demander-rattachement',
    who: 'autre syndic',
    effects: 'mandat demandé : le teneur voit les demandes ensemble',
    source: 'D',
  }),
  ...surPlace([IT, FU], {
    n: 21,
    event: 'demander-rattachement',
    who: 'autre syndic',
    effects: 'mandat demandé, prédécesseur informé',
    source: 'S',
  }),
  ligne(22, [IC, IT, FU, IE], 'valider-rattachement', IT, DETENTEUR, 'S', {
    when: 'mandat-commence',
    effects: 'mandat précédent archivé, les deux syndics informés',
  }),
  ligne(23, [IC, FU, IE], 'valider-rattachement', FU, DETENTEUR, 'D', {
    when: 'mandat-futur',
    effects: 'les deux syndics informés',
  }),
  ligne(23, [IT], 'valider-rattachement', IT, DETENTEUR, 'D', {
    when: 'mandat-futur',
    effects: 'le mandat en cours va à son terme',
  }),
  ligne(24, [IC], 'refuser-rattachement', PREVIOUS, DETENTEUR, 'S', {
    when: 'derniere-demande',
    effects: 'courriel avec le motif',
  }),
  ligne(24, [IC], 'expirer-precisions', PREVIOUS, CALENDRIER, 'D', {
    when: 'derniere-demande',
    effects: 'courriel après 30 jours de silence',
  }),
  ligne(24, [IC], 'retirer-demande-rattachement', PREVIOUS, 'syndic demandeur', 'S', {
    when: 'derniere-demande',
    effects: 'courriel',
  }),
  ...(
    ['refuser-rattachement', 'expirer-precisions', 'retirer-demande-rattachement'] as const
  ).flatMap((event) =>
    surPlace([IC], {
      n: 24,
      event,
      when: 'autre-demande',
      who: 'teneur, calendrier ou syndic demandeur',
      effects: 'une autre demande reste à décider',
      source: 'D',
    }),
  ),
  ...surPlace([IT, FU, IE], {
    n: 24,
    event: 'refuser-rattachement',
    who: DETENTEUR,
    effects: 'courriel avec le motif',
    source: 'S',
  }),
  ...surPlace([IT, FU, IE], {
    n: 24,
    event: 'expirer-precisions',
    who: CALENDRIER,
    effects: 'courriel après 30 jours de silence',
    source: 'D',
  }),
  ...surPlace([IT, FU, IE], {
    n: 24,
    event: 'retirer-demande-rattachement',
    who: 'syndic demandeur',
    effects: 'courriel',
    source: 'S',
  }),
  ligne(25, [FU], 'debuter-mandat', IT, CALENDRIER, 'D', { effects: 'courriel' }),
  ligne(26, [IT], 'expirer-mandat', IE, CALENDRIER, 'S', {
    effects: 'courriel : renouveler ou déclarer un successeur',
  }),
  ligne(27, [IT], 'remplacer-mandat', IT, CALENDRIER, 'D', {
    when: 'mandat-commence',
    effects: 'mandat courant remplacé',
  }),
  ligne(27, [IT], 'remplacer-mandat', FU, CALENDRIER, 'D', {
    when: 'mandat-futur',
    effects: 'mandat suivant en attente',
  }),
  ligne(28, [IT, IE], 'renouveler-mandat', IT, 'syndic rattaché', 'S', {
    effects: 'courriel de confirmation, sans étape du teneur',
  }),
  ...surPlace([IC, IT, IE], {
    n: 29,
    event: 'declarer-successeur',
    who: 'syndic rattaché',
    effects: 'courriel avec une clé',
    source: 'S',
  }),
  ...surPlace([IT, IE], {
    n: 30,
    event: 'mettre-a-jour',
    who: 'syndic rattaché, ou dernier syndic',
    effects: 'nouvelle déclaration courante',
    source: 'S',
  }),
  ...surPlace([IR, IC, IT, IE, FU], {
    n: 30,
    event: 'modifier-immatriculation',
    who: 'notaire auteur avant tout rattachement, ou teneur administrateur',
    effects: 'nouvelle déclaration courante',
    source: 'D',
  }),
  ligne(31, [IT, IE, FU], 'retirer-rattachement', IR, 'teneur', 'S', {
    when: 'aucun-mandat',
    effects: 'motif, courriel',
  }),
  ligne(31, [IT, IE, FU], 'retirer-rattachement', IT, 'teneur', 'S', {
    when: 'mandat-en-cours',
    effects: 'motif, courriel',
  }),
  ligne(31, [IT, IE, FU], 'retirer-rattachement', IE, 'teneur', 'S', {
    when: 'mandat-expire',
    effects: 'motif, courriel',
  }),
  ligne(31, [IT, IE, FU], 'retirer-rattachement', FU, 'teneur', 'D', {
    when: 'mandat-futur',
    effects: 'motif, courriel',
  }),
]
