import { normaliserNumero } from '../copropriete/numero.ts'
import type { Rangee } from '../declaration/champs/genres.ts'
import { lireSaisie, type Saisi, SANS_CENTIMES } from '../declaration/champs/saisie.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import type { FieldError } from '../kernel/errors.ts'
import { keysOf } from '../kernel/table.ts'

// What many acts at once share: a table of columns, cells read by their kind, one co-ownership a row.

/** What a cell of a workbook holds. */
export type Cellule = string | number | boolean | null

/** Says whether a cell holds nothing. */
export const estVide = (cellule: Cellule): cellule is null | '' =>
  cellule === null || String(cellule).trim() === ''

/** A column: its title, and the datum whose kind says how a cell is read and shown. */
export interface ColonneClasseur {
  titre: string
  champ: Rangee<never>
}
export type Colonnes<C extends string> = Readonly<Record<C, ColonneClasseur>>

/** The column that names the co-ownership of a row. */
export const TITRE_NUMERO = 'Numéro d’immatriculation'
/**
 * Columns that only help to read: the register writes them, and ignores them when they come back.
 */
const TITRES_POUR_MEMOIRE = ['Copropriété', 'Adresse', 'Ligne', 'Résultat', 'Explications']

/**
 * Finds the column that a title or a key announces, in any case, with or without accents; null for a
 * column to ignore, undefined when unknown.
 */
export const chercherColonne = <C extends string>(
  colonnes: Colonnes<C>,
): ((titre: string) => C | 'numero' | null | undefined) => {
  const connues = new Map<string, C | 'numero' | null>([
    ...TITRES_POUR_MEMOIRE.map((titre) => [normaliserTexte(titre), null] as const),
    ...[TITRE_NUMERO, 'numero'].map((t) => [normaliserTexte(t), 'numero'] as const),
    ...keysOf(colonnes).flatMap((cle) =>
      [colonnes[cle].titre, cle].map((t) => [normaliserTexte(t), cle] as const),
    ),
  ])
  return (titre) => connues.get(normaliserTexte(titre))
}

/** The registration number of a row; null when it is missing or misspelt, and that is told. */
export const lireNumero = (cellule: unknown): { numero: string | null; erreurs: FieldError[] } => {
  const numero = typeof cellule === 'string' ? normaliserNumero(cellule) : null
  const message = 'Indiquez le numéro d’immatriculation, par exemple AA0-000-001.'
  return { numero, erreurs: numero ? [] : [{ champ: 'numero', code: 'PF-NUMERO', message }] }
}

/**
 * Reads the cells of a row: one error for each that cannot be read (`format`), and for each key that
 * names nothing (`PF-COLONNE`). An empty cell empties its datum; an empty yes-or-no leaves it. Never
 * throws.
 */
export const lireCellules = <C extends string>(
  colonnes: Colonnes<C>,
  cellules: readonly (readonly [cle: string, valeur: Cellule | readonly unknown[]])[],
): { valeurs: Partial<Record<C, Saisi | null>>; erreurs: FieldError[] } => {
  const valeurs: Partial<Record<C, Saisi | null>> = {}
  const erreurs: FieldError[] = []
  const estColonne = (cle: string): cle is C => Object.hasOwn(colonnes, cle)
  for (const [cle, cellule] of cellules) {
    if (!estColonne(cle) || (typeof cellule === 'object' && cellule !== null)) {
      const message = 'Cette donnée ne se déclare pas par un dépôt groupé.'
      erreurs.push({ champ: cle, code: 'PF-COLONNE', message })
      continue
    }
    const { champ } = colonnes[cle]
    if (estVide(cellule)) {
      if (champ.genre !== 'drapeau') valeurs[cle] = champ.genre === 'texte' ? '' : null
      continue
    }
    const lu = lireSaisie(champ, cellule)
    if ('refus' in lu) erreurs.push({ champ: cle, code: 'format', message: lu.refus })
    else if (lu.arrondi)
      // A program sends whole euros: a workbook was rounded as it was read.
      erreurs.push({ champ: cle, code: 'format', message: SANS_CENTIMES })
    else valeurs[cle] = lu.valeur
  }
  return { valeurs, erreurs }
}

/** Says of a row, among others, whether an earlier one names the same co-ownership. */
export const repetitions = (lignes: readonly { ligne: number; numero: string | null }[]) => {
  const premieres = new Map(lignes.toReversed().map((l) => [l.numero, l.ligne]))
  return ({ ligne, numero }: { ligne: number; numero: string | null }): FieldError[] => {
    const premiere = premieres.get(numero)
    if (numero === null || premiere === ligne) return []
    const message = `Cette copropriété figure déjà à la ligne ${premiere} : gardez une seule des deux lignes.`
    return [{ champ: 'numero', code: 'PF-REPETE', message }]
  }
}
