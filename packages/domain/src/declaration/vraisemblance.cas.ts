import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'

const compter =
  (batiments: number, lots: number, ascenseurs = 0) =>
  ({ contenu: { identification: i, donneesTechniques: t } }: FaitsDeclaration): void => {
    Object.assign(i, { nbLots: lots })
    Object.assign(t, { nbBatimentsTotal: batiments, nbAscenseurs: ascenseurs })
  }
const construire =
  (anneeConstruction: number, dateReglementCopropriete: string) =>
  ({ contenu: { identification: i, donneesTechniques: t } }: FaitsDeclaration): void => {
    Object.assign(i, { dateReglementCopropriete })
    Object.assign(t, { anneeConstruction, periodeConstruction: 'NON_CONNUE' })
  }

export const CAS_VRAISEMBLANCE = {
  'TEC-BATIMENTS-LOTS': {
    champ: 'nbBatimentsTotal',
    confirmable: true,
    passe: compter(2, 30),
    echoue: compter(80, 30),
    limite: { dedans: compter(30, 30), dehors: compter(31, 30) },
  },
  'TEC-ASCENSEURS-BATIMENTS': {
    champ: 'nbAscenseurs',
    confirmable: true,
    passe: compter(2, 300, 6),
    echoue: compter(1, 300, 300),
    limite: { dedans: compter(2, 300, 40), dehors: compter(2, 300, 41) },
  },
  'TEC-ANNEE-REGLEMENT': {
    champ: 'anneeConstruction',
    confirmable: true,
    passe: construire(1930, '1978-05-04'),
    echoue: construire(2018, '1978-05-04'),
    limite: { dedans: construire(1983, '1978-05-04'), dehors: construire(1984, '1978-05-04') },
  },
} satisfies Record<string, CasRegle>
