import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import { normaliserNumero } from '../copropriete/numero.ts'
import { parseFrDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import {
  CHAMPS_PORTEFEUILLE,
  COLONNES_PORTEFEUILLE,
  estChampPortefeuille,
} from './portefeuille.colonnes.ts'
import type { ChampPortefeuille, TypeColonnePortefeuille } from './portefeuille.colonnes.ts'

/** A row as it came: what each cell held. */
export type Cellule = string | number | boolean | null
export type LigneBrute = Readonly<Record<string, Cellule>>

type Valeur = string | number | boolean | null
/** The fields that a row declares, read; those that it does not carry stay as declared. */
export type ValeursLigne = Partial<Record<ChampPortefeuille, Valeur>>

export interface LigneLue {
  /** The registration number; null when it is missing or misspelt. */
  numero: string | null
  valeurs: ValeursLigne
  erreurs: FieldError[]
}

const LIMITE_NOMBRE = 1_000_000_000
const REFUS: Record<TypeColonnePortefeuille, string> = {
  date: 'Saisissez une date au format jj/mm/aaaa.',
  montant: 'Saisissez un nombre entier, sans décimale.',
  nombre: 'Saisissez un nombre entier, sans décimale.',
  'oui-non': 'Répondez par « oui » ou « non ».',
}
const OUI = new Set(['oui', 'vrai', 'true', '1', 'o'])
const NON = new Set(['non', 'faux', 'false', '0', 'n'])

const estVide = (cellule: Cellule): boolean =>
  cellule === null || (typeof cellule === 'string' && cellule.trim() === '')

const lireDate = (cellule: Cellule): string | undefined => {
  if (typeof cellule !== 'string') return undefined
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cellule.trim())
  return parseFrDate(iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : cellule.trim()) ?? undefined
}
const lireNombre = (cellule: Cellule): number | undefined => {
  const net =
    typeof cellule === 'string'
      ? cellule.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(/[.,]0+$/, '')
      : cellule
  const n = typeof net === 'string' && /^-?\d+$/.test(net) ? Number(net) : net
  return typeof n === 'number' && Number.isInteger(n) && Math.abs(n) <= LIMITE_NOMBRE
    ? n
    : undefined
}
const lireOuiNon = (cellule: Cellule): boolean | undefined => {
  const mot = String(cellule).trim().toLowerCase()
  return OUI.has(mot) ? true : NON.has(mot) ? false : undefined
}
const LECTEURS: Record<TypeColonnePortefeuille, (cellule: Cellule) => Valeur | undefined> = {
  date: lireDate,
  montant: lireNombre,
  nombre: lireNombre,
  'oui-non': lireOuiNon,
}

const lireNumero = (
  cellule: Cellule | undefined,
): { numero: string | null; erreurs: FieldError[] } => {
  const numero = typeof cellule === 'string' ? normaliserNumero(cellule) : null
  if (numero !== null) return { numero, erreurs: [] }
  return {
    numero,
    erreurs: [
      {
        champ: 'numero',
        code: 'PF-NUMERO',
        message: 'Indiquez le numéro d’immatriculation, par exemple AA0-000-001.',
      },
    ],
  }
}

/**
 * Reads a row: one error for each cell that cannot be read (`format`), each key that names nothing
 * (`PF-COLONNE`), and a number
 * that is not one (`PF-NUMERO`). An empty cell empties its field; an empty yes-or-no leaves it as
 * declared. Never throws.
 */
export const lireLigne = (brute: LigneBrute): LigneLue => {
  const { numero, erreurs } = lireNumero(brute['numero'])
  const valeurs: ValeursLigne = {}
  for (const [cle, cellule] of Object.entries(brute)) {
    if (cle === 'numero') continue
    if (!estChampPortefeuille(cle)) {
      erreurs.push({
        champ: cle,
        code: 'PF-COLONNE',
        message: 'Cette donnée ne se déclare pas par un dépôt groupé.',
      })
      continue
    }
    const { type } = COLONNES_PORTEFEUILLE[cle]
    if (estVide(cellule)) {
      if (type !== 'oui-non') valeurs[cle] = null
      continue
    }
    const valeur = LECTEURS[type](cellule)
    if (valeur === undefined) erreurs.push({ champ: cle, code: 'format', message: REFUS[type] })
    else valeurs[cle] = valeur
  }
  return { numero, valeurs, erreurs }
}

/** A content with what a row declares on top of it. */
export const appliquerLigne = (
  contenu: ImmatCopropriete,
  valeurs: ValeursLigne,
): ImmatCopropriete => {
  const blocs: Record<string, Record<string, unknown>> = {}
  for (const champ of CHAMPS_PORTEFEUILLE) {
    const valeur = valeurs[champ]
    if (valeur === undefined) continue
    const { bloc } = COLONNES_PORTEFEUILLE[champ]
    blocs[bloc] = { ...(blocs[bloc] ?? contenu[bloc]), [champ]: valeur }
  }
  return normaliser({ ...contenu, ...blocs })
}

/** What a content says in the columns of a row. */
export const valeursDe = (contenu: ImmatCopropriete): Record<ChampPortefeuille, Valeur> =>
  Object.fromEntries(
    CHAMPS_PORTEFEUILLE.map((champ) => [
      champ,
      (contenu[COLONNES_PORTEFEUILLE[champ].bloc] as unknown as Record<string, Valeur>)[champ] ??
        null,
    ]),
  ) as Record<ChampPortefeuille, Valeur>
