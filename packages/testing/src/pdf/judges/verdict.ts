/** What a reader reaches in a document: something that acts or leads away, nothing, or no document. */
export type Verdict = 'active' | 'inert' | 'unreadable'

/** A program that people open documents with. */
export interface Reader {
  name: string
  /** What one installs where it is missing; null for what comes with the project. */
  package: string | null
  judge(bytes: Uint8Array, file: string): Promise<Verdict>
  /** The eyes that it lacks: see eyes.ts. */
  blind: readonly string[]
}
