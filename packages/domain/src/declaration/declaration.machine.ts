import { defineMachine } from '../kernel/machine.ts'
import { ETATS_DECLARATION } from './declaration.enums.ts'
import type { EtatDeclaration } from './declaration.enums.ts'

export const EVENEMENTS_DECLARATION = [
  'creer-brouillon',
  'enregistrer-etape',
  'supprimer-brouillon',
  'soumettre',
  'immatriculer-par-notaire',
  'valider',
  'creer-copie-courante',
  'refuser',
  'demander-precisions',
  'repondre-precisions',
  'confirmer-doublon',
  'abandonner',
  'creer-mise-a-jour',
  'mettre-a-jour',
  'declarer-par-predecesseur',
  'accepter-declaration-predecesseur',
  'supprimer-declaration-predecesseur',
  'retablir',
  'supprimer',
  'restaurer',
] as const
export type EvenementDeclaration = (typeof EVENEMENTS_DECLARATION)[number]

export const CAS_DECLARATION = ['standard', 'annuelle', 'deposee', 'brouillon'] as const
export type CasDeclaration = (typeof CAS_DECLARATION)[number]

const AUTEUR = 'établissement auteur'
const DETENTEUR = 'teneur qui détient la demande'

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
  transitions: [
    {
      n: 1,
      from: null,
      event: 'creer-brouillon',
      to: 'BROUILLON',
      who: 'télédéclarant ou notaire',
      source: 'S',
    },
    {
      n: 2,
      from: ['BROUILLON'],
      event: 'enregistrer-etape',
      to: 'BROUILLON',
      who: AUTEUR,
      source: 'S',
    },
    {
      n: 3,
      from: ['BROUILLON'],
      event: 'supprimer-brouillon',
      to: 'SUPPRIME',
      who: AUTEUR,
      source: 'S',
    },
    { n: 4, from: ['BROUILLON'], event: 'soumettre', to: 'A_VALIDER', who: AUTEUR, source: 'S' },
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
      source: 'S',
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
    {
      n: 8,
      from: ['A_VALIDER'],
      event: 'refuser',
      to: 'BROUILLON',
      who: 'teneur administrateur qui détient la demande',
      source: 'D',
    },
    {
      n: 8,
      from: ['A_VALIDER'],
      event: 'demander-precisions',
      to: 'BROUILLON',
      who: DETENTEUR,
      source: 'D',
    },
    {
      n: 9,
      from: ['BROUILLON'],
      event: 'repondre-precisions',
      to: 'A_VALIDER',
      who: AUTEUR,
      source: 'D',
    },
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
      source: 'S',
    },
    {
      n: 13,
      from: ['COURANTE'],
      event: 'mettre-a-jour',
      when: 'annuelle',
      to: 'AVANT_DECLARATION_ANNUELLE',
      who: 'syndic rattaché',
      effects: 'point de restauration',
      source: 'S',
    },
    {
      n: 14,
      from: ['COURANTE'],
      event: 'mettre-a-jour',
      when: 'standard',
      to: 'COURANTE',
      who: 'syndic rattaché ou notaire',
      effects: 'ancien contenu dans l’historique',
      source: 'S',
    },
    {
      n: 15,
      from: ['BROUILLON'],
      event: 'declarer-par-predecesseur',
      to: 'A_VALIDER',
      who: 'ancien syndic',
      source: 'S',
    },
    {
      n: 16,
      from: ['A_VALIDER'],
      event: 'accepter-declaration-predecesseur',
      to: 'COURANTE',
      who: 'successeur',
      source: 'S',
    },
    {
      n: 17,
      from: ['A_VALIDER'],
      event: 'supprimer-declaration-predecesseur',
      to: 'SUPPRIME',
      who: 'successeur',
      source: 'S',
    },
    {
      n: 18,
      from: ['AVANT_DECLARATION_ANNUELLE'],
      event: 'retablir',
      to: 'COURANTE',
      who: 'teneur administrateur',
      effects: 'motif',
      source: 'S',
    },
    {
      n: 19,
      from: ['COURANTE', 'A_VALIDER'],
      event: 'supprimer',
      to: 'SUPPRIME',
      who: 'teneur administrateur',
      effects: 'motif',
      source: 'S',
    },
    {
      n: 20,
      from: ['SUPPRIME'],
      event: 'restaurer',
      when: 'deposee',
      to: 'A_VALIDER',
      who: 'teneur administrateur principal',
      effects: 'dossier rétabli',
      source: 'D',
    },
    {
      n: 20,
      from: ['SUPPRIME'],
      event: 'restaurer',
      when: 'brouillon',
      to: 'BROUILLON',
      who: 'teneur administrateur principal',
      effects: 'dossier rétabli',
      source: 'D',
    },
  ],
})
