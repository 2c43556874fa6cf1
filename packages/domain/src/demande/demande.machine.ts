import { defineMachine, ligne } from '../kernel/machine.ts'
import { ETATS_DEMANDE, type EtatDemande } from './demande.enums.ts'

export const EVENEMENTS_DEMANDE = [
  'deposer',
  'deposer-incomplete',
  'prendre',
  'rendre',
  'demander-precisions',
  'repondre',
  'valider',
  'refuser',
  'expirer-precisions',
  'annuler',
  'rouvrir',
  'redemander-precisions',
] as const
export type EvenementDemande = (typeof EVENEMENTS_DEMANDE)[number]

/** The life of a request in the keepers' queue: `appliquer` accepts no other move. */
export const machineDemande = defineMachine<EtatDemande, EvenementDemande>({
  name: 'demande',
  states: ETATS_DEMANDE,
  transitions: [
    ligne(1, null, 'deposer', 'A_VALIDER', 'déclarant, notaire, teneur', 'D'),
    ligne(2, null, 'deposer-incomplete', 'PRECISIONS', 'syndic dont le contrat manque', 'D'),
    ligne(3, ['A_VALIDER'], 'prendre', 'EN_COURS', 'teneur', 'D'),
    ligne(4, ['EN_COURS'], 'rendre', 'A_VALIDER', 'teneur, ou fin de son bail', 'D'),
    ligne(5, ['EN_COURS'], 'demander-precisions', 'PRECISIONS', 'teneur', 'D'),
    ligne(6, ['PRECISIONS'], 'repondre', 'A_VALIDER', 'déclarant', 'D'),
    ligne(7, ['EN_COURS'], 'valider', 'VALIDEE', 'teneur', 'D'),
    ligne(8, ['EN_COURS'], 'refuser', 'REFUSEE', 'teneur', 'D'),
    ligne(9, ['PRECISIONS'], 'expirer-precisions', 'REFUSEE', 'calendrier', 'D'),
    ligne(
      10,
      ['A_VALIDER', 'EN_COURS', 'PRECISIONS'],
      'annuler',
      'ANNULEE',
      'demandeur, ou ce qui emporte sa copropriété',
      'D',
    ),
    ligne(
      11,
      ['VALIDEE', 'REFUSEE', 'ANNULEE'],
      'rouvrir',
      'A_VALIDER',
      'teneur qui revient sur sa décision, administrateur',
      'D',
    ),
    ligne(
      12,
      ['REFUSEE'],
      'redemander-precisions',
      'PRECISIONS',
      'administrateur qui revient sur un silence',
      'D',
    ),
  ],
})
