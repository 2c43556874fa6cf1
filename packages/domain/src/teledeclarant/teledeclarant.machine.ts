import { defineMachine } from '../kernel/machine.ts'

/** Status of a declarant's establishment and accounts (specification 1, section 3). */
export const STATUTS_TELEDECLARANT = ['ATT_CREA_COMPTE', 'ATT_ACTIVATION', 'ACTIF', 'SUPPRIME', 'ATT_FIN_IMM_NOT'] as const
export type StatutTeledeclarant = (typeof STATUTS_TELEDECLARANT)[number]

/** Kinds of declarant; the last two are spelt in lower case in the contract. */
export const TYPES_TELEDECLARANT = ['PRO', 'NON_PRO', 'NOTAIRE', 'NOTAIRE_NOTAIRE', 'NOTAIRE_COLLABORATEUR', 'AUTRE', 'teneur', 'institutionnel'] as const
export type TypeTeledeclarant = (typeof TYPES_TELEDECLARANT)[number]

export const CIVILITES = ['MME', 'M'] as const
export type Civilite = (typeof CIVILITES)[number]

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

/** The workflow of a declarant. The caller checks that a deletion leaves no running mandate and no pending request. */
export const machineTeledeclarant = defineMachine<StatutTeledeclarant, EvenementTeledeclarant>({
  name: 'teledeclarant',
  states: STATUTS_TELEDECLARANT,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'creer',
      to: 'ATT_CREA_COMPTE',
      who: 'visiteur, ou syndic qui déclare son successeur',
      effects: 'courriel avec une clé',
      source: 'S',
    },
    { n: 2, from: null, event: 'creer-par-notaire', to: 'ATT_FIN_IMM_NOT', who: 'notaire', source: 'D' },
    { n: 13, from: null, event: 'inscrire-etude', to: 'ACTIF', who: 'notaire, reconnu par son certificat', effects: 'courriel', source: 'D' },
    {
      n: 3,
      from: ['ATT_FIN_IMM_NOT'],
      event: 'finaliser-immatriculation-notaire',
      to: 'ATT_CREA_COMPTE',
      who: 'notaire',
      effects: 'courriel avec une clé',
      source: 'D',
    },
    {
      n: 4,
      from: ['ATT_CREA_COMPTE'],
      event: 'definir-mot-de-passe',
      to: 'ATT_ACTIVATION',
      who: 'télédéclarant',
      effects: 'code envoyé par courrier',
      source: 'S',
    },
    {
      n: 5,
      from: ['ATT_ACTIVATION'],
      event: 'regenerer-code',
      to: 'ATT_ACTIVATION',
      who: 'télédéclarant ou teneur',
      effects: 'l’ancien code ne vaut plus',
      source: 'S',
    },
    { n: 6, from: ['ATT_ACTIVATION'], event: 'activer', to: 'ACTIF', who: 'télédéclarant, ou teneur depuis sa fiche', effects: 'courriel', source: 'S' },
    {
      n: 7,
      from: ['ATT_CREA_COMPTE', 'ATT_ACTIVATION'],
      event: 'expirer-activation',
      to: 'SUPPRIME',
      who: 'calendrier',
      effects: 'après deux mois sans activation',
      source: 'D',
    },
    { n: 8, from: ['ACTIF'], event: 'relancer-inactivite', to: 'ACTIF', who: 'calendrier', effects: 'courriel', source: 'D' },
    { n: 9, from: ['ACTIF'], event: 'supprimer-inactif', to: 'SUPPRIME', who: 'calendrier', effects: 'après 24 mois sans activité', source: 'D' },
    {
      n: 10,
      from: ['ATT_CREA_COMPTE', 'ATT_ACTIVATION', 'ACTIF', 'ATT_FIN_IMM_NOT'],
      event: 'supprimer',
      to: 'SUPPRIME',
      who: 'teneur administrateur',
      effects: 'courriel',
      source: 'S',
    },
    {
      n: 12,
      from: ['ACTIF'],
      event: 'redemander-activation',
      to: 'ATT_ACTIVATION',
      who: 'teneur',
      effects: 'les comptes attendent un nouveau code',
      source: 'D',
    },
    { n: 11, from: ['ATT_FIN_IMM_NOT'], event: 'abandonner-immatriculation-notaire', to: 'SUPPRIME', who: 'notaire', source: 'D' },
  ],
})
