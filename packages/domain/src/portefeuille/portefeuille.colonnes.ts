import { chercherColonne, type ColonneClasseur } from '../classeur/colonnes.ts'
import type { Feuille } from '../classeur/feuille.ts'
import type { FINANCES } from '../declaration/champs/finances.ts'
import type { Bloc } from '../declaration/champs/genres.ts'
import type { IDENTIFICATION } from '../declaration/champs/identification.ts'
import { CHAMPS } from '../declaration/champs/tables.ts'
import type { TECHNIQUE } from '../declaration/champs/technique.ts'
import { keysOf } from '../kernel/table.ts'

const BLOCS = ['donneesFinancieres', 'identification', 'donneesTechniques'] as const
interface ColonnePortefeuille extends ColonneClasseur {
  bloc: (typeof BLOCS)[number]
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
export const MAX_LIGNES_PORTEFEUILLE = 2000

export const champDuTitre = chercherColonne(COLONNES_PORTEFEUILLE)
export const FEUILLE_ANNUELLES: Feuille<ChampPortefeuille> = {
  nom: 'Mises à jour annuelles',
  max: MAX_LIGNES_PORTEFEUILLE,
  colonnes: COLONNES_PORTEFEUILLE,
  colonne: champDuTitre,
}

/** Says whether a key of a row names a field. */
export const estChampPortefeuille = (cle: string): cle is ChampPortefeuille =>
  Object.hasOwn(COLONNES_PORTEFEUILLE, cle)

/**
 * The key of a row for a path of a declaration: `donneesFinancieres.dateAg` → `dateAg`; a path that
 * no column holds stays.
 */
export const champDuChemin = (chemin: string): string => {
  const [bloc, cle = '', ...reste] = chemin.split('.')
  if (bloc === 'donneesTechniques' && cle === 'batiments') return [cle, ...reste].join('.')
  const tenu = estChampPortefeuille(cle) && COLONNES_PORTEFEUILLE[cle].bloc === bloc
  return tenu && reste.length === 0 ? cle : chemin
}
