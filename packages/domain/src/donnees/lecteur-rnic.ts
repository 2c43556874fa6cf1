import type { IsoDate } from '../kernel/dates.ts'
import {
  type CelluleLue,
  lireCellule,
  motifDe,
  NOMS_PUBLICS,
  SANS_RIEN_VAUT_AUCUN,
} from './cellules.ts'
import type { ColonnePublique } from './colonnes.ts'

/** What was found in a cell. */
export interface Constat {
  colonne: ColonnePublique
  valeur: string
  motif: string
}

/** A commune of the official division. */
export interface CommuneRnic {
  codesPostaux: readonly string[]
}

/** What the reading of a row knows of the day and of places. */
export interface ContexteRnic {
  aujourdhui: IsoDate
  /** The commune of a code; undefined when the official division has none. */
  commune(code: string): CommuneRnic | undefined
}

/** Reads the cells of a row, in the form of their columns; what is wrong with one is noted. */
export interface Lecteur {
  /** A cell in its form: '' for one that says nothing or cannot be read. */
  texte(colonne: ColonnePublique): string
  /** The same as the file writes it. */
  brut(colonne: ColonnePublique): string
  jour(colonne: ColonnePublique): IsoDate | null
  nombre(colonne: ColonnePublique): number | null
  remarquer(colonne: ColonnePublique, motif: string): void
  /** Publishes another text than the cell's, null for what the register holds; the report says why. */
  publier(colonne: ColonnePublique, texte: string | null, motif: string): void
  /** What became of a cell; undefined for a column that the file has not. */
  sort(colonne: ColonnePublique): CelluleLue['sort'] | undefined
  /** The cells as they are published, by rank: null for what the register holds. */
  publiees(): (string | null)[]
}

/** A column that may hold the name of a person. */
const NOMINATIVES: ReadonlySet<ColonnePublique> = new Set([
  'identification_representant_legal',
  'raison_sociale_representant_legal',
])

/**
 * The reader of a row; `cellule` gives undefined for a column that the file has not. `remarques`
 * receives what it finds.
 */
export const lecteur = (
  cellule: (colonne: ColonnePublique) => string | undefined,
  remarques: Constat[],
): Lecteur => {
  const lues = new Map(
    NOMS_PUBLICS.map((colonne) => [colonne, lireCellule(colonne, cellule(colonne) ?? '')]),
  )
  const publiees = new Map<ColonnePublique, string | null>(
    NOMS_PUBLICS.map((colonne) => [
      colonne,
      cellule(colonne) === undefined && !SANS_RIEN_VAUT_AUCUN.has(colonne)
        ? null
        : (lues.get(colonne)?.texte ?? ''),
    ]),
  )
  const texte = (colonne: ColonnePublique): string => lues.get(colonne)?.texte ?? ''
  const remarquer = (colonne: ColonnePublique, motif: string) =>
    void remarques.push({
      colonne,
      valeur: NOMINATIVES.has(colonne) ? '' : (cellule(colonne) ?? ''),
      motif,
    })
  for (const [colonne, lue] of lues) {
    const motif = motifDe(lue)
    if (motif !== null) remarquer(colonne, motif)
  }
  return {
    texte,
    brut: (colonne) => (cellule(colonne) ?? '').trim(),
    remarquer,
    publier: (colonne, valeur, motif) => {
      const dit = remarques.findIndex((r) => r.colonne === colonne)
      if (dit >= 0) remarques.splice(dit, 1)
      publiees.set(colonne, valeur)
      if (cellule(colonne) !== undefined && cellule(colonne) !== valeur) remarquer(colonne, motif)
    },
    sort: (colonne) => (cellule(colonne) === undefined ? undefined : lues.get(colonne)?.sort),
    publiees: () => NOMS_PUBLICS.map((colonne) => publiees.get(colonne) ?? null),
    jour: (colonne) => texte(colonne) || null,
    nombre: (colonne) => (texte(colonne) === '' ? null : Number(texte(colonne))),
  }
}
