import { OBLIGATIONS_DECLAREES } from '../declaration/obligations.enums.ts'
import type { DemandeDuDossier } from '../dossier/dossier.ts'
import type { IsoDate } from '../kernel/dates.ts'

/** What a syndic may have to do, in the order in which it counts on a same day. */
export const NATURES_TACHE = [
  'contester',
  'preciser',
  'mandats-expires',
  'mandats-a-renouveler',
  'mises-a-jour',
  ...OBLIGATIONS_DECLAREES,
  'predecesseur',
  'succession',
  'localiser',
] as const
export type NatureTache = (typeof NATURES_TACHE)[number]

/** How each is called: one, then many after their number. */
const TITRES: Record<NatureTache, readonly [un: string, plusieurs: string]> = {
  contester: [
    'Répondre à la demande d’un autre syndic',
    'demandes d’autres syndics auxquelles répondre',
  ],
  preciser: ['Apporter les précisions demandées', 'demandes de précisions auxquelles répondre'],
  'mandats-expires': ['Renouveler le mandat, expiré', 'mandats expirés à renouveler'],
  'mandats-a-renouveler': ['Renouveler le mandat', 'mandats à renouveler sous 60 jours'],
  'mises-a-jour': ['Faire la mise à jour annuelle', 'mises à jour annuelles à faire'],
  'plan-travaux': [
    'Déclarer le plan pluriannuel de travaux',
    'plans pluriannuels de travaux à déclarer',
  ],
  'mandat-ad-hoc': [
    'Demander un mandataire ad hoc : seuil d’impayés atteint',
    'copropriétés au seuil d’impayés du mandat ad hoc',
  ],
  'dpe-collectif': ['Déclarer le DPE collectif', 'DPE collectifs à déclarer'],
  batiments: ['Décrire les bâtiments', 'copropriétés aux bâtiments à décrire'],
  predecesseur: [
    'Examiner la mise à jour de votre prédécesseur',
    'mises à jour de vos prédécesseurs à examiner',
  ],
  succession: [
    'Demander votre rattachement : vous êtes déclaré successeur',
    'copropriétés dont vous êtes déclaré successeur',
  ],
  localiser: ['Placer la copropriété sur la carte', 'copropriétés à placer sur la carte'],
}

export interface Tache {
  nature: NatureTache
  nombre: number
  /** The first day that counts; null: no day is set. */
  jour: IsoDate | null
}

/** « Renouveler le mandat », « 16 mandats à renouveler sous 60 jours ». */
export const titreTache = ({ nature, nombre }: Pick<Tache, 'nature' | 'nombre'>): string => {
  const [un, plusieurs] = TITRES[nature]
  return nombre === 1 ? un : `${nombre} ${plusieurs}`
}

/** What a number of them is called. */
export const plurielTache = (nature: NatureTache): string => TITRES[nature][1]

const DECLAREES: ReadonlySet<NatureTache> = new Set(OBLIGATIONS_DECLAREES)

/** What the register waits for, then what it is to be told of the building, then what has no day. */
const rangDe = ({ nature, jour }: Pick<Tache, 'nature' | 'jour'>): number =>
  jour === null ? 2 : Number(DECLAREES.has(nature))

/** By rank, then by their day. */
export const ordonnerTaches = <T extends Pick<Tache, 'nature' | 'jour'>>(
  taches: readonly T[],
): T[] =>
  taches.toSorted(
    (a, b) =>
      rangDe(a) - rangDe(b) ||
      (a.jour ?? '').localeCompare(b.jour ?? '') ||
      NATURES_TACHE.indexOf(a.nature) - NATURES_TACHE.indexOf(b.nature),
  )

/**
 * Until when the syndic in place is heard: its own days before an early end, once they are over or
 * for any other request until the keepers' due day; today, once that is over too.
 */
export const limiteDeReponse = (
  x: Pick<DemandeDuDossier, 'electionLe' | 'reponseAvant' | 'echeance'>,
  jour: IsoDate,
): IsoDate =>
  x.electionLe !== null && x.reponseAvant !== null && x.reponseAvant >= jour
    ? x.reponseAvant
    : x.echeance < jour
      ? jour
      : x.echeance
