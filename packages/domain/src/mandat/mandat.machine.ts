import { defineMachine, PREVIOUS } from '../kernel/machine.ts'
import {
  type CasMandat,
  type EtatMandat,
  ETATS_MANDAT,
  type EvenementMandat,
} from './mandat.etats.ts'

export * from './mandat.etats.ts'

const DETENTEUR = 'teneur qui détient la demande'

const CESSION = 'le cabinet qui reprend le portefeuille remplace celui qui le cède'
const CEDER = { n: 20, event: 'ceder', who: 'teneur', effects: CESSION, source: 'D' } as const

/**
 * The workflow of a mandate or attachment request. A renewal creates a mandate and archives the one
 * it follows.
 */
export const machineMandat = defineMachine<EtatMandat, EvenementMandat, CasMandat>({
  name: 'mandat',
  states: ETATS_MANDAT,
  transitions: [
    {
      n: 1,
      from: null,
      event: 'demander',
      when: 'a-examiner',
      to: 'DEMANDE',
      who: 'syndic',
      effects: 'courriels, demande à traiter avec une échéance',
      source: 'S',
    },
    {
      n: 1,
      from: null,
      event: 'demander',
      when: 'a-completer',
      to: 'PRECISIONS_DEMANDEES',
      who: 'syndic',
      effects: 'le justificatif est attendu, rien n’est retenu',
      source: 'D',
    },
    {
      n: 2,
      from: ['DEMANDE'],
      event: 'ouvrir',
      to: 'EN_COURS_DE_VALIDATION',
      who: 'teneur',
      effects: 'verrou de 15 minutes',
      source: 'D',
    },
    {
      n: 3,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'quitter',
      to: 'DEMANDE',
      who: DETENTEUR,
      effects: 'verrou rendu',
      source: 'D',
    },
    {
      n: 3,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'expirer-verrou',
      to: 'DEMANDE',
      who: 'calendrier',
      effects: 'verrou rendu',
      source: 'D',
    },
    {
      n: 3,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'deverrouiller',
      to: 'DEMANDE',
      who: 'teneur administrateur',
      effects: 'verrou rendu, inscription au journal',
      source: 'D',
    },
    {
      n: 4,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'valider',
      when: 'mandat-commence',
      to: 'EN_COURS',
      who: DETENTEUR,
      effects: 'mandat précédent archivé, terminé la veille s’il finissait plus tard',
      source: 'S',
    },
    {
      n: 4,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'valider',
      when: 'mandat-futur',
      to: 'A_VENIR',
      who: DETENTEUR,
      source: 'D',
    },
    {
      n: 5,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'refuser',
      to: 'REFUSE',
      who: DETENTEUR,
      effects: 'courriel avec le motif',
      source: 'S',
    },
    {
      n: 6,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'demander-precisions',
      to: 'PRECISIONS_DEMANDEES',
      who: DETENTEUR,
      effects: 'courriel avec un lien, délai suspendu',
      source: 'S',
    },
    {
      n: 7,
      from: ['PRECISIONS_DEMANDEES'],
      event: 'repondre-precisions',
      to: 'DEMANDE',
      who: 'syndic demandeur',
      effects: 'délai repris',
      source: 'D',
    },
    {
      n: 8,
      from: ['PRECISIONS_DEMANDEES'],
      event: 'relancer-precisions',
      to: 'PRECISIONS_DEMANDEES',
      who: 'calendrier',
      effects: 'courriel de rappel à 15 jours',
      source: 'D',
    },
    {
      n: 8,
      from: ['PRECISIONS_DEMANDEES'],
      event: 'expirer-precisions',
      to: 'REFUSE',
      who: 'calendrier',
      effects: 'courriel après 30 jours de silence',
      source: 'D',
    },
    {
      n: 9,
      from: ['EN_COURS_DE_VALIDATION'],
      event: 'affecter',
      to: 'DEMANDE',
      who: DETENTEUR,
      effects: 'teneur désigné',
      source: 'S',
    },
    {
      n: 10,
      from: ['DEMANDE', 'PRECISIONS_DEMANDEES'],
      event: 'retirer-demande',
      to: 'RETIRE',
      who: 'syndic demandeur',
      effects: 'courriel',
      source: 'D',
    },
    {
      n: 11,
      from: null,
      event: 'renouveler',
      when: 'mandat-commence',
      to: 'EN_COURS',
      who: 'syndic rattaché',
      effects: 'courriel, sans étape du teneur',
      source: 'S',
    },
    {
      n: 11,
      from: null,
      event: 'renouveler',
      when: 'mandat-futur',
      to: 'A_VENIR',
      who: 'syndic rattaché',
      effects: 'courriel, sans étape du teneur',
      source: 'S',
    },
    {
      n: 12,
      from: ['A_VENIR'],
      event: 'debuter',
      to: 'EN_COURS',
      who: 'calendrier',
      effects: 'courriel',
      source: 'D',
    },
    {
      n: 13,
      from: ['EN_COURS'],
      event: 'prevenir-echeance',
      to: 'EN_COURS',
      who: 'calendrier',
      effects: 'courriels à 60, 30 et 0 jours',
      source: 'D',
    },
    {
      n: 14,
      from: ['EN_COURS'],
      event: 'expirer',
      to: 'EXPIRE',
      who: 'calendrier',
      effects: 'courriel',
      source: 'S',
    },
    ...(['A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE'] as const).map(
      (etat) =>
        ({
          n: 15,
          from: [etat],
          event: 'modifier-dates',
          to: etat,
          who: 'teneur',
          source: 'S',
        }) as const,
    ),
    {
      n: 16,
      from: ['A_VENIR', 'EN_COURS', 'EXPIRE'],
      event: 'archiver',
      to: 'ARCHIVE',
      who: 'renouvellement, remplacement ou dissolution',
      source: 'S',
    },
    {
      n: 17,
      from: [
        'DEMANDE',
        'EN_COURS_DE_VALIDATION',
        'PRECISIONS_DEMANDEES',
        'A_VENIR',
        'EN_COURS',
        'EXPIRE',
        'ARCHIVE',
      ],
      event: 'retirer',
      to: 'RETIRE',
      who: 'teneur',
      effects: 'motif, courriel ; archivé, seulement s’il commence après celui qui le remplace',
      source: 'S',
    },
    {
      n: 18,
      from: ['A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE', 'RETIRE', 'REFUSE'],
      event: 'revenir',
      to: PREVIOUS,
      who: 'teneur administrateur, ou auteur de la décision',
      effects: 'décision reprise : état et dates d’avant elle',
      source: 'D',
    },
    {
      n: 19,
      from: null,
      event: 'reprendre',
      to: 'EN_COURS',
      who: 'teneur administrateur',
      effects: 'mandat d’un numéro fusionné avec celui-ci',
      source: 'D',
    },
    { ...CEDER, from: null, to: 'EN_COURS' },
    { ...CEDER, from: ['A_VENIR'], to: 'A_VENIR' },
    { ...CEDER, from: ['EN_COURS'], to: 'EN_COURS' },
    { ...CEDER, from: ['EXPIRE'], to: 'EXPIRE' },
  ],
})

/** Attachment requests that a keeper has not decided yet. */
export const ETATS_MANDAT_EN_ATTENTE = [
  'DEMANDE',
  'EN_COURS_DE_VALIDATION',
  'PRECISIONS_DEMANDEES',
] as const satisfies readonly EtatMandat[]

/** Mandates that run, or will. */
export const ETATS_MANDAT_EN_VIGUEUR = [
  'EN_COURS',
  'A_VENIR',
] as const satisfies readonly EtatMandat[]

/** Mandates that attach a syndic: those, and the ones that are over without a successor. */
export const ETATS_MANDAT_ACTIFS = [
  ...ETATS_MANDAT_EN_VIGUEUR,
  'EXPIRE',
] as const satisfies readonly EtatMandat[]

/** What their declarant has undertaken, or asks to. */
export const ETATS_MANDAT_ENGAGES = [
  ...ETATS_MANDAT_EN_ATTENTE,
  ...ETATS_MANDAT_EN_VIGUEUR,
] as const satisfies readonly EtatMandat[]

/** Mandates that occupy their period, which no other may overlap: those, and the archived ones. */
export const ETATS_MANDAT_OCCUPANTS = [
  ...ETATS_MANDAT_ACTIFS,
  'ARCHIVE',
] as const satisfies readonly EtatMandat[]
