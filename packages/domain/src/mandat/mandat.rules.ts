import { addDays, addMonths, daysBetween, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { defineRules } from '../kernel/rules.ts'
import { MANDAT_A_VENIR_MOIS } from '../limites/limites.ts'
import type { TypeJustificatifMandat } from '../declaration/champs/listes.ts'
import type { EtatMandat } from './mandat.machine.ts'

export const DUREE_MAX_MANDAT_MOIS = 36
export const DUREE_USUELLE_MANDAT_MOIS = 12

/**
 * Why the mandate is declared: with a registration, to attach oneself, or to go on after the
 * running one.
 */
export type NatureMandat = 'immatriculation' | 'rattachement' | 'renouvellement'

export interface FaitsMandat {
  aujourdhui: IsoDate
  nature: NatureMandat
  dateDebutMandat: IsoDate | null
  dateFinMandat: IsoDate | null
  adminProvisoire: boolean
  typeJustifMandat: TypeJustificatifMandat | null
  /** End of the previous mandate of the co-ownership, null when there is none. */
  finMandatPrecedent: IsoDate | null
  /** It ends that one before its term, which its own rules prove. */
  finAnticipee?: boolean
}

/** The proofs that a syndic or a provisional administrator may give. */
export const typesJustificatif = (adminProvisoire: boolean): readonly TypeJustificatifMandat[] =>
  adminProvisoire ? ['ORDO_NOMINATION'] : ['CONTRAT_SYNDIC', 'PV_AG']

/** A future start makes sense only behind a mandate that is still running. */
const suitUnMandatEnCours = (f: FaitsMandat): boolean =>
  f.nature !== 'immatriculation' &&
  f.finMandatPrecedent !== null &&
  f.finMandatPrecedent >= f.aujourdhui

/** The last day of the running mandate that is renewed; null where there is none. */
const finDuMandatRenouvele = (f: FaitsMandat): IsoDate | null =>
  f.nature === 'renouvellement' && suitUnMandatEnCours(f) ? f.finMandatPrecedent : null

const SPEC = 'spécification 1, section 5, « Mandate »'

/** Rules of a declared mandate or mission. */
export const REGLES_MANDAT = defineRules<FaitsMandat>()([
  {
    code: 'MAN-DEBUT',
    champs: ['dateDebutMandat'],
    message: (f) =>
      `La date de début du mandat doit être antérieure ou égale à la date du jour. Revenez le ${formatFrDate(f.dateDebutMandat)}, quand il aura commencé.`,
    enonce: 'La date de début du mandat doit être antérieure ou égale à la date du jour.',
    effet: '2016-11-01',
    source: `${SPEC} ; sauf mandat qui succède à un mandat en cours (décision, état FUTUR)`,
    holds: (f) =>
      f.dateDebutMandat === null || f.dateDebutMandat <= f.aujourdhui || suitUnMandatEnCours(f),
  },
  {
    code: 'MAN-UN-AN',
    champs: ['dateDebutMandat'],
    message: (f) =>
      f.nature === 'renouvellement'
        ? `Le nouveau mandat commence dans l’année qui suit la fin du mandat actuel, le ${formatFrDate(f.finMandatPrecedent)}.`
        : 'Le mandat commence dans l’année : déclarez-le quand sa date de début approchera.',
    enonce: 'Le mandat commence dans l’année, ou dans celle qui suit le mandat qu’il renouvelle.',
    effet: '2016-11-01',
    source: 'décision : un mandat lointain ne retient pas une copropriété',
    holds: (f) =>
      f.dateDebutMandat === null ||
      f.dateDebutMandat <= addMonths(finDuMandatRenouvele(f) ?? f.aujourdhui, MANDAT_A_VENIR_MOIS),
  },
  {
    code: 'MAN-FIN',
    champs: ['dateFinMandat'],
    message: 'La date de fin du mandat doit être postérieure à la date du jour.',
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) => f.dateFinMandat === null || f.dateFinMandat > f.aujourdhui,
  },
  {
    code: 'MAN-ORDRE',
    champs: ['dateFinMandat', 'dateDebutMandat'],
    message: 'La date de fin du mandat doit être postérieure à sa date de début.',
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) =>
      f.dateDebutMandat === null || f.dateFinMandat === null || f.dateFinMandat > f.dateDebutMandat,
  },
  {
    code: 'MAN-DUREE',
    champs: ['dateFinMandat', 'dateDebutMandat'],
    message:
      'Le mandat dure trois ans au plus : il doit se terminer avant le troisième anniversaire de son début.',
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) =>
      f.dateDebutMandat === null ||
      f.dateFinMandat === null ||
      f.dateFinMandat < addMonths(f.dateDebutMandat, DUREE_MAX_MANDAT_MOIS),
  },
  {
    code: 'MAN-DOUZE-MOIS',
    champs: ['dateFinMandat', 'dateDebutMandat'],
    message: 'La durée du mandat est habituellement de 12 mois. Confirmez-vous les dates saisies ?',
    confirmable: true,
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) => {
      if (f.dateDebutMandat === null || f.dateFinMandat === null) return true
      const anniversaire = addMonths(f.dateDebutMandat, DUREE_USUELLE_MANDAT_MOIS)
      return (
        Math.abs(daysBetween(anniversaire, f.dateFinMandat)) <= 1 && f.dateFinMandat <= anniversaire
      )
    },
  },
  {
    code: 'MAN-PRECEDENT',
    champs: ['dateDebutMandat'],
    message: (f) =>
      `Le mandat doit commencer après la fin du mandat précédent, le ${formatFrDate(f.finMandatPrecedent)}.${f.nature === 'rattachement' ? ' Si une assemblée vous a élu avant cette date, indiquez-le avec son procès-verbal.' : ''}`,
    enonce: 'Le mandat doit commencer après le mandat précédent.',
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) =>
      f.finAnticipee === true ||
      f.dateDebutMandat === null ||
      f.finMandatPrecedent === null ||
      f.dateDebutMandat > f.finMandatPrecedent,
  },
  {
    code: 'MAN-JUSTIF-TYPE',
    champs: ['typeJustifMandat'],
    message: (f) =>
      f.adminProvisoire
        ? 'Un administrateur provisoire justifie de sa mission par l’ordonnance de nomination.'
        : 'Un syndic justifie de son mandat par le contrat de syndic ou le procès-verbal d’assemblée générale.',
    enonce:
      'Un syndic justifie de son mandat par le contrat de syndic ou le procès-verbal d’assemblée générale ; un administrateur provisoire, par l’ordonnance de nomination.',
    effet: '2016-11-01',
    source: 'spécification 2, section 7.6, typeDePiecesJustif (adminProvisoire)',
    holds: (f) =>
      f.typeJustifMandat === null ||
      typesJustificatif(f.adminProvisoire).includes(f.typeJustifMandat),
  },
])

export interface FaitsModificationMandat {
  nouveauDebut: IsoDate | null
  nouvelleFin: IsoDate | null
  finMandatPrecedent: IsoDate | null
  /** An attachment request of another syndic is pending. */
  demandeEnAttente: boolean
  /** The end date is the one that changes. */
  finModifiee: boolean
  aujourdhui: IsoDate
  etat: EtatMandat
  /** Start of the mandate that follows, null when there is none. */
  debutMandatSuivant: IsoDate | null
}

const COMMENCES: readonly EtatMandat[] = ['EN_COURS', 'EXPIRE', 'ARCHIVE']
const TERMINES: readonly EtatMandat[] = ['EXPIRE', 'ARCHIVE']

/** Rules of a keeper's change of the dates of a mandate. */
export const REGLES_MODIFICATION_MANDAT = defineRules<FaitsModificationMandat>()([
  {
    code: 'MAN-MODIF-DEBUT-PRECEDENT',
    champs: ['dateDebutMandat'],
    message: (f) =>
      `La date de début doit être postérieure à la fin du mandat précédent, le ${formatFrDate(f.finMandatPrecedent)}.`,
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) =>
      f.nouveauDebut === null ||
      f.finMandatPrecedent === null ||
      f.nouveauDebut > f.finMandatPrecedent,
  },
  {
    code: 'MAN-MODIF-DEBUT-FIN',
    champs: ['dateDebutMandat', 'dateFinMandat'],
    message: 'La date de début du mandat ne peut pas être postérieure à sa date de fin.',
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) =>
      f.nouveauDebut === null || f.nouvelleFin === null || f.nouveauDebut <= f.nouvelleFin,
  },
  {
    code: 'MAN-MODIF-FIN-BLOQUEE',
    champs: ['dateFinMandat'],
    message:
      'Une demande de rattachement est en attente : la date de fin du mandat ne peut pas être modifiée. Décidez d’abord cette demande.',
    effet: '2016-11-01',
    source: 'spécification 1, section 4',
    holds: (f) => !(f.finModifiee && f.demandeEnAttente),
  },
  {
    code: 'MAN-MODIF-FIN-SUIVANT',
    champs: ['dateFinMandat'],
    message: (f) =>
      `La date de fin doit être antérieure au début du mandat suivant, le ${formatFrDate(f.debutMandatSuivant)} : modifiez ou retirez d’abord celui-ci.`,
    effet: '2016-11-01',
    source: `${SPEC} ; « les périodes d’une copropriété ne se chevauchent jamais »`,
    holds: (f) =>
      f.nouvelleFin === null ||
      f.debutMandatSuivant === null ||
      f.nouvelleFin < f.debutMandatSuivant,
  },
  {
    code: 'MAN-MODIF-DUREE',
    champs: ['dateDebutMandat', 'dateFinMandat'],
    message:
      'Le mandat dure trois ans au plus : il doit se terminer avant le troisième anniversaire de son début.',
    effet: '2016-11-01',
    source: SPEC,
    holds: (f) =>
      f.nouveauDebut === null ||
      f.nouvelleFin === null ||
      f.nouvelleFin < addMonths(f.nouveauDebut, DUREE_MAX_MANDAT_MOIS),
  },
  {
    code: 'MAN-MODIF-COMMENCE',
    champs: ['dateDebutMandat'],
    message:
      'Ce mandat a déjà commencé : sa date de début ne peut pas être postérieure à la date du jour.',
    effet: '2016-11-01',
    source: 'décision : l’état d’un mandat suit ses dates',
    holds: (f) =>
      f.nouveauDebut === null || !COMMENCES.includes(f.etat) || f.nouveauDebut <= f.aujourdhui,
  },
  {
    code: 'MAN-MODIF-TERMINE',
    champs: ['dateFinMandat'],
    message:
      'Ce mandat est terminé : sa date de fin doit être antérieure à la date du jour. Revenez sur la décision qui l’a terminé, dans l’onglet Décisions de la fiche ; sinon, le syndic peut le renouveler.',
    effet: '2016-11-01',
    source: 'décision : l’état d’un mandat suit ses dates',
    holds: (f) =>
      f.nouvelleFin === null ||
      !f.finModifiee ||
      !TERMINES.includes(f.etat) ||
      f.nouvelleFin < f.aujourdhui,
  },
])

/** End given to a mandate that another one follows: the day before, where it was later. */
export const finDuMandatRemplace = (fin: IsoDate, debutSuivant: IsoDate): IsoDate => {
  const veille = addDays(debutSuivant, -1)
  return fin > veille ? veille : fin
}
