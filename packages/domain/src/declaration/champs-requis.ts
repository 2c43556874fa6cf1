import { batimentsDe, chauffeEnCommun } from './batiment.ts'
import type { Batiment } from './batiment.types.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { parBatiment } from './jeux.ts'
import { arretesDeclares } from './procedures.rules.ts'

/**
 * Required fields of a block: the paths that must be filled, given what the declaration already
 * says.
 */
export interface ChampRequis {
  champs: (faits: FaitsDeclaration) => readonly string[]
}

const toujours = (...champs: string[]): ChampRequis => ({ champs: () => champs })
const quand = (
  condition: (faits: FaitsDeclaration) => boolean,
  ...champs: string[]
): ChampRequis => ({
  champs: (faits) => (condition(faits) ? champs : []),
})

export const champsInfoRattachement: readonly ChampRequis[] = [
  toujours('dateDebutMandat', 'dateFinMandat'),
  quand(({ contenu }) => contenu.infoRattachement.justifMandat, 'typeJustifMandat', 'idDocument'),
]

/**
 * The reference address and the parcel are rules with their own sentences (ID-ADRESSE,
 * ID-PARCELLE).
 */
export const champsIdentification: readonly ChampRequis[] = [
  toujours(
    'dateReglementCopropriete',
    'nbLots',
    'nbLotsHabBurCom',
    'nbLotsHab',
    'nbLotsStationnement',
  ),
  quand(
    ({ contenu }) => !contenu.identification.syndicatPrincipal,
    'numImmatriculationCoproprietePrincipale',
  ),
]

export const champsProcedures: readonly ChampRequis[] = [
  quand(({ contenu }) => contenu.procedures.flagEquipementsCom, 'arreteEquipements.dateArrete'),
  quand(
    ({ contenu }) => contenu.procedures.flagInsalubritePartiesCom,
    'arreteInsalubriteParties.dateArrete',
  ),
  quand(({ contenu }) => contenu.procedures.flagPerilPartiesCom, 'arretePerilParties.dateArrete'),
  {
    champs: ({ contenu: { procedures } }) =>
      arretesDeclares(procedures)
        .map(({ chemin }) => `${chemin}.dateArrete`)
        .filter((champ) => champ.startsWith('arreteSecurite')),
  },
  quand(({ contenu }) => contenu.procedures.flagMandatAdhoc, 'mandatAdHoc.dateNomination'),
  quand(
    ({ contenu }) => contenu.procedures.flagOrdonnanceCarence,
    'ordonnanceCarence.dateOrdonnance',
  ),
]

/**
 * A notary may not know the accounts; "unknown", a first year or unapproved accounts dispense with
 * what does not exist yet.
 */
const comptesConnus = ({ contenu, contexte }: FaitsDeclaration): boolean =>
  contexte.typeImmat === 'DEFAULT' && !contenu.donneesFinancieres.donneesFinancieresInconnues
const comptesApprouves = (faits: FaitsDeclaration): boolean =>
  comptesConnus(faits) &&
  !faits.contenu.donneesFinancieres.premierExerciceComptable &&
  !faits.contenu.donneesFinancieres.comptesNonApprouves

export const champsDonneesFinancieres: readonly ChampRequis[] = [
  quand(comptesConnus, 'dateDebutExercice', 'dateClotureComptes'),
  quand(
    comptesApprouves,
    'dateAg',
    'chargesOperationsCourantes',
    'chargesOperationsExceptionnelles',
    'montantDettes',
    'montantFondTravaux',
  ),
  quand(
    (faits) => comptesApprouves(faits) && !faits.contenu.donneesFinancieres.petitSyndicat,
    'montantImpayesCoproprietaires',
    'nbCoproprietairesImpayes',
  ),
]

const chauffageCollectif = ({ contenu: { donneesTechniques: t } }: FaitsDeclaration): boolean =>
  t.typeChauffage === 'COLLECTIF' || t.typeChauffage === 'MIXTE'
const compte = ({ contexte }: FaitsDeclaration): boolean => !parBatiment(contexte.jeu)

/** What is asked of a building, given what is already said of it. */
const champsBatiment = (b: Batiment): (keyof Batiment)[] => [
  'nom',
  'nbEtages',
  'periodeConstruction',
  'etiquette',
  ...(b.etiquette !== null && b.etiquette !== 'ETIQ_NON_DETERMINE'
    ? (['sourceEtiquette', 'dateEtiquette'] as const)
    : []),
  'typeChauffage',
  ...(b.typeChauffage !== null && b.typeChauffage !== 'SANS_CHAUFFAGE'
    ? (['systemeChauffage'] as const)
    : []),
  ...(chauffeEnCommun(b) && b.systemeChauffage !== null && b.systemeChauffage !== 'RESEAU_CHALEUR'
    ? (['energieChauffage'] as const)
    : []),
  'eauChaude',
  ...(b.eauChaude !== null && b.eauChaude !== 'AUCUNE' ? (['systemeEauChaude'] as const) : []),
  'ventilation',
  'diagnosticStructurel',
  ...(b.diagnosticStructurel === 'REALISE' ? (['dateDiagnosticStructurel'] as const) : []),
  'constateLe',
]

/** The facts of a building that nobody has filled, in reading order. */
export const manquesDuBatiment = (b: Batiment): (keyof Batiment)[] =>
  champsBatiment(b).filter((champ) => b[champ] === null || b[champ] === '')

/**
 * Each building in full, but where nobody knows it: ex officio the notary declares what the deeds
 * tell, and a keeper mends one thing.
 */
const batimentsExiges = ({ contexte }: FaitsDeclaration): boolean =>
  parBatiment(contexte.jeu) &&
  contexte.typeImmat !== 'OFFICE' &&
  contexte.typeMaj !== 'MODIFICATION_ADMIN'

/**
 * The number of buildings has its own sentence (TEC-BATIMENTS, BAT-LISTE). Ex officio, the notary
 * declares what the deeds tell.
 */
export const champsDonneesTechniques: readonly ChampRequis[] = [
  quand((faits) => compte(faits) && faits.contexte.typeImmat !== 'OFFICE', 'periodeConstruction'),
  quand(
    (faits) =>
      compte(faits) &&
      chauffageCollectif(faits) &&
      !faits.contenu.donneesTechniques.chauffageCollectifUrbain,
    'energieChauffageCollectifNonUrbain',
  ),
  {
    champs: (faits) =>
      batimentsExiges(faits)
        ? batimentsDe(faits.contenu.donneesTechniques).flatMap((b, rang) =>
            champsBatiment(b).map((champ) => `batiments.${rang}.${champ}`),
          )
        : [],
  },
  quand(({ contenu }) => contenu.donneesTechniques.ppt, 'pptDate'),
]
