import type { IsoDate } from '../kernel/dates.ts'
import type { Batiment } from './batiment.types.ts'
import type {
  EnergieChauffage,
  EtiquetteEnergie,
  PeriodeConstruction,
  PetitSyndicat,
  TypeArrete,
  TypeChauffage,
  TypeJustificatifMandat,
} from './declaration.enums.ts'

/**
 * A postal address as declared; `geolocalisee` is false when the person kept an address that the
 * search did not find.
 */
export interface Adresse {
  numeroVoie: string
  voie: string
  codePostal: string
  commune: string
  codeInsee: string
  /** Identifier of the national address base, or '' when unknown. */
  idBan: string
  longitude: number | null
  latitude: number | null
  geolocalisee: boolean
}

export interface Parcelle {
  codePostal: string
  commune: string
  communeAbsorbee: string
  codeInsee: string
  /** Three digits, '000' when there is none. */
  prefixe: string
  section: string
  numero: string
  geolocalisee: boolean
}

/** Block 1: how the declarant is attached to the co-ownership. */
export interface InfoRattachement {
  adminProvisoire: boolean
  dateDebutMandat: IsoDate | null
  dateFinMandat: IsoDate | null
  dateTeleversement: IsoDate | null
  idDocument: string | null
  /** False when the person declares that there is no proof ("pas de justificatif"). */
  justifMandat: boolean
  nomFichierJustifMandat: string
  typeJustifMandat: TypeJustificatifMandat | null
}

/** Block 2. Numbers are null when empty. */
export interface Identification {
  adressePrincipale: Adresse | null
  adresseSecondaire: Adresse[]
  dateReglementCopropriete: IsoDate | null
  nbAful: number
  nbAsl: number
  nbLots: number | null
  nbLotsHab: number | null
  nbLotsHabBurCom: number | null
  nbLotsStationnement: number | null
  nbUnionsSyndicats: number
  nomCopropriete: string
  numImmatriculationCopropriete: string
  numImmatriculationCoproprietePrincipale: string
  parcelle: Parcelle[]
  residenceService: boolean
  siret: string
  syndicatCooperatif: boolean
  syndicatPrincipal: boolean
}

export interface Arrete {
  type: TypeArrete
  dateArrete: IsoDate | null
  dateMainLevee: IsoDate | null
}

/** Block 3. Each flag says whether the matching orders exist. */
export interface Procedures {
  flagEquipementsCom: boolean
  flagInsalubritePartiesCom: boolean
  flagMandatAdhoc: boolean
  flagOrdonnanceCarence: boolean
  flagPerilPartiesCom: boolean
  flagSecuriteInsalubritePartiesCom: boolean
  arreteEquipements: Arrete | null
  arreteInsalubriteParties: Arrete | null
  arretePerilParties: Arrete | null
  arreteSecuriteInsalubriteParties: Arrete[]
  mandatAdHoc: { dateNomination: IsoDate | null; dateFinMission: IsoDate | null } | null
  ordonnanceCarence: { dateOrdonnance: IsoDate | null } | null
}

/** Block 4. Amounts are euros, whole; null when empty. */
export interface DonneesFinancieres {
  donneesFinancieresInconnues: boolean
  premierExerciceComptable: boolean
  comptesNonApprouves: boolean
  dateDebutExercice: IsoDate | null
  dateClotureComptes: IsoDate | null
  dateAg: IsoDate | null
  chargesOperationsCourantes: number | null
  chargesOperationsExceptionnelles: number | null
  montantDettes: number | null
  montantImpayesCoproprietaires: number | null
  nbCoproprietairesImpayes: number | null
  montantFondTravaux: number | null
  presenceEmployes: boolean
  /**
   * A small syndicate (article 41-8 of the law of 1965) declares neither debtors nor arrears. Absent:
   * it is not one.
   */
  petitSyndicat?: PetitSyndicat | null | undefined
}

/** Block 5. */
export interface DonneesTechniques {
  nbBatimentsTotal: number
  nbAscenseurs: number
  periodeConstruction: PeriodeConstruction | null
  anneeConstruction: number | null
  typeChauffage: TypeChauffage | null
  chauffageCollectifUrbain: boolean
  energieChauffageCollectifNonUrbain: EnergieChauffage | null
  /** Number of buildings per label. */
  classementEnergetiqueComplet: Record<EtiquetteEnergie, number>
  ppt: boolean
  pptDate: IsoDate | null
  pptInscritAG: boolean
  /**
   * The buildings, one by one, from 21 February 2027 on; the counts above are then theirs. Absent
   * before: the buildings are only counted.
   */
  batiments?: Batiment[] | undefined
}

/** What a declaration declares: the five blocks of the specification (immatCopropriete). */
export interface ImmatCopropriete {
  infoRattachement: InfoRattachement
  identification: Identification
  procedures: Procedures
  donneesFinancieres: DonneesFinancieres
  donneesTechniques: DonneesTechniques
}

export type BlocDeclaration = keyof ImmatCopropriete

/**
 * Version of the JSON stored in `declaration.contenu`; raised with a migration when the blocks
 * change.
 */
export const VERSION_CONTENU = 1
