/** A word of the register, with how many names and addresses hold it. */
interface MotConnu {
  mot: string
  nombre: number
}
/** What the register holds of what was typed: each word with how many names and addresses hold it. */
export interface Vocabulaire {
  /** Words as they are written. */
  exacts: ReadonlyMap<string, number>
  /** Words that sound or are spelled nearly so, by the word that was typed. */
  proches: ReadonlyMap<string, readonly MotConnu[]>
  /** Words that begin so. */
  debuts: ReadonlyMap<string, readonly MotConnu[]>
}
