import type { FaitsDeclaration } from './contexte.ts'
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
    'montantImpayesCoproprietaires',
    'nbCoproprietairesImpayes',
    'montantFondTravaux',
  ),
]

const chauffageCollectif = ({ contenu: { donneesTechniques: t } }: FaitsDeclaration): boolean =>
  t.typeChauffage === 'COLLECTIF' || t.typeChauffage === 'MIXTE'

/**
 * The number of buildings has its own sentence (TEC-BATIMENTS). Ex officio, the notary declares
 * what the deeds tell.
 */
export const champsDonneesTechniques: readonly ChampRequis[] = [
  quand(({ contexte }) => contexte.typeImmat !== 'OFFICE', 'periodeConstruction'),
  quand(
    (faits) =>
      chauffageCollectif(faits) && !faits.contenu.donneesTechniques.chauffageCollectifUrbain,
    'energieChauffageCollectifNonUrbain',
  ),
  quand(({ contenu }) => contenu.donneesTechniques.ppt, 'pptDate'),
]
