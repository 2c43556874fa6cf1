import { defineMachine, ligne } from '../kernel/machine.ts'
import { STATUTS_TELEDECLARANT, type StatutTeledeclarant } from './teledeclarant.enums.ts'

export const EVENEMENTS_TELEDECLARANT = [
  'creer',
  'creer-par-notaire',
  'inscrire-etude',
  'finaliser-immatriculation-notaire',
  'definir-mot-de-passe',
  'regenerer-code',
  'activer',
  'redemander-activation',
  'expirer-activation',
  'relancer-inactivite',
  'supprimer-inactif',
  'supprimer',
  'abandonner-immatriculation-notaire',
] as const
export type EvenementTeledeclarant = (typeof EVENEMENTS_TELEDECLARANT)[number]

/**
 * The workflow of a declarant. The caller checks that a deletion leaves no running mandate and no
 * pending request.
 */
export const machineTeledeclarant = defineMachine<StatutTeledeclarant, EvenementTeledeclarant>({
  name: 'teledeclarant',
  states: STATUTS_TELEDECLARANT,
  transitions: [
    ligne(
      1,
      null,
      'creer',
      'ATT_CREA_COMPTE',
      'visiteur, ou syndic qui déclare son successeur',
      'S',
      { effects: 'courriel avec une clé' },
    ),
    ligne(
      2,
      null,
      'creer-par-notaire',
      'ATT_FIN_IMM_NOT',
      'notaire qui désigne le syndic de son immatriculation',
      'D',
      { effects: 'personne n’est prévenu' },
    ),
    ligne(13, null, 'inscrire-etude', 'ACTIF', 'notaire, reconnu par son certificat', 'D', {
      effects: 'courriel',
    }),
    ligne(
      3,
      ['ATT_FIN_IMM_NOT'],
      'finaliser-immatriculation-notaire',
      'ATT_CREA_COMPTE',
      'notaire, ou teneur qui valide son doublon',
      'D',
      { effects: 'courriel avec une clé' },
    ),
    ligne(4, ['ATT_CREA_COMPTE'], 'definir-mot-de-passe', 'ATT_ACTIVATION', 'télédéclarant', 'S', {
      effects: 'code envoyé par courrier',
    }),
    ligne(
      5,
      ['ATT_ACTIVATION'],
      'regenerer-code',
      'ATT_ACTIVATION',
      'télédéclarant ou teneur',
      'S',
      { effects: 'l’ancien code ne vaut plus' },
    ),
    ligne(
      6,
      ['ATT_ACTIVATION'],
      'activer',
      'ACTIF',
      'télédéclarant, ou teneur depuis sa fiche',
      'S',
      { effects: 'courriel' },
    ),
    ligne(
      7,
      ['ATT_CREA_COMPTE', 'ATT_ACTIVATION'],
      'expirer-activation',
      'SUPPRIME',
      'calendrier',
      'D',
      { effects: 'après deux mois sans activation' },
    ),
    ligne(8, ['ACTIF'], 'relancer-inactivite', 'ACTIF', 'calendrier', 'D', { effects: 'courriel' }),
    ligne(9, ['ACTIF'], 'supprimer-inactif', 'SUPPRIME', 'calendrier', 'D', {
      effects: 'après 24 mois sans activité',
    }),
    ligne(
      10,
      ['ATT_CREA_COMPTE', 'ATT_ACTIVATION', 'ACTIF', 'ATT_FIN_IMM_NOT'],
      'supprimer',
      'SUPPRIME',
      'teneur administrateur',
      'S',
      { effects: 'courriel' },
    ),
    ligne(12, ['ACTIF'], 'redemander-activation', 'ATT_ACTIVATION', 'teneur', 'D', {
      effects: 'les comptes attendent un nouveau code',
    }),
    ligne(
      11,
      ['ATT_FIN_IMM_NOT'],
      'abandonner-immatriculation-notaire',
      'SUPPRIME',
      'notaire, ou teneur qui clôt son dossier',
      'D',
      { effects: 'sauf si un autre notaire le désigne' },
    ),
  ],
})
