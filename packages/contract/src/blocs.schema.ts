import {
  BASCULE_2027,
  type Batiment,
  BATIMENTS_MAX,
  CHAMPS_BATIMENT,
  CONFIANCES_RNB,
  DIAGNOSTICS_STRUCTUREL,
  ENERGIES_CHAUFFAGE,
  ETIQUETTES_ENERGIE,
  formatFrDate,
  type ImmatCopropriete,
  ISOLATIONS,
  MESSAGES,
  MENUISERIES,
  PERIODES_CONSTRUCTION,
  PETITS_SYNDICATS,
  PRODUCTIONS_EAU_CHAUDE,
  SOURCES_ETIQUETTE,
  SYSTEMES_CHAUFFAGE,
  SYSTEMES_EAU_CHAUDE,
  TYPES_ADRESSE,
  TYPES_ARRETE,
  TYPES_CHAUFFAGE,
  TYPES_JUSTIFICATIF_MANDAT,
  VENTILATIONS,
  type TypeAdresse,
  type TypeArrete,
} from '@registre/domain'
import * as z from 'zod'
import { flag, jourSaisi, texte } from './primitives/index.ts'

// Shape only: lengths that protect the store. What a value must be is a rule of the catalogue
// (domain).
const entier = z.number().int().min(-1_000_000_000).max(1_000_000_000)
const entierOuVide = entier.nullable()

export const champsAdresse = {
  numeroVoie: texte(20),
  voie: texte(200),
  codePostal: texte(5),
  commune: texte(100),
  codeInsee: texte(5),
  idBan: texte(60),
  longitude: z.number().min(-180).max(180).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  geolocalisee: flag,
}
/** What the place of a value says of it: it may be repeated, not contradicted. */
const deSaPlace = <const V extends readonly [string, ...string[]]>(valeurs: V, place: V[number]) =>
  z.enum(valeurs).refine((valeur) => valeur === place, {
    error: ({ input }) => MESSAGES.inconnue(input, [place]),
  })

/** What only a search of addresses knows may be left out. */
const adresse = (place: TypeAdresse) =>
  z
    .strictObject({
      ...champsAdresse,
      type: deSaPlace(TYPES_ADRESSE, place).nullable().optional(),
      numeroVoie: champsAdresse.numeroVoie.default(''),
      codeInsee: champsAdresse.codeInsee.default(''),
      idBan: champsAdresse.idBan.default(''),
      longitude: champsAdresse.longitude.default(null),
      latitude: champsAdresse.latitude.default(null),
      geolocalisee: flag.default(false),
    })
    .meta({ id: place === 'REFERENCE' ? 'Adresse' : 'AdresseComplementaire' })
export const adresseReference = adresse('REFERENCE')

export const champsParcelle = {
  codePostal: texte(5),
  commune: texte(100),
  communeAbsorbee: texte(100),
  codeInsee: texte(5),
  prefixe: texte(3),
  section: texte(10),
  numero: texte(10),
  geolocalisee: flag,
}
export const parcelle = z
  .strictObject({
    ...champsParcelle,
    communeAbsorbee: champsParcelle.communeAbsorbee.default(''),
    codeInsee: champsParcelle.codeInsee.default(''),
    prefixe: champsParcelle.prefixe.default(''),
    geolocalisee: flag.default(false),
  })
  .meta({ id: 'Parcelle' })

export const infoRattachement = z
  .strictObject({
    adminProvisoire: flag,
    dateDebutMandat: jourSaisi,
    dateFinMandat: jourSaisi,
    dateTeleversement: jourSaisi,
    idDocument: z.uuid().nullable(),
    justifMandat: flag,
    nomFichierJustifMandat: texte(255),
    typeJustifMandat: z.enum(TYPES_JUSTIFICATIF_MANDAT).nullable(),
  })
  .meta({ id: 'InfoRattachement' })

export const identification = z
  .strictObject({
    adressePrincipale: adresseReference.nullable(),
    adresseSecondaire: z.array(adresse('COMPLEMENTAIRE')).max(50),
    parcelle: z.array(parcelle).max(200),
    dateReglementCopropriete: jourSaisi,
    nbAful: entier,
    nbAsl: entier,
    nbLots: entierOuVide,
    nbLotsHab: entierOuVide,
    nbLotsHabBurCom: entierOuVide,
    nbLotsStationnement: entierOuVide,
    nbUnionsSyndicats: entier,
    nomCopropriete: texte(200),
    numImmatriculationCopropriete: texte(20),
    numImmatriculationCoproprietePrincipale: texte(20),
    residenceService: flag,
    siret: texte(20),
    syndicatCooperatif: flag,
    syndicatPrincipal: flag,
  })
  .meta({ id: 'Identification' })

export const champsArrete = {
  type: z.enum(TYPES_ARRETE),
  dateArrete: jourSaisi,
  dateMainLevee: jourSaisi,
}
const arrete = (type: TypeArrete) =>
  z
    .strictObject({ ...champsArrete, type: deSaPlace(TYPES_ARRETE, type).default(type) })
    .meta({ id: `Arrete${type}` })

export const procedures = z
  .strictObject({
    flagEquipementsCom: flag,
    flagInsalubritePartiesCom: flag,
    flagMandatAdhoc: flag,
    flagOrdonnanceCarence: flag,
    flagPerilPartiesCom: flag,
    flagSecuriteInsalubritePartiesCom: flag,
    arreteEquipements: arrete('EQUIPEMENTS').nullable(),
    arreteInsalubriteParties: arrete('INSALUBRITE').nullable(),
    arretePerilParties: arrete('PERIL').nullable(),
    arreteSecuriteInsalubriteParties: z.array(arrete('SECURITE_TR_INSALUBRITE')).max(50),
    mandatAdHoc: z
      .strictObject({ dateNomination: jourSaisi, dateFinMission: jourSaisi })
      .nullable(),
    ordonnanceCarence: z.strictObject({ dateOrdonnance: jourSaisi }).nullable(),
  })
  .meta({ id: 'Procedures' })

export const donneesFinancieres = z
  .strictObject({
    donneesFinancieresInconnues: flag,
    premierExerciceComptable: flag,
    comptesNonApprouves: flag,
    dateDebutExercice: jourSaisi,
    dateClotureComptes: jourSaisi,
    dateAg: jourSaisi,
    chargesOperationsCourantes: entierOuVide,
    chargesOperationsExceptionnelles: entierOuVide,
    montantDettes: entierOuVide,
    montantImpayesCoproprietaires: entierOuVide,
    nbCoproprietairesImpayes: entierOuVide,
    montantFondTravaux: entierOuVide,
    presenceEmployes: flag,
    /** Small syndicate (article 41-8 of the law of 1965); absent or null: it is not one. */
    petitSyndicat: z.enum(PETITS_SYNDICATS).nullable().optional(),
  })
  .meta({ id: 'DonneesFinancieres' })

export const batiment = z
  .strictObject({
    cle: texte(CHAMPS_BATIMENT.cle.max),
    nom: texte(CHAMPS_BATIMENT.nom.max),
    adresse: texte(CHAMPS_BATIMENT.adresse.max),
    parcelle: texte(CHAMPS_BATIMENT.parcelle.max),
    idRnb: texte(CHAMPS_BATIMENT.idRnb.max),
    confianceRnb: z.enum(CONFIANCES_RNB).nullable(),
    rapprocheLe: jourSaisi.prefault(null),
    nbEtages: entierOuVide,
    periodeConstruction: z.enum(PERIODES_CONSTRUCTION).nullable(),
    anneeConstruction: entierOuVide,
    nbAscenseurs: entier,
    etiquette: z.enum(ETIQUETTES_ENERGIE).nullable(),
    sourceEtiquette: z.enum(SOURCES_ETIQUETTE).nullable(),
    dateEtiquette: jourSaisi,
    numeroEtiquette: texte(CHAMPS_BATIMENT.numeroEtiquette.max),
    typeChauffage: z.enum(TYPES_CHAUFFAGE).nullable(),
    systemeChauffage: z.enum(SYSTEMES_CHAUFFAGE).nullable(),
    energieChauffage: z.enum(ENERGIES_CHAUFFAGE).nullable(),
    eauChaude: z.enum(PRODUCTIONS_EAU_CHAUDE).nullable(),
    systemeEauChaude: z.enum(SYSTEMES_EAU_CHAUDE).nullable(),
    ventilation: z.enum(VENTILATIONS).nullable(),
    diagnosticStructurel: z.enum(DIAGNOSTICS_STRUCTUREL).nullable(),
    dateDiagnosticStructurel: jourSaisi,
    menuiseries: z.enum(MENUISERIES).nullable(),
    isolationMurs: z.enum(ISOLATIONS).nullable(),
    isolationToiture: z.enum(ISOLATIONS).nullable(),
    isolationPlancher: z.enum(ISOLATIONS).nullable(),
    constateLe: jourSaisi,
  })
  .meta({
    id: 'Batiment',
    description: `Un bâtiment, déclaré depuis le ${formatFrDate(BASCULE_2027)}. « cle » le distingue d’une déclaration à l’autre ; vide, le registre en donne une. « adresse » et « parcelle » sont parmi celles de la copropriété.`,
  }) satisfies z.ZodType<Batiment>

export const donneesTechniques = z
  .strictObject({
    nbBatimentsTotal: entier,
    nbAscenseurs: entier,
    periodeConstruction: z.enum(PERIODES_CONSTRUCTION).nullable(),
    anneeConstruction: entierOuVide,
    typeChauffage: z.enum(TYPES_CHAUFFAGE).nullable(),
    chauffageCollectifUrbain: flag,
    energieChauffageCollectifNonUrbain: z.enum(ENERGIES_CHAUFFAGE).nullable(),
    classementEnergetiqueComplet: z.record(z.enum(ETIQUETTES_ENERGIE), entier),
    ppt: flag,
    pptDate: jourSaisi,
    pptInscritAG: flag,
    batiments: z.array(batiment).max(BATIMENTS_MAX).optional(),
  })
  .meta({
    id: 'DonneesTechniques',
    description: `Sans « batiments » : la forme en vigueur avant le ${formatFrDate(BASCULE_2027)}, où les bâtiments sont comptés. Avec : celle en vigueur depuis, où les comptes sont déduits de la liste, quoi qu’on envoie.`,
  })

/** The five blocks of a declaration, whole. */
export const immatCopropriete = z
  .strictObject({
    infoRattachement,
    identification,
    procedures,
    donneesFinancieres,
    donneesTechniques,
  })
  .meta({ id: 'ImmatCopropriete' }) satisfies z.ZodType<ImmatCopropriete>

/** The blocks that a save carries: those that are absent stay as stored. */
export const blocsEnregistres = immatCopropriete.partial()
