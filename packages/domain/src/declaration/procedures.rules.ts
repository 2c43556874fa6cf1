import { addMonths } from '../kernel/dates.ts'
import { defineRules } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { Arrete, Procedures } from './declaration.types.ts'

const SPEC = 'spécification 1, section 5, « Procedures » ; spécification 2, section 8'
const EFFET = '2016-11-01'
/** Judges give a few months, and renew. */
const MISSION_MAX_ANNEES = 10

/** The declared orders with the path of each; an order whose flag is off is not declared. */
export const arretesDeclares = (procedures: Procedures): { chemin: string; arrete: Arrete }[] => {
  const seuls = [
    {
      declare: procedures.flagEquipementsCom,
      chemin: 'arreteEquipements',
      arrete: procedures.arreteEquipements,
    },
    {
      declare: procedures.flagInsalubritePartiesCom,
      chemin: 'arreteInsalubriteParties',
      arrete: procedures.arreteInsalubriteParties,
    },
    {
      declare: procedures.flagPerilPartiesCom,
      chemin: 'arretePerilParties',
      arrete: procedures.arretePerilParties,
    },
  ].flatMap(({ declare, chemin, arrete }) => (declare && arrete ? [{ chemin, arrete }] : []))
  const liste = procedures.flagSecuriteInsalubritePartiesCom
    ? procedures.arreteSecuriteInsalubriteParties
    : []
  return [
    ...seuls,
    ...liste.map((arrete, i) => ({ chemin: `arreteSecuriteInsalubriteParties.${i}`, arrete })),
  ]
}

/** A rule over every declared order, with one sentence beside each field at fault. */
const surChaqueArrete = (
  champsFautifs: (arrete: Arrete, faits: FaitsDeclaration) => (keyof Arrete)[],
) => {
  const champs = (faits: FaitsDeclaration): string[] =>
    arretesDeclares(faits.contenu.procedures).flatMap(({ chemin, arrete }) =>
      champsFautifs(arrete, faits).map((champ) => `${chemin}.${champ}`),
    )
  return { champs, holds: (faits: FaitsDeclaration): boolean => champs(faits).length === 0 }
}

/** Block procedures. */
export const REGLES_PROCEDURES = defineRules<FaitsDeclaration>()([
  {
    code: 'WS13',
    ...surChaqueArrete(({ dateArrete, dateMainLevee }) =>
      dateArrete !== null && dateMainLevee !== null && dateMainLevee <= dateArrete
        ? ['dateMainLevee']
        : [],
    ),
    message: 'La date de mainlevée doit être postérieure à la date de l’arrêté.',
    ou: 'Mainlevée de chaque arrêté',
    effet: EFFET,
    source: SPEC,
  },
  {
    code: 'WS37',
    ...surChaqueArrete((arrete, { contexte }) =>
      (['dateArrete', 'dateMainLevee'] as const).filter((champ) => {
        const jour = arrete[champ]
        return jour !== null && jour > contexte.aujourdhui
      }),
    ),
    message:
      'La date d’un arrêté ou de sa mainlevée doit être antérieure ou égale à la date du jour.',
    ou: 'Dates de chaque arrêté',
    effet: EFFET,
    source: SPEC,
  },
  {
    code: 'WS28',
    champs: ['mandatAdHoc.dateFinMission', 'mandatAdHoc.dateNomination'],
    message:
      'La date de nomination du mandataire ad hoc doit être antérieure à la date de fin de sa mission.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { procedures: p } }) => {
      const { dateNomination = null, dateFinMission = null } =
        (p.flagMandatAdhoc ? p.mandatAdHoc : null) ?? {}
      return dateNomination === null || dateFinMission === null || dateNomination < dateFinMission
    },
  },
  {
    code: 'PRO-MISSION-LOIN',
    champs: ['mandatAdHoc.dateFinMission'],
    message: `La fin de la mission du mandataire ad hoc est à plus de ${MISSION_MAX_ANNEES} ans d’aujourd’hui : vérifiez l’année.`,
    effet: EFFET,
    source: 'décision : une année fausse ne tient pas une copropriété sous mandat',
    holds: ({ contenu: { procedures: p }, contexte }) => {
      const fin = (p.flagMandatAdhoc ? p.mandatAdHoc : null)?.dateFinMission ?? null
      return fin === null || fin < addMonths(contexte.aujourdhui, 12 * MISSION_MAX_ANNEES)
    },
  },
  {
    code: 'WS38',
    champs: ['mandatAdHoc.dateNomination'],
    message:
      'La date de nomination du mandataire ad hoc doit être antérieure ou égale à la date du jour.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { procedures: p }, contexte }) => {
      const jour = p.flagMandatAdhoc ? (p.mandatAdHoc?.dateNomination ?? null) : null
      return jour === null || jour <= contexte.aujourdhui
    },
  },
  {
    code: 'WS39',
    champs: ['ordonnanceCarence.dateOrdonnance'],
    message: 'La date de l’ordonnance de carence doit être antérieure ou égale à la date du jour.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { procedures: p }, contexte }) => {
      const jour = p.flagOrdonnanceCarence ? (p.ordonnanceCarence?.dateOrdonnance ?? null) : null
      return jour === null || jour <= contexte.aujourdhui
    },
  },
])

/**
 * Unpaid share of the charges, in percent, from which the law asks for an ad hoc mandate: 15 above
 * 200 lots, 25 otherwise.
 */
export const seuilMandatAdHoc = (nbLots: number): 15 | 25 => (nbLots > 200 ? 15 : 25)

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
