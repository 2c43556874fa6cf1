import type { IsoDate } from '../kernel/dates.ts'
import type {
  ConfianceRnb,
  DiagnosticStructurel,
  Isolation,
  Menuiseries,
  ProductionEauChaude,
  SourceEtiquette,
  SystemeChauffage,
  SystemeEauChaude,
  Ventilation,
} from './batiment.enums.ts'
import type {
  EnergieChauffage,
  EtiquetteEnergie,
  PeriodeConstruction,
  TypeChauffage,
} from './declaration.enums.ts'

/** One building of a co-ownership, as declared from 21 February 2027 on. */
export interface Batiment {
  /** What tells it from the others, from one declaration to the next. */
  cle: string
  /** Name or letter. */
  nom: string
  /** One of the declared addresses, on one line; '' when not said. */
  adresse: string
  /** One of the declared parcels, on 14 characters; '' when not said. */
  parcelle: string
  /** Identifier of the national reference of buildings, without dashes; '' when not known. */
  idRnb: string
  /** How sure that match is; null without an identifier. */
  confianceRnb: ConfianceRnb | null
  /** The day on which the register linked that identifier to the building; null without one. */
  rapprocheLe: IsoDate | null
  /** Floors above the ground floor. */
  nbEtages: number | null
  periodeConstruction: PeriodeConstruction | null
  anneeConstruction: number | null
  nbAscenseurs: number
  etiquette: EtiquetteEnergie | null
  sourceEtiquette: SourceEtiquette | null
  dateEtiquette: IsoDate | null
  /** Number of the diagnosis or of the audit at ADEME. */
  numeroEtiquette: string
  typeChauffage: TypeChauffage | null
  systemeChauffage: SystemeChauffage | null
  energieChauffage: EnergieChauffage | null
  eauChaude: ProductionEauChaude | null
  systemeEauChaude: SystemeEauChaude | null
  ventilation: Ventilation | null
  diagnosticStructurel: DiagnosticStructurel | null
  dateDiagnosticStructurel: IsoDate | null
  menuiseries: Menuiseries | null
  isolationMurs: Isolation | null
  isolationToiture: Isolation | null
  isolationPlancher: Isolation | null
  /** The day on which somebody last said that these facts are so. */
  constateLe: IsoDate | null
}
