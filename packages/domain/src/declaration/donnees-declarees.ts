import { formatFrDate } from '../kernel/dates.ts'
import type { Surete } from '../kernel/rules.ts'
import { BASCULE_2027 } from './bascule.ts'
import { LABELS_CHAMP } from './champs.labels.ts'
import { BLOCS_DECLARATION } from './comparaison.ts'
import type { Batiment } from './batiment.types.ts'
import { LABELS_BATIMENT } from './batiment.labels.ts'
import type { BlocDeclaration, ImmatCopropriete } from './declaration.types.ts'
import { type CodeJeu, type EffetJeu, jeuNomme } from './jeux.ts'

/** A declared field, by the set of the law that asks for it. */
export interface DonneeDeclaree {
  /** First day on which it is declared. */
  effet: EffetJeu
  /** Day from which nobody types it any more. */
  fin?: EffetJeu
  /** How sure its line in the latest set is. */
  surete: Surete
  source: string
  /** What it becomes in the set of 2027, where that differs. */
  en2027?: string
}

const ARRETE_2016 = 'CCH R711-1 à R711-21 ; arrêté du 10 octobre 2016'
const DECRET_2027 = 'décret 2025-831 du 19 août 2025'

/** Asked since 2016, and in the set of 2027 as well. */
const TOUJOURS: DonneeDeclaree = {
  effet: '2016-11-01',
  surete: 'EN_VIGUEUR',
  source: ARRETE_2016,
}
const change = (en2027: string, surete: Surete = 'SURE'): DonneeDeclaree => ({
  ...TOUJOURS,
  surete,
  source: `${ARRETE_2016} ; ${DECRET_2027}`,
  en2027,
})
/** A figure of the whole co-ownership, that the list of its buildings gives from 2027 on. */
const deduite = (en2027: string): DonneeDeclaree => ({ ...change(en2027), fin: BASCULE_2027 })

const nouvelle = (surete: Surete, source: string = DECRET_2027): DonneeDeclaree => ({
  effet: BASCULE_2027,
  surete,
  source,
})

const ARRETES = change('mesures et décisions administratives contre l’habitat indigne')

type Table = { [B in BlocDeclaration]: Record<keyof ImmatCopropriete[B], DonneeDeclaree> }

/**
 * Every declared field with its set, how sure its line is and where it comes from: a field without
 * its row does not compile, and a lawyer's correction is one row.
 */
export const DONNEES_DECLAREES: Table = {
  infoRattachement: {
    adminProvisoire: TOUJOURS,
    dateDebutMandat: TOUJOURS,
    dateFinMandat: TOUJOURS,
    dateTeleversement: TOUJOURS,
    idDocument: TOUJOURS,
    justifMandat: TOUJOURS,
    nomFichierJustifMandat: TOUJOURS,
    typeJustifMandat: TOUJOURS,
  },
  identification: {
    adressePrincipale: TOUJOURS,
    adresseSecondaire: TOUJOURS,
    dateReglementCopropriete: TOUJOURS,
    nbAful: TOUJOURS,
    nbAsl: TOUJOURS,
    nbLots: TOUJOURS,
    nbLotsHab: TOUJOURS,
    nbLotsHabBurCom: TOUJOURS,
    nbLotsStationnement: TOUJOURS,
    nbUnionsSyndicats: TOUJOURS,
    nomCopropriete: TOUJOURS,
    numImmatriculationCopropriete: TOUJOURS,
    numImmatriculationCoproprietePrincipale: TOUJOURS,
    parcelle: TOUJOURS,
    residenceService: TOUJOURS,
    siret: TOUJOURS,
    syndicatCooperatif: TOUJOURS,
    syndicatPrincipal: TOUJOURS,
  },
  procedures: {
    flagEquipementsCom: ARRETES,
    flagInsalubritePartiesCom: ARRETES,
    flagMandatAdhoc: TOUJOURS,
    flagOrdonnanceCarence: TOUJOURS,
    flagPerilPartiesCom: ARRETES,
    flagSecuriteInsalubritePartiesCom: ARRETES,
    arreteEquipements: ARRETES,
    arreteInsalubriteParties: ARRETES,
    arretePerilParties: ARRETES,
    arreteSecuriteInsalubriteParties: ARRETES,
    mandatAdHoc: TOUJOURS,
    ordonnanceCarence: TOUJOURS,
  },
  donneesFinancieres: {
    donneesFinancieresInconnues: TOUJOURS,
    premierExerciceComptable: TOUJOURS,
    comptesNonApprouves: TOUJOURS,
    dateDebutExercice: TOUJOURS,
    dateClotureComptes: TOUJOURS,
    dateAg: TOUJOURS,
    chargesOperationsCourantes: TOUJOURS,
    chargesOperationsExceptionnelles: TOUJOURS,
    montantDettes: TOUJOURS,
    montantImpayesCoproprietaires: TOUJOURS,
    nbCoproprietairesImpayes: change(
      `copropriétaires qui doivent plus de deux trimestres de charges, au lieu de 300 €, pour les exercices clos depuis le ${formatFrDate(BASCULE_2027)}`,
    ),
    montantFondTravaux: change('montant du fonds de travaux'),
    presenceEmployes: TOUJOURS,
    petitSyndicat: {
      ...TOUJOURS,
      source: 'loi du 10 juillet 1965, article 41-8 : dispensé des débiteurs et des impayés',
    },
  },
  donneesTechniques: {
    nbBatimentsTotal: deduite('déduit de la liste des bâtiments'),
    nbAscenseurs: deduite('somme des ascenseurs des bâtiments'),
    periodeConstruction: deduite('période du bâtiment le plus ancien'),
    anneeConstruction: deduite('année du bâtiment le plus ancien'),
    typeChauffage: deduite('déduit du chauffage des bâtiments'),
    chauffageCollectifUrbain: deduite('déduit du chauffage des bâtiments'),
    energieChauffageCollectifNonUrbain: deduite('déduite du chauffage des bâtiments'),
    classementEnergetiqueComplet: deduite(
      'nombre de bâtiments par étiquette, déduit de la liste des bâtiments',
    ),
    ppt: change('existence d’un plan, ou d’un projet inscrit à l’ordre du jour'),
    pptDate: TOUJOURS,
    batiments: nouvelle('SURE'),
    pptInscritAG: change(
      'adoption du plan ; sans plan, projet inscrit à l’ordre du jour d’une assemblée générale',
    ),
  },
}

const DPE = `${DECRET_2027} : étiquette de chaque bâtiment ; le contenu est probable`
const RNB = 'annoncé pour janvier 2028 par une seule source ; facultatif'
const DECISION = 'décision de la maison'

/** The facts of a building: all of them are new in 2027, but those that were asked of the whole. */
export const DONNEES_BATIMENT: Record<keyof Batiment, DonneeDeclaree> = {
  cle: nouvelle('SURE', DECISION),
  nom: nouvelle('SURE', `${DECRET_2027} : données déclarées par bâtiment`),
  adresse: nouvelle('PROBABLE', DECISION),
  parcelle: nouvelle('PROBABLE', DECISION),
  idRnb: nouvelle('UNE_SOURCE', RNB),
  confianceRnb: nouvelle('UNE_SOURCE', RNB),
  rapprocheLe: nouvelle('UNE_SOURCE', RNB),
  nbEtages: nouvelle('SURE'),
  periodeConstruction: nouvelle('SURE', `${DECRET_2027} : demandée auparavant pour l’ensemble`),
  anneeConstruction: nouvelle('SURE', `${DECRET_2027} : demandée auparavant pour l’ensemble`),
  nbAscenseurs: nouvelle('SURE', `${DECRET_2027} : demandé auparavant pour l’ensemble`),
  etiquette: nouvelle('SURE'),
  sourceEtiquette: nouvelle('PROBABLE', DPE),
  dateEtiquette: nouvelle('PROBABLE', DPE),
  numeroEtiquette: nouvelle('PROBABLE', DPE),
  typeChauffage: nouvelle('SURE', `${DECRET_2027} : demandé auparavant pour l’ensemble`),
  systemeChauffage: nouvelle('SURE'),
  energieChauffage: nouvelle('SURE', `${DECRET_2027} : demandée auparavant pour l’ensemble`),
  eauChaude: nouvelle('SURE'),
  systemeEauChaude: nouvelle('SURE'),
  ventilation: nouvelle('SURE'),
  diagnosticStructurel: nouvelle('SURE'),
  dateDiagnosticStructurel: nouvelle('PROBABLE'),
  menuiseries: nouvelle('PROBABLE', `${DECRET_2027} : repris des diagnostics obligatoires`),
  isolationMurs: nouvelle('PROBABLE', `${DECRET_2027} : repris des diagnostics obligatoires`),
  isolationToiture: nouvelle('PROBABLE', `${DECRET_2027} : repris des diagnostics obligatoires`),
  isolationPlancher: nouvelle('PROBABLE', `${DECRET_2027} : repris des diagnostics obligatoires`),
  constateLe: nouvelle('PROBABLE', 'validité de dix ans des données techniques'),
}

/** A field with its place, for who lists them. */
export interface ChampDate extends DonneeDeclaree {
  bloc: BlocDeclaration
  champ: string
  libelle: string
}

/** Every declared field, in the order of the blocks. */
export const champsDates = (): ChampDate[] => [
  ...BLOCS_DECLARATION.flatMap((bloc) =>
    Object.entries<DonneeDeclaree>(DONNEES_DECLAREES[bloc]).map(([champ, donnee]) => ({
      bloc,
      champ,
      libelle: Object.entries<string>(LABELS_CHAMP[bloc]).find(([c]) => c === champ)?.[1] ?? champ,
      ...donnee,
    })),
  ),
  ...Object.entries<string>(LABELS_BATIMENT).flatMap(([champ, libelle]) => {
    const donnee = new Map<string, DonneeDeclaree>(Object.entries(DONNEES_BATIMENT)).get(champ)
    return donnee && champ !== 'cle'
      ? [{ bloc: 'donneesTechniques' as const, champ: `batiments.${champ}`, libelle, ...donnee }]
      : []
  }),
]

/** The fields that a set asks a person to fill. */
export const champsDuJeu = (jeu: CodeJeu): ChampDate[] => {
  const { effet } = jeuNomme(jeu)
  return champsDates().filter((c) => c.effet <= effet && (c.fin === undefined || effet < c.fin))
}
