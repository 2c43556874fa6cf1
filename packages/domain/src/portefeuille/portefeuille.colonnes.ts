import type { BlocDeclaration } from '../declaration/declaration.types.ts'
import { normaliserTexte } from '../doublon/adresse.ts'

/** How a value of a row is read. */
export type TypeColonnePortefeuille = 'date' | 'montant' | 'nombre' | 'oui-non'

export interface ColonnePortefeuille {
  bloc: Extract<BlocDeclaration, 'identification' | 'donneesFinancieres' | 'donneesTechniques'>
  type: TypeColonnePortefeuille
  /** Title of the column, as the workbook shows it. */
  titre: string
}

const finances = (type: TypeColonnePortefeuille, titre: string) =>
  ({ bloc: 'donneesFinancieres', type, titre }) as const
const identification = (type: TypeColonnePortefeuille, titre: string) =>
  ({ bloc: 'identification', type, titre }) as const
const technique = (type: TypeColonnePortefeuille, titre: string) =>
  ({ bloc: 'donneesTechniques', type, titre }) as const

/**
 * What a row of a portfolio may declare, in the order of the workbook: the accounting year, and the
 * facts that change from one year to the next. Anything else stays as declared, and is changed on
 * screen.
 */
export const COLONNES_PORTEFEUILLE = {
  dateDebutExercice: finances('date', 'Début de l’exercice'),
  dateClotureComptes: finances('date', 'Clôture des comptes'),
  dateAg: finances('date', 'Assemblée générale qui a approuvé les comptes'),
  chargesOperationsCourantes: finances('montant', 'Charges des opérations courantes (€)'),
  chargesOperationsExceptionnelles: finances(
    'montant',
    'Charges des travaux et opérations exceptionnelles (€)',
  ),
  montantDettes: finances('montant', 'Dettes envers les fournisseurs et rémunérations (€)'),
  montantImpayesCoproprietaires: finances('montant', 'Sommes dues par les copropriétaires (€)'),
  nbCoproprietairesImpayes: finances('montant', 'Nombre de copropriétaires débiteurs'),
  montantFondTravaux: finances('montant', 'Fonds de travaux (€)'),
  presenceEmployes: finances('oui-non', 'Le syndicat emploie du personnel'),
  comptesNonApprouves: finances('oui-non', 'Comptes non approuvés'),
  premierExerciceComptable: finances('oui-non', 'Premier exercice comptable'),
  donneesFinancieresInconnues: finances('oui-non', 'Données financières inconnues'),
  nbLots: identification('nombre', 'Nombre total de lots'),
  nbLotsHabBurCom: identification('nombre', 'Lots d’habitation, de bureaux et de commerces'),
  nbLotsHab: identification('nombre', 'Lots d’habitation'),
  nbLotsStationnement: identification('nombre', 'Lots de stationnement'),
  nbAscenseurs: technique('nombre', 'Nombre d’ascenseurs'),
  ppt: technique('oui-non', 'Plan pluriannuel de travaux adopté'),
  pptDate: technique('date', 'Date d’adoption du plan pluriannuel de travaux'),
} as const satisfies Record<string, ColonnePortefeuille>

export type ChampPortefeuille = keyof typeof COLONNES_PORTEFEUILLE
export const CHAMPS_PORTEFEUILLE = Object.keys(COLONNES_PORTEFEUILLE) as ChampPortefeuille[]

/** The column that names the co-ownership of a row. */
export const TITRE_NUMERO = 'Numéro d’immatriculation'
/**
 * Columns that only help to read: the register writes them, and ignores them when they come back.
 */
export const TITRES_POUR_MEMOIRE = [
  'Copropriété',
  'Adresse',
  'Ligne',
  'Résultat',
  'Explications',
] as const

export const MAX_LIGNES_PORTEFEUILLE = 2000

const PAR_TITRE: ReadonlyMap<string, ChampPortefeuille | 'numero' | null> = new Map([
  ...TITRES_POUR_MEMOIRE.map((titre) => [normaliserTexte(titre), null] as const),
  [normaliserTexte(TITRE_NUMERO), 'numero'],
  ['numero', 'numero'],
  ...CHAMPS_PORTEFEUILLE.flatMap((champ) => [
    [normaliserTexte(COLONNES_PORTEFEUILLE[champ].titre), champ] as const,
    [normaliserTexte(champ), champ] as const,
  ]),
])

/**
 * The field that a title announces, in any case, with or without accents; null for a column to
 * ignore, undefined when unknown.
 */
export const champDuTitre = (titre: string): ChampPortefeuille | 'numero' | null | undefined =>
  PAR_TITRE.get(normaliserTexte(titre))

/** Says whether a key of a row names a field. */
export const estChampPortefeuille = (cle: string): cle is ChampPortefeuille =>
  Object.hasOwn(COLONNES_PORTEFEUILLE, cle)

/**
 * The key of a row for a path of a declaration: `donneesFinancieres.dateAg` → `dateAg`; a path that
 * no column holds stays.
 */
export const champDuChemin = (chemin: string): string => {
  const [bloc, cle, ...reste] = chemin.split('.')
  if (bloc === 'donneesTechniques' && cle === 'batiments') return [cle, ...reste].join('.')
  return cle !== undefined &&
    reste.length === 0 &&
    estChampPortefeuille(cle) &&
    COLONNES_PORTEFEUILLE[cle].bloc === bloc
    ? cle
    : chemin
}
