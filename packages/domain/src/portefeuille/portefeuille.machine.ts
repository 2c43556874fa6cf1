import { defineMachine } from '../kernel/machine.ts'
import { ETATS_PORTEFEUILLE, type EtatPortefeuille } from './portefeuille.enums.ts'

export const EVENEMENTS_PORTEFEUILLE = [
  'controler-portefeuille',
  'deposer-portefeuille',
  'terminer-portefeuille',
  'annuler-portefeuille',
] as const
export type EvenementPortefeuille = (typeof EVENEMENTS_PORTEFEUILLE)[number]

const AUTEUR = 'établissement auteur'

/** The life of a portfolio: checked, filed row after row by the register, finished or stopped. */
export const machinePortefeuille = defineMachine<EtatPortefeuille, EvenementPortefeuille>({
  name: 'portefeuille',
  states: ETATS_PORTEFEUILLE,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'controler-portefeuille',
      to: 'CONTROLE',
      who: AUTEUR,
      effects: 'chaque ligne contrôlée, rien de déposé',
      source: 'D',
    },
    {
      n: 2,
      from: ['CONTROLE'],
      event: 'deposer-portefeuille',
      to: 'EN_COURS',
      who: `${AUTEUR}, ou teneur pour la reprise d’un cabinet`,
      effects: 'les lignes prêtes attendent leur dépôt',
      source: 'D',
    },
    {
      n: 3,
      from: ['EN_COURS'],
      event: 'terminer-portefeuille',
      to: 'TERMINE',
      who: 'registre',
      effects: 'courriel de résultat',
      source: 'D',
    },
    {
      n: 4,
      from: ['CONTROLE', 'EN_COURS'],
      event: 'annuler-portefeuille',
      to: 'ANNULE',
      who: `${AUTEUR}, ou teneur qui refuse la reprise d’un cabinet`,
      effects: 'ce qui est déposé le reste ; le reste ne l’est pas',
      source: 'D',
    },
  ],
})
