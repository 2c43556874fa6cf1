import { defineMachine, ligne } from '../kernel/machine.ts'
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
    ligne(1, null, 'envoyer-reclamation', 'RECUE', 'toute personne', 'S', {
      effects: 'accusé de réception au demandeur, courriel aux teneurs',
    }),
    ligne(2, ['RECUE', 'REPONDUE'], 'repondre-reclamation', 'REPONDUE', 'teneur', 'D', {
      effects: 'réponse par courriel au demandeur',
    }),
    ligne(3, ['RECUE', 'REPONDUE'], 'clore-reclamation', 'TRAITEE', 'teneur', 'D'),
    ligne(4, ['TRAITEE'], 'rouvrir-reclamation', 'RECUE', 'teneur', 'D'),
  ],
})
