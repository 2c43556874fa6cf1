import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { DonneesTechniques } from './declaration.types.ts'
import { CAS_VRAISEMBLANCE } from './vraisemblance.cas.ts'

const tec =
  (surcharge: Partial<DonneesTechniques>) =>
  (faits: FaitsDeclaration): void => {
    Object.assign(faits.contenu.donneesTechniques, surcharge)
  }
const etiquettes =
  (ETIQ_D: number, nbBatimentsTotal = 2) =>
  (faits: FaitsDeclaration): void => {
    faits.contenu.donneesTechniques.nbBatimentsTotal = nbBatimentsTotal
    faits.contenu.donneesTechniques.classementEnergetiqueComplet.ETIQ_D = ETIQ_D
  }

export const CAS_TECHNIQUE = {
  ...CAS_VRAISEMBLANCE,
  'TEC-BATIMENTS': {
    champ: 'nbBatimentsTotal',
    passe: tec({ nbBatimentsTotal: 12 }),
    echoue: tec({ nbBatimentsTotal: -1 }),
    limite: { dedans: tec({ nbBatimentsTotal: 1 }), dehors: tec({ nbBatimentsTotal: 0 }) },
  },
  'TEC-ASCENSEURS': {
    champ: 'nbAscenseurs',
    passe: tec({ nbAscenseurs: 3 }),
    echoue: tec({ nbAscenseurs: 1.5 }),
    limite: { dedans: tec({ nbAscenseurs: 0 }), dehors: tec({ nbAscenseurs: -1 }) },
  },
  'TEC-ETIQUETTES': {
    champ: 'classementEnergetiqueComplet.ETIQ_D',
    passe: etiquettes(1),
    echoue: etiquettes(0.5),
    limite: { dedans: etiquettes(0), dehors: etiquettes(-1) },
  },
  'TEC-ETIQUETTES-TOTAL': {
    champ: 'classementEnergetiqueComplet',
    passe: etiquettes(1, 5),
    echoue: etiquettes(9, 5),
    limite: { dedans: etiquettes(5, 5), dehors: etiquettes(6, 5) },
  },
  'TEC-ANNEE': {
    champ: 'anneeConstruction',
    passe: tec({ anneeConstruction: null }),
    echoue: tec({ anneeConstruction: 78 }),
    limite: { dedans: tec({ anneeConstruction: 2026 }), dehors: tec({ anneeConstruction: 2027 }) },
  },
  'TEC-ANNEE-PERIODE': {
    champ: 'anneeConstruction',
    passe: tec({ periodeConstruction: 'NON_CONNUE', anneeConstruction: 1950 }),
    echoue: tec({ periodeConstruction: 'AVANT_1949', anneeConstruction: 2005 }),
    limite: {
      dedans: tec({ periodeConstruction: 'DE_1961_A_1974', anneeConstruction: 1974 }),
      dehors: tec({ periodeConstruction: 'DE_1961_A_1974', anneeConstruction: 1975 }),
    },
  },
  'TEC-PPT-DATE': {
    champ: 'pptDate',
    passe: tec({ ppt: false, pptDate: '2027-01-01' }),
    echoue: tec({ pptDate: '2027-01-01' }),
    limite: { dedans: tec({ pptDate: '2026-11-21' }), dehors: tec({ pptDate: '2026-11-22' }) },
  },
} satisfies Record<string, CasRegle>
