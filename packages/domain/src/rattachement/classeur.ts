import { keysOf } from '../kernel/table.ts'
import { normaliserNumero } from '../copropriete/numero.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import { type IsoDate, parseFrDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'

// A workbook of attachments: one row a co-ownership, four columns.

export const COLONNES_RATTACHEMENT = {
  numero: 'Numéro d’immatriculation',
  dateDebut: 'Début du mandat',
  dateFin: 'Fin du mandat',
  electionLe: 'Élu le (si le mandat en place court encore)',
} as const
export type ColonneRattachement = keyof typeof COLONNES_RATTACHEMENT
const COLONNES = keysOf(COLONNES_RATTACHEMENT)

export const MAX_RATTACHEMENTS = 500

export interface LigneRattachement {
  /** Row of the workbook. */
  ligne: number
  numero: string
  dateDebut: IsoDate | null
  dateFin: IsoDate | null
  electionLe: IsoDate | null
}

const plat = (titre: string): string => normaliserTexte(titre)

/** The column that a title announces, by its first words; undefined for any other. */
export const colonneDuTitre = (titre: string): ColonneRattachement | undefined =>
  plat(titre) === ''
    ? undefined
    : COLONNES.find((c) => plat(COLONNES_RATTACHEMENT[c]).startsWith(plat(titre)))

type Cellule = string | number | boolean | null
const JOUR_MS = 86_400_000
/** Day 0 of a spreadsheet's calendar. */
const JOUR_ZERO = Date.UTC(1899, 11, 30)

/** A day as a person writes it, or as a spreadsheet counts it; null for an empty cell. */
const lireJour = (cellule: Cellule): IsoDate | null | undefined => {
  if (cellule === null || String(cellule).trim() === '') return null
  if (typeof cellule === 'number' && cellule > 0 && cellule < 100_000)
    return new Date(JOUR_ZERO + Math.floor(cellule) * JOUR_MS).toISOString().slice(0, 10)
  const texte = String(cellule).trim()
  return /^\d{4}-\d{2}-\d{2}$/.test(texte) ? texte : (parseFrDate(texte) ?? undefined)
}

/** Reads a row; what cannot be read is told, column by column. */
export const lireRattachement = (
  ligne: number,
  cellules: Readonly<Partial<Record<ColonneRattachement, Cellule>>>,
): { lue: LigneRattachement; erreurs: FieldError[] } => {
  const erreurs: FieldError[] = []
  const jour = (champ: Exclude<ColonneRattachement, 'numero'>): IsoDate | null => {
    const lu = lireJour(cellules[champ] ?? null)
    if (lu === undefined)
      erreurs.push({
        champ,
        code: 'format',
        message: `${COLONNES_RATTACHEMENT[champ]} : écrivez une date au format jj/mm/aaaa.`,
      })
    return lu ?? null
  }
  const saisi = String(cellules.numero ?? '').trim()
  const numero = normaliserNumero(saisi)
  if (numero === null)
    erreurs.push({
      champ: 'numero',
      code: 'PF-NUMERO',
      message: 'Indiquez le numéro d’immatriculation, par exemple AA0-000-001.',
    })
  return {
    lue: {
      ligne,
      numero: numero ?? saisi.slice(0, 20),
      dateDebut: jour('dateDebut'),
      dateFin: jour('dateFin'),
      electionLe: jour('electionLe'),
    },
    erreurs,
  }
}
