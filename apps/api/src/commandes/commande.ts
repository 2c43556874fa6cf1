import { resolve } from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import type { Db } from '@registre/db'

export type Options = NonNullable<ParseArgsConfig['options']>
export type Valeurs = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

/**
 * What a command gives: sentences for a person, the same as data (--json), and whether all is well
 * (exit code 0 or 1).
 */
export interface Resultat {
  lignes: readonly string[]
  donnees: unknown
  bien: boolean
}

/** A form of text, and the sentence of who writes it otherwise. */
export interface Forme {
  forme: RegExp
  phrase: string
}

/** One administration command of the register. */
export interface Commande {
  /** What it does, in one French line. */
  aide: string
  /** Its options beside --json, as `node:util` reads them, and what each one is. */
  options?: Options
  aideOptions?: Readonly<Record<string, string>>
  /** What options may hold, where it is not any text: the words of a set, or a form and how it is written. */
  admet?: Readonly<Record<string, readonly string[] | Forme>>
  /** Options without which it cannot start. */
  exige?: readonly string[]
  /** Run by a mail server: a failure asks it to come back (exit code 75), never to answer. */
  plusTard?: boolean
  /** Throws UsageError for options that do not go together or cannot be read. */
  executer(outils: { db: Db; env: NodeJS.ProcessEnv }, valeurs: Valeurs): Promise<Resultat>
}

/** A command that is badly written: nothing was done, its help tells how (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command that finds something wrong, or refuses: one sentence a line, no data. */
export const refus = (...lignes: string[]): Resultat => ({ bien: false, donnees: null, lignes })

/** An absolute path, of what was written from where the operator stands: npm changes the folder. */
export const cheminDonne = (ecrit: unknown): string =>
  resolve(process.env['INIT_CWD'] ?? '.', String(ecrit))
