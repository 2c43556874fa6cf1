import { keysOf } from '../kernel/table.ts'
import { estInconnu } from '../kernel/inconnu.ts'
import { COLONNES_PUBLIQUES, type ColonnePublique } from './colonnes.ts'
import { FORMES } from './formes.ts'

/** The published columns, in their order. A cell is kept by its rank: new columns come last. */
export const NOMS_PUBLICS = keysOf(COLONNES_PUBLIQUES)

/** What a cell of a file becomes: the text that is published, and what made it of the one that came. */
export interface CelluleLue {
  texte: string
  sort: 'egale' | 'mendee' | 'inconnue' | 'illisible'
}

/** What the report says of a cell that is not published as it came; null for one that is. */
export const motifDe = ({ sort }: CelluleLue): string | null =>
  ({
    egale: null,
    mendee: 'La cellule est publiée dans la forme de sa colonne.',
    inconnue: 'Ces mots disent que rien n’est connu : la cellule est publiée vide.',
    illisible: 'Cette valeur n’a pas la forme de la colonne : la cellule est publiée vide.',
  })[sort]

/**
 * Reads a cell by the form of its column: equal, mended, or blank when it says nothing or cannot be
 * read. The apostrophe that keeps a spreadsheet from running a text goes; no column holds a line
 * break, nor a character that nobody sees.
 */
export const lireCellule = (colonne: ColonnePublique, brut: string): CelluleLue => {
  const { type, valeurs }: { type: string; valeurs?: readonly string[] } =
    COLONNES_PUBLIQUES[colonne]
  if (brut === '' || valeurs?.includes(brut)) return { texte: brut, sort: 'egale' }
  const texte = brut
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  if (estInconnu(texte) && !(type !== 'string' && /\d/.test(texte)))
    return { texte: '', sort: 'inconnue' }
  // A character that was lost stands for others: the file is not in UTF-8.
  const lu = texte.includes('\uFFFD') ? null : FORMES[colonne].lire(texte)
  if (lu === null) return { texte: '', sort: 'illisible' }
  return { texte: lu, sort: lu === brut ? 'egale' : 'mendee' }
}

/** Columns that say « none » where the register knows nothing: without a cell, they stay blank. */
export const SANS_RIEN_VAUT_AUCUN: ReadonlySet<ColonnePublique> = new Set([
  'mandat_en_cours',
  'nombre_adresses_complementaires',
  'residence_service',
  'syndicat_cooperatif',
  'syndicat_principal_ou_secondaire',
  'nombre_asl',
  'nombre_aful',
  'nombre_unions_syndicats',
  'nombre_parcelles',
])

/** Columns that the register derives from the commune: a blank one is filled when it is found. */
export const DE_LA_COMMUNE: ReadonlySet<ColonnePublique> = new Set([
  'epci',
  'commune',
  'code_officiel_commune',
  'nom_officiel_commune',
  'code_officiel_arrondissement_commune',
  'nom_officiel_arrondissement_commune',
  'code_officiel_epci',
  'nom_officiel_epci',
  'code_officiel_departement',
  'nom_officiel_departement',
  'code_officiel_region',
  'nom_officiel_region',
])
