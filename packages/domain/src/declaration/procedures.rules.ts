import { addMonths } from '../kernel/dates.ts'
import { viderBloc } from './champs/bloc.ts'
import { arretesDe } from './champs/procedures.ts'
import { TABLES } from './champs/tables.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { Arrete, Procedures } from './declaration.types.ts'
import { seuilMandatAdHoc } from './obligations.ts'
import { auPlus, avant, reglesSur } from './regles.ts'

const SPEC = 'spécification 1, section 5, « Procedures » ; spécification 2, section 8'
/** Judges give a few months, and renew. */
const MISSION_MAX_ANNEES = 10

/** What the answers open; an order whose flag is off is not declared. */
const demandees = ({ contenu, contexte }: FaitsDeclaration): Procedures =>
  viderBloc(TABLES.procedures, contenu.procedures, contexte).bloc

/** The days at fault of every declared order, by their path. */
const dansLesArretes =
  (fautifs: (arrete: Arrete, faits: FaitsDeclaration) => (keyof Arrete)[]) =>
  (p: Procedures, faits: FaitsDeclaration): string[] =>
    arretesDe(p).flatMap(({ chemin, arrete }) =>
      fautifs(arrete, faits).map((champ) => `${chemin}.${champ}`),
    )

/** Block procedures. */
export const REGLES_PROCEDURES = reglesSur(demandees, { source: SPEC }, [
  {
    code: 'WS13',
    champs: dansLesArretes((a) => (avant(a.dateArrete, a.dateMainLevee) ? [] : ['dateMainLevee'])),
    message: 'La date de mainlevée doit être postérieure à la date de l’arrêté.',
    ou: 'Mainlevée de chaque arrêté',
  },
  {
    code: 'WS37',
    champs: dansLesArretes((arrete, { contexte }) =>
      (['dateArrete', 'dateMainLevee'] as const).filter(
        (jour) => !auPlus(arrete[jour], contexte.aujourdhui),
      ),
    ),
    message:
      'La date d’un arrêté ou de sa mainlevée doit être antérieure ou égale à la date du jour.',
    ou: 'Dates de chaque arrêté',
  },
  {
    code: 'WS28',
    champs: ['mandatAdHoc.dateFinMission', 'mandatAdHoc.dateNomination'],
    message:
      'La date de nomination du mandataire ad hoc doit être antérieure à la date de fin de sa mission.',
    holds: ({ mandatAdHoc: m }) => m === null || avant(m.dateNomination, m.dateFinMission),
  },
  {
    code: 'PRO-MISSION-LOIN',
    champs: ['mandatAdHoc.dateFinMission'],
    message: `La fin de la mission du mandataire ad hoc est à plus de ${MISSION_MAX_ANNEES} ans d’aujourd’hui : vérifiez l’année.`,
    source: 'décision : une année fausse ne tient pas une copropriété sous mandat',
    holds: ({ mandatAdHoc: m }, { contexte }) =>
      m === null ||
      avant(m.dateFinMission, addMonths(contexte.aujourdhui, 12 * MISSION_MAX_ANNEES)),
  },
  {
    code: 'WS38',
    champs: ['mandatAdHoc.dateNomination'],
    message:
      'La date de nomination du mandataire ad hoc doit être antérieure ou égale à la date du jour.',
    holds: ({ mandatAdHoc: m }, { contexte }) =>
      m === null || auPlus(m.dateNomination, contexte.aujourdhui),
  },
  {
    code: 'WS39',
    champs: ['ordonnanceCarence.dateOrdonnance'],
    message: 'La date de l’ordonnance de carence doit être antérieure ou égale à la date du jour.',
    holds: ({ ordonnanceCarence: o }, { contexte }) =>
      o === null || auPlus(o.dateOrdonnance, contexte.aujourdhui),
  },
])

/** Unpaid share of the charges of a year, in percent; null when the charges are not known. */
export const tauxImpayes = (impayes: number | null, charges: number | null): number | null =>
  impayes === null || charges === null || charges <= 0 ? null : (impayes / charges) * 100

/** True when the unpaid share reaches the threshold; null when it cannot be known. */
export const mandatAdHocRequis = (
  nbLots: number | null,
  impayes: number | null,
  charges: number | null,
): boolean | null => {
  const taux = tauxImpayes(impayes, charges)
  return nbLots === null || taux === null ? null : taux >= seuilMandatAdHoc(nbLots)
}
