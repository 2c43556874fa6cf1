import { defineMachine } from '../kernel/machine.ts'
import { ETATS_RECLAMATION, type EtatReclamation } from './reclamation.enums.ts'

const EVENEMENTS_RECLAMATION = [
  'envoyer-reclamation',
  'repondre-reclamation',
  'clore-reclamation',
  'rouvrir-reclamation',
] as const
export type EvenementReclamation = (typeof EVENEMENTS_RECLAMATION)[number]

/** The life of a message to the keepers. */
export const machineReclamation = defineMachine<EtatReclamation, EvenementReclamation>({
  name: 'reclamation',
  states: ETATS_RECLAMATION,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'envoyer-reclamation',
      to: 'RECUE',
      who: 'toute personne',
      effects: 'accusé de réception au demandeur, courriel aux teneurs',
      source: 'S',
    },
    {
      n: 2,
      from: ['RECUE', 'REPONDUE'],
      event: 'repondre-reclamation',
      to: 'REPONDUE',
      who: 'teneur',
      effects: 'réponse par courriel au demandeur',
      source: 'D',
    },
    {
      n: 3,
      from: ['RECUE', 'REPONDUE'],
      event: 'clore-reclamation',
      to: 'TRAITEE',
      who: 'teneur',
      source: 'D',
    },
    {
      n: 4,
      from: ['TRAITEE'],
      event: 'rouvrir-reclamation',
      to: 'RECUE',
      who: 'teneur',
      source: 'D',
    },
  ],
})
