import { inserer, type Ligne, type Tx } from '@registre/db'
import { compteur } from '../compteur.ts'

const TABLES = [
  'copropriete',
  'document',
  'mandat',
  'declaration',
  'declaration_historique',
  'declaration_periode',
  'adresse',
  'parcelle',
  'demande',
  'echange',
  'dissolution',
  'journal',
] as const
export type Table = (typeof TABLES)[number]

/** The tables whose rows name each other: numbered before they are written. */
const NUMEROTEES = ['copropriete', 'mandat', 'declaration', 'demande'] as const
type Numerotee = (typeof NUMEROTEES)[number]

/** Rows waiting to be written together, parents first. */
export interface Lot {
  ajouter(table: Table, ligne: Ligne): void
  /** Number of the next row of a table. */
  id(table: Numerotee): number
  ecrire(tx: Tx): Promise<void>
}

export const creerLot = async (tx: Tx): Promise<Lot> => {
  const lignes = new Map<Table, Ligne[]>(TABLES.map((table) => [table, []]))
  const compteurs = new Map<Numerotee, Awaited<ReturnType<typeof compteur>>>()
  for (const table of NUMEROTEES) compteurs.set(table, await compteur(tx, table))
  return {
    ajouter: (table, ligne) => void lignes.get(table)?.push(ligne),
    id: (table) => compteurs.get(table)?.suivant() ?? 0,
    ecrire: async (inner) => {
      for (const [table, rows] of lignes) await inserer(inner, table, rows)
      for (const c of compteurs.values()) await c.fin()
    },
  }
}
