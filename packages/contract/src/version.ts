import type { OperationName } from './contract.ts'

/** `rupture`: a program written for the version before may have to change. */
export type GenreChangement =
  | 'ajout'
  | 'changement'
  | 'rupture'
  | 'obsolescence'
  | 'retrait'
  | 'correction'

export const LIBELLES_GENRE: Readonly<Record<GenreChangement, string>> = {
  ajout: 'Ajout',
  changement: 'Changement',
  rupture: 'Rupture',
  obsolescence: 'Obsolescence',
  retrait: 'Retrait',
  correction: 'Correction',
}

export interface ChangementApi {
  genre: GenreChangement
  texte: string
  /** Operations concerned, when they are few. */
  operations?: readonly OperationName[]
}

export interface VersionApi {
  version: string
  /** ISO day of publication. */
  date: string
  changements: readonly ChangementApi[]
}

/** A change that a comparison of the contract with the release before has found. */
export interface ChangementTrouve {
  genre: 'rupture' | 'changement' | 'ajout'
  texte: string
  /** The shared shape in which it stands. */
  forme?: string
  operations: readonly string[]
}
