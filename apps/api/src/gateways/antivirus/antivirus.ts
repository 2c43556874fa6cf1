import type { Readable } from 'node:stream'

/** PENDING: nobody could tell yet. A file is never served before SAFE. */
export type EtatAntivirus = 'SAFE' | 'INFECTED' | 'PENDING'

export interface Antivirus {
  /** Shown to operators: which scanner answers, or that there is none. */
  readonly nom: string
  /**
   * Takes the bytes of a file; never throws because of the scanner: a scanner that cannot answer is
   * PENDING.
   */
  analyser(contenu: Uint8Array | Readable): Promise<EtatAntivirus>
  /** Throws while the scanner does not answer; absent where none is set up. */
  readonly essayer?: () => Promise<void>
}
