import type { FINANCES } from '../declaration/champs/finances.ts'
import type { Bloc, Rangee } from '../declaration/champs/genres.ts'
import type { IDENTIFICATION } from '../declaration/champs/identification.ts'
import { CHAMPS } from '../declaration/champs/tables.ts'
import type { TECHNIQUE } from '../declaration/champs/technique.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import { keysOf } from '../kernel/table.ts'

const BLOCS = ['donneesFinancieres', 'identification', 'donneesTechniques'] as const

export interface ColonnePortefeuille {
  bloc: (typeof BLOCS)[number]
  /** The datum that it declares: its kind says how a cell is read and shown. */
  champ: Rangee<never>
  /** Title of the column, as the workbook shows it. */
  titre: string
}

type ColonnesDe<T> = { [K in keyof T]: T[K] extends { colonne: string } ? K : never }[keyof T]
export type ChampPortefeuille =
  | ColonnesDe<typeof FINANCES>
  | ColonnesDe<typeof IDENTIFICATION>
  | ColonnesDe<typeof TECHNIQUE>

/** The columns of a workbook, out of the tables of what it declares. */
export const colonnesDesTables = (
  tables: Readonly<Record<ColonnePortefeuille['bloc'], Bloc<never>>>,
): Readonly<Record<string, ColonnePortefeuille>> =>
  Object.fromEntries(
    BLOCS.flatMap((bloc) =>
      Object.entries(tables[bloc]).flatMap(([cle, champ]) =>
        champ.colonne === undefined ? [] : [[cle, { bloc, champ, titre: champ.colonne }] as const],
      ),
    ),
  )

/**
 * What a row of a portfolio may declare, in the order of the workbook: the accounting year, and the
 * facts that change from one year to the next. Anything else stays as declared, and is changed on
 * screen.
 */
export const COLONNES_PORTEFEUILLE = colonnesDesTables(CHAMPS) as Readonly<
  Record<ChampPortefeuille, ColonnePortefeuille>
>

export const CHAMPS_PORTEFEUILLE = keysOf(COLONNES_PORTEFEUILLE)

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
