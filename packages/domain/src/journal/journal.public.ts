import {
  ETATS_COPROPRIETE,
  EVENEMENTS_COPROPRIETE,
  type EvenementCopropriete,
} from '../copropriete/copropriete.etats.ts'
import { EVENEMENTS_INTERNES, type EvenementInterne } from '../copropriete/evenement.labels.ts'
import { ETATS_MANDAT, EVENEMENTS_MANDAT, type EvenementMandat } from '../mandat/mandat.machine.ts'

/** States that those events tell: of a co-ownership, or of a mandate. */
export const ETATS_SUIVIS = [...ETATS_COPROPRIETE, ...ETATS_MANDAT] as const
export type EtatSuivi = (typeof ETATS_SUIVIS)[number]

/** Reads a state that the journal kept; '' when nothing moved. */
export const etatSuivi = (texte: string): EtatSuivi | '' =>
  ETATS_SUIVIS.find((etat) => etat === texte) ?? ''

/** What becomes of an update that a former syndic files: nothing moves until its successor agrees. */
const EVENEMENTS_ACCORD = [
  'declarer-par-predecesseur',
  'supprimer-declaration-predecesseur',
] as const
type EvenementAccord = (typeof EVENEMENTS_ACCORD)[number]

export type EvenementSuivi =
  | Exclude<EvenementCopropriete | EvenementMandat, EvenementInterne>
  | EvenementAccord
/**
 * The events that other programs may follow: what happens to a co-ownership and its mandates,
 * without the keepers' own work.
 */
export const EVENEMENTS_SUIVIS: readonly EvenementSuivi[] = [
  ...new Set([...EVENEMENTS_COPROPRIETE, ...EVENEMENTS_MANDAT, ...EVENEMENTS_ACCORD]),
].filter((evenement): evenement is EvenementSuivi => !EVENEMENTS_INTERNES.has(evenement))

/** Whether an event moves a co-ownership or a mandate, whose states it then tells. */
export const deplace = (evenement: EvenementSuivi): boolean =>
  !EVENEMENTS_ACCORD.some((accord) => accord === evenement)

/** The event that this text of the journal names, where other programs may follow it. */
export const evenementSuivi = (type: string): EvenementSuivi | undefined =>
  EVENEMENTS_SUIVIS.find((evenement) => evenement === type)

/** The events that programs may follow, by what they are about: each is in one subject. */
export const SUJETS_SUIVIS = [
  {
    code: 'IMMATRICULATION',
    libelle: 'Immatriculations',
    evenements: [
      'creer-brouillon',
      'supprimer-brouillon',
      'soumettre',
      'immatriculer-par-notaire',
      'soumettre-doublon-notaire',
      'corriger',
      'abandonner',
    ],
  },
  {
    code: 'DECISION',
    libelle: 'Décisions du teneur du registre',
    evenements: [
      'valider',
      'refuser',
      'confirmer-doublon',
      'valider-rattachement',
      'refuser-rattachement',
      'valider-dissolution',
      'refuser-dissolution',
      'modifier-immatriculation',
      'annuler-immatriculation',
      'supprimer-copropriete',
      'restaurer',
      'revenir',
      'fusionner',
    ],
  },
  {
    code: 'PRECISIONS',
    libelle: 'Précisions demandées',
    evenements: [
      'demander-precisions',
      'repondre-precisions',
      'relancer-precisions',
      'expirer-precisions',
    ],
  },
  {
    code: 'MANDAT',
    libelle: 'Mandats et rattachements',
    evenements: [
      'demander-rattachement',
      'retirer-demande-rattachement',
      'retirer-rattachement',
      'debuter-mandat',
      'expirer-mandat',
      'remplacer-mandat',
      'renouveler-mandat',
      'declarer-successeur',
      'demander',
      'retirer-demande',
      'renouveler',
      'debuter',
      'prevenir-echeance',
      'expirer',
      'modifier-dates',
      'archiver',
      'retirer',
      'reprendre',
      'ceder',
    ],
  },
  {
    code: 'MISE_A_JOUR',
    libelle: 'Mises à jour',
    evenements: ['mettre-a-jour', ...EVENEMENTS_ACCORD],
  },
  {
    code: 'DISSOLUTION',
    libelle: 'Dissolutions',
    evenements: ['declarer-dissolution', 'annuler-dissolution', 'constater-dissolution'],
  },
] as const satisfies readonly {
  code: string
  libelle: string
  evenements: readonly EvenementSuivi[]
}[]
