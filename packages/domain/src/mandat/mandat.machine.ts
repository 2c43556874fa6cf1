import { defineMachine, PREVIOUS, ligne } from '../kernel/machine.ts'
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
    ligne(1, null, 'demander', 'DEMANDE', 'syndic', 'S', {
      when: 'a-examiner',
      effects: 'courriels, demande à traiter avec une échéance',
    }),
    ligne(1, null, 'demander', 'PRECISIONS_DEMANDEES', 'syndic', 'D', {
      when: 'a-completer',
      effects: 'le justificatif est attendu, rien n’est retenu',
    }),
    ligne(2, ['DEMANDE'], 'ouvrir', 'EN_COURS_DE_VALIDATION', 'teneur', 'D', {
      effects: 'verrou de 15 minutes',
    }),
    ligne(3, ['EN_COURS_DE_VALIDATION'], 'quitter', 'DEMANDE', DETENTEUR, 'D', {
      effects: 'verrou rendu',
    }),
    ligne(3, ['EN_COURS_DE_VALIDATION'], 'expirer-verrou', 'DEMANDE', 'calendrier', 'D', {
      effects: 'verrou rendu',
    }),
    ligne(3, ['EN_COURS_DE_VALIDATION'], 'deverrouiller', 'DEMANDE', 'teneur administrateur', 'D', {
      effects: 'verrou rendu, inscription au journal',
    }),
    ligne(4, ['EN_COURS_DE_VALIDATION'], 'valider', 'EN_COURS', DETENTEUR, 'S', {
      when: 'mandat-commence',
      effects: 'mandat précédent archivé, terminé la veille s’il finissait plus tard',
    }),
    ligne(4, ['EN_COURS_DE_VALIDATION'], 'valider', 'A_VENIR', DETENTEUR, 'D', {
      when: 'mandat-futur',
    }),
    ligne(5, ['EN_COURS_DE_VALIDATION'], 'refuser', 'REFUSE', DETENTEUR, 'S', {
      effects: 'courriel avec le motif',
    }),
    ligne(
      6,
      ['EN_COURS_DE_VALIDATION'],
      'demander-precisions',
      'PRECISIONS_DEMANDEES',
      DETENTEUR,
      'S',
      { effects: 'courriel avec un lien, délai suspendu' },
    ),
    ligne(7, ['PRECISIONS_DEMANDEES'], 'repondre-precisions', 'DEMANDE', 'syndic demandeur', 'D', {
      effects: 'délai repris',
    }),
    ligne(
      8,
      ['PRECISIONS_DEMANDEES'],
      'relancer-precisions',
      'PRECISIONS_DEMANDEES',
      'calendrier',
      'D',
      { effects: 'courriel de rappel à 15 jours' },
    ),
    ligne(8, ['PRECISIONS_DEMANDEES'], 'expirer-precisions', 'REFUSE', 'calendrier', 'D', {
      effects: 'courriel après 30 jours de silence',
    }),
    ligne(9, ['EN_COURS_DE_VALIDATION'], 'affecter', 'DEMANDE', DETENTEUR, 'S', {
      effects: 'teneur désigné',
    }),
    ligne(
      10,
      ['DEMANDE', 'PRECISIONS_DEMANDEES'],
      'retirer-demande',
      'RETIRE',
      'syndic demandeur',
      'D',
      { effects: 'courriel' },
    ),
    ligne(11, null, 'renouveler', 'EN_COURS', 'syndic rattaché', 'S', {
      when: 'mandat-commence',
      effects: 'courriel, sans étape du teneur',
    }),
    ligne(11, null, 'renouveler', 'A_VENIR', 'syndic rattaché', 'S', {
      when: 'mandat-futur',
      effects: 'courriel, sans étape du teneur',
    }),
    ligne(12, ['A_VENIR'], 'debuter', 'EN_COURS', 'calendrier', 'D', { effects: 'courriel' }),
    ligne(13, ['EN_COURS'], 'prevenir-echeance', 'EN_COURS', 'calendrier', 'D', {
      effects: 'courriels à 60, 30 et 0 jours',
    }),
    ligne(14, ['EN_COURS'], 'expirer', 'EXPIRE', 'calendrier', 'S', { effects: 'courriel' }),
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
    ligne(
      16,
      ['A_VENIR', 'EN_COURS', 'EXPIRE'],
      'archiver',
      'ARCHIVE',
      'renouvellement, remplacement ou dissolution',
      'S',
    ),
    ligne(
      17,
      [
        'DEMANDE',
        'EN_COURS_DE_VALIDATION',
        'PRECISIONS_DEMANDEES',
        'A_VENIR',
        'EN_COURS',
        'EXPIRE',
        'ARCHIVE',
      ],
      'retirer',
      'RETIRE',
      'teneur',
      'S',
      { effects: 'motif, courriel ; archivé, seulement s’il commence après celui qui le remplace' },
    ),
    ligne(
      18,
      ['A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE', 'RETIRE', 'REFUSE'],
      'revenir',
      PREVIOUS,
      'teneur administrateur, ou auteur de la décision',
      'D',
      { effects: 'décision reprise : état et dates d’avant elle' },
    ),
    ligne(19, null, 'reprendre', 'EN_COURS', 'teneur administrateur', 'D', {
      effects: 'mandat d’un numéro fusionné avec celui-ci',
    }),
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
