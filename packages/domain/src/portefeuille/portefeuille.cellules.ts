import { parseFrDate } from '../kernel/dates.ts'
import type { TypeColonnePortefeuille } from './portefeuille.colonnes.ts'

// What a cell of a workbook holds, and how it is read.

export type Cellule = string | number | boolean | null

const LIMITE_NOMBRE = 1_000_000_000
/** What is said of a cell that cannot be read. */
export const REFUS: Record<TypeColonnePortefeuille, string> = {
  date: 'Saisissez une date au format jj/mm/aaaa.',
  montant: 'Saisissez un nombre entier, sans décimale.',
  nombre: 'Saisissez un nombre entier, sans décimale.',
  'oui-non': 'Répondez par « oui » ou « non ».',
}
const OUI = new Set(['oui', 'vrai', 'true', '1', 'o'])
const NON = new Set(['non', 'faux', 'false', '0', 'n'])

/** Says whether a cell holds nothing. */
export const estVide = (cellule: Cellule): boolean =>
  cellule === null || (typeof cellule === 'string' && cellule.trim() === '')

/** The ISO day of a cell; undefined when it is none. */
export const lireDate = (cellule: Cellule): string | undefined => {
  if (typeof cellule !== 'string') return undefined
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cellule.trim())
  return parseFrDate(iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : cellule.trim()) ?? undefined
}

/** The whole number of a cell; undefined when it is none. */
export const lireNombre = (cellule: Cellule): number | undefined => {
  const net =
    typeof cellule === 'string'
      ? cellule.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(/[.,]0+$/, '')
      : cellule
  const n = typeof net === 'string' && /^-?\d+$/.test(net) ? Number(net) : net
  return typeof n === 'number' && Number.isInteger(n) && Math.abs(n) <= LIMITE_NOMBRE
    ? n
    : undefined
}

/** The yes or no of a cell; undefined when it is neither. */
export const lireOuiNon = (cellule: Cellule): boolean | undefined => {
  const mot = String(cellule).trim().toLowerCase()
  return OUI.has(mot) ? true : NON.has(mot) ? false : undefined
}
