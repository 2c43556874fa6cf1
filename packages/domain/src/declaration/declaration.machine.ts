import { defineMachine } from '../kernel/machine.ts'
import { type EtatDeclaration, ETATS_DECLARATION } from './declaration.enums.ts'

const AUTEUR = 'établissement auteur'
const DETENTEUR = 'teneur qui détient la demande'
const SUCCESSEUR = 'successeur'
const ADMINISTRATEUR = 'teneur administrateur'
const REPRISE = 'teneur administrateur, ou auteur de la décision'

// Told of its author, and of the specification, where a row says nothing else.
const TRANSITIONS = [
  { n: 1, from: null, event: 'creer-brouillon', to: 'BROUILLON', who: 'télédéclarant ou notaire' },
  { n: 2, from: ['BROUILLON'], event: 'enregistrer-etape', to: 'BROUILLON' },
  { n: 3, from: ['BROUILLON'], event: 'supprimer-brouillon', to: 'SUPPRIME' },
  { n: 4, from: ['BROUILLON'], event: 'soumettre', to: 'A_VALIDER' },
  {
    n: 5,
    from: ['BROUILLON'],
    event: 'immatriculer-par-notaire',
    to: 'IMMATRICULATION',
    who: 'notaire',
    effects: 'copie figée',
    source: 'D',
  },
  {
    n: 6,
    from: ['A_VALIDER'],
    event: 'valider',
    to: 'IMMATRICULATION',
    who: DETENTEUR,
    effects: 'copie figée',
  },
  {
    n: 7,
    from: null,
    event: 'creer-copie-courante',
    to: 'COURANTE',
    who: 'validation',
    effects: 'copie de travail',
    source: 'D',
  },
  { n: 8, from: ['A_VALIDER'], event: 'refuser', to: 'BROUILLON', who: DETENTEUR, source: 'D' },
  {
    n: 8,
    from: ['A_VALIDER'],
    event: 'demander-precisions',
    to: 'BROUILLON',
    who: DETENTEUR,
    source: 'D',
  },
  { n: 9, from: ['BROUILLON'], event: 'repondre-precisions', to: 'A_VALIDER', source: 'D' },
  {
    n: 10,
    from: ['A_VALIDER'],
    event: 'confirmer-doublon',
    to: 'SUPPRIME',
    who: DETENTEUR,
    source: 'D',
  },
  {
    n: 11,
    from: ['BROUILLON'],
    event: 'abandonner',
    to: 'SUPPRIME',
    who: 'établissement auteur ou teneur',
    source: 'D',
  },
  {
    n: 12,
    from: ['BROUILLON'],
    event: 'creer-mise-a-jour',
    to: 'COURANTE',
    who: 'syndic rattaché, notaire ou teneur',
    effects: 'remplace la déclaration courante',
  },
  {
    n: 13,
    from: ['COURANTE'],
    event: 'mettre-a-jour',
    when: 'annuelle',
    to: 'AVANT_DECLARATION_ANNUELLE',
    who: 'syndic rattaché',
    effects: 'point de restauration',
  },
  {
    n: 14,
    from: ['COURANTE'],
    event: 'mettre-a-jour',
    when: 'standard',
    to: 'COURANTE',
    who: 'syndic rattaché ou notaire',
    effects: 'ancien contenu dans l’historique',
  },
  {
    n: 15,
    from: ['BROUILLON'],
    event: 'declarer-par-predecesseur',
    to: 'A_VALIDER',
    who: 'ancien syndic',
  },
  {
    n: 16,
    from: ['A_VALIDER'],
    event: 'accepter-declaration-predecesseur',
    to: 'COURANTE',
    who: SUCCESSEUR,
  },
  {
    n: 17,
    from: ['A_VALIDER'],
    event: 'supprimer-declaration-predecesseur',
    to: 'SUPPRIME',
    who: SUCCESSEUR,
  },
  {
    n: 18,
    from: ['AVANT_DECLARATION_ANNUELLE'],
    event: 'retablir',
    to: 'COURANTE',
    who: ADMINISTRATEUR,
    effects: 'motif',
  },
  {
    n: 19,
    from: ['COURANTE', 'A_VALIDER'],
    event: 'supprimer',
    to: 'SUPPRIME',
    who: ADMINISTRATEUR,
    effects: 'motif',
  },
  {
    n: 20,
    from: ['SUPPRIME'],
    event: 'restaurer',
    when: 'deposee',
    to: 'A_VALIDER',
    who: REPRISE,
    effects: 'dossier rétabli',
    source: 'D',
  },
  {
    n: 20,
    from: ['SUPPRIME'],
    event: 'restaurer',
    when: 'brouillon',
    to: 'BROUILLON',
    who: REPRISE,
    effects: 'dossier rétabli',
    source: 'D',
  },
  {
    n: 21,
    from: ['IMMATRICULATION', 'BROUILLON', 'SUPPRIME'],
    event: 'revenir',
    when: 'deposee',
    to: 'A_VALIDER',
    who: REPRISE,
    effects: 'décision reprise',
    source: 'D',
  },
  {
    n: 21,
    from: ['COURANTE'],
    event: 'revenir',
    when: 'standard',
    to: 'COURANTE',
    who: REPRISE,
    effects: 'la copie de travail d’une validation reprise va dans l’historique',
    source: 'D',
  },
] as const

export type EvenementDeclaration = (typeof TRANSITIONS)[number]['event']
export const EVENEMENTS_DECLARATION = [...new Set(TRANSITIONS.map(({ event }) => event))]
export const CAS_DECLARATION = ['standard', 'annuelle', 'deposee', 'brouillon'] as const
export type CasDeclaration = (typeof CAS_DECLARATION)[number]

/**
 * The workflow of a declaration. A validated registration keeps two rows: the frozen copy
 * (IMMATRICULATION) and the working one (COURANTE). An update is written as a draft of the same
 * dossier. Filed, an annual one turns the working row into the restore point, a standard one sends
 * it to the history; the draft becomes the working row.
 */
export const machineDeclaration = defineMachine<
  EtatDeclaration,
  EvenementDeclaration,
  CasDeclaration
>({
  name: 'declaration',
  states: ETATS_DECLARATION,
  transitions: TRANSITIONS.map((ligne) => ({ who: AUTEUR, source: 'S', ...ligne })),
})
