import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface StoredFile {
  /**
   * Hexadecimal SHA-256 of what was written: kept with the row, compared by whoever checks the
   * store.
   */
  sha256: string
  taille: number
}

/** Bytes of a file, the last one included, as HTTP counts them. */
export interface Tranche {
  debut: number
  fin: number
}

/**
 * Where the bytes of documents live. The name given by the person stays in the database: keys are
 * generated.
 */
export interface Storage {
  /** Writes under a key; when it returns, the bytes are safe on their medium. */
  put(cle: string, contenu: Uint8Array | Readable): Promise<StoredFile>
  /** Reads a file, or a part of it. Throws RegisterError('fichier-introuvable') when there is none. */
  get(cle: string, tranche?: Tranche): Promise<Readable>
  /** Removes a file; removing one that is not there is no error. */
  delete(cle: string): Promise<void>
  exists(cle: string): Promise<boolean>
  /**
   * Null while this is the store of this register; else a French sentence that says what to do.
   * Throws when it does not answer.
   */
  lieu(): Promise<string | null>
}

const CLE = /^[a-z]+(?:-[a-z]+)*\/[0-9a-f]{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/**
 * Makes a key under a kind of document (`justificatifs`, `attestations` …), spread over 256
 * folders.
 */
export function newKey(genre: string): string {
  const id = randomUUID()
  return verifierCle(`${genre}/${id.slice(0, 2)}/${id}`)
}

/** The key of the same name under another kind: what is made of a file is found from it. */
export const siblingKey = (cle: string, genre: string): string =>
  verifierCle(`${genre}${verifierCle(cle).slice(cle.indexOf('/'))}`)

/** True for a key that `newKey` makes. */
export function estCle(cle: string): boolean {
  return CLE.test(cle)
}

/**
 * Gives the key back when it is one that `newKey` makes; throws RangeError for anything else,
 * a path first of all.
 */
export function verifierCle(cle: string): string {
  if (!estCle(cle)) throw new RangeError(`not a storage key: ${cle.slice(0, 80)}`)
  return cle
}
