import { defineMachine, ligne } from '../kernel/machine.ts'
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
    ligne(1, null, 'controler-portefeuille', 'CONTROLE', AUTEUR, 'D', {
      effects: 'chaque ligne contrôlée, rien de déposé',
    }),
    ligne(
      2,
      ['CONTROLE'],
      'deposer-portefeuille',
      'EN_COURS',
      `${AUTEUR}, ou teneur pour la reprise d’un cabinet`,
      'D',
      { effects: 'les lignes prêtes attendent leur dépôt' },
    ),
    ligne(3, ['EN_COURS'], 'terminer-portefeuille', 'TERMINE', 'registre', 'D', {
      effects: 'courriel de résultat',
    }),
    ligne(
      4,
      ['CONTROLE', 'EN_COURS'],
      'annuler-portefeuille',
      'ANNULE',
      `${AUTEUR}, ou teneur qui refuse la reprise d’un cabinet`,
      'D',
      { effects: 'ce qui est déposé le reste ; le reste ne l’est pas' },
    ),
  ],
})
