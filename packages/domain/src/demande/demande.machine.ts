import { defineMachine, type Transition } from '../kernel/machine.ts'
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

type Ligne = Transition<EtatDemande, EvenementDemande, never>
const ligne = (
  n: number,
  from: Ligne['from'],
  event: EvenementDemande,
  to: EtatDemande,
  who: string,
): Ligne => ({ n, from, event, to, who, source: 'D' })

/** The life of a request in the keepers' queue: `appliquer` accepts no other move. */
export const machineDemande = defineMachine<EtatDemande, EvenementDemande>({
  name: 'demande',
  states: ETATS_DEMANDE,
  transitions: [
    ligne(1, null, 'deposer', 'A_VALIDER', 'déclarant, notaire, teneur'),
    ligne(2, null, 'deposer-incomplete', 'PRECISIONS', 'syndic dont le contrat manque'),
    ligne(3, ['A_VALIDER'], 'prendre', 'EN_COURS', 'teneur'),
    ligne(4, ['EN_COURS'], 'rendre', 'A_VALIDER', 'teneur, ou fin de son bail'),
    ligne(5, ['EN_COURS'], 'demander-precisions', 'PRECISIONS', 'teneur'),
    ligne(6, ['PRECISIONS'], 'repondre', 'A_VALIDER', 'déclarant'),
    ligne(7, ['EN_COURS'], 'valider', 'VALIDEE', 'teneur'),
    ligne(8, ['EN_COURS'], 'refuser', 'REFUSEE', 'teneur'),
    ligne(9, ['PRECISIONS'], 'expirer-precisions', 'REFUSEE', 'calendrier'),
    ligne(
      10,
      ['A_VALIDER', 'EN_COURS', 'PRECISIONS'],
      'annuler',
      'ANNULEE',
      'demandeur, ou ce qui emporte sa copropriété',
    ),
    ligne(
      11,
      ['VALIDEE', 'REFUSEE', 'ANNULEE'],
      'rouvrir',
      'A_VALIDER',
      'teneur qui revient sur sa décision, administrateur',
    ),
    ligne(
      12,
      ['REFUSEE'],
      'redemander-precisions',
      'PRECISIONS',
      'administrateur qui revient sur un silence',
    ),
  ],
})
