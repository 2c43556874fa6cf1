import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { Procedures } from './declaration.types.ts'

const proc =
  (surcharge: Partial<Procedures>) =>
  (faits: FaitsDeclaration): void => {
    Object.assign(faits.contenu.procedures, surcharge)
  }
const peril = (
  dateArrete: string | null,
  dateMainLevee: string | null,
  flagPerilPartiesCom = true,
) => proc({ flagPerilPartiesCom, arretePerilParties: { type: 'PERIL', dateArrete, dateMainLevee } })
const adhoc = (
  dateNomination: string | null,
  dateFinMission: string | null,
  flagMandatAdhoc = true,
) => proc({ flagMandatAdhoc, mandatAdHoc: { dateNomination, dateFinMission } })
const carence = (dateOrdonnance: string | null, flagOrdonnanceCarence = true) =>
  proc({ flagOrdonnanceCarence, ordonnanceCarence: { dateOrdonnance } })

export const CAS_PROCEDURES = {
  WS13: {
    champ: 'arretePerilParties.dateMainLevee',
    passe: peril('2020-05-01', null),
    echoue: peril('2020-05-01', '2019-01-01'),
    limite: {
      dedans: peril('2020-05-01', '2020-05-02'),
      dehors: peril('2020-05-01', '2020-05-01'),
    },
  },
  WS37: {
    champ: 'arretePerilParties.dateArrete',
    passe: peril('2027-05-01', null, false),
    echoue: peril('2027-05-01', null),
    limite: { dedans: peril('2026-11-21', null), dehors: peril('2026-11-22', null) },
  },
  WS28: {
    champ: 'mandatAdHoc.dateFinMission',
    passe: adhoc('2025-05-01', null),
    echoue: adhoc('2025-05-01', '2024-05-01'),
    limite: {
      dedans: adhoc('2025-05-01', '2025-05-02'),
      dehors: adhoc('2025-05-01', '2025-05-01'),
    },
  },
  'PRO-MISSION-LOIN': {
    champ: 'mandatAdHoc.dateFinMission',
    passe: adhoc('2025-05-01', '2027-05-01'),
    echoue: adhoc('2025-05-01', '2062-12-31'),
    limite: {
      dedans: adhoc('2025-05-01', '2036-11-20'),
      dehors: adhoc('2025-05-01', '2036-11-21'),
    },
  },
  WS38: {
    champ: 'mandatAdHoc.dateNomination',
    passe: adhoc('2027-05-01', null, false),
    echoue: adhoc('2027-05-01', null),
    limite: { dedans: adhoc('2026-11-21', null), dehors: adhoc('2026-11-22', null) },
  },
  WS39: {
    champ: 'ordonnanceCarence.dateOrdonnance',
    passe: carence('2027-05-01', false),
    echoue: carence('2027-05-01'),
    limite: { dedans: carence('2026-11-21'), dehors: carence('2026-11-22') },
  },
} satisfies Record<string, CasRegle>
