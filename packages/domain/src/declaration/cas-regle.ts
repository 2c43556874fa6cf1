import type { FaitsDeclaration } from './contexte.ts'

/** The cases that prove one rule. */
export interface CasRegle {
  passe: (faits: FaitsDeclaration) => void
  echoue: (faits: FaitsDeclaration) => void
  /**
   * The value on the edge, and on which side of it the rule stands; the neighbour value is on the
   * other side.
   */
  limite: { dedans: (faits: FaitsDeclaration) => void; dehors: (faits: FaitsDeclaration) => void }
  /** Path of the error, within the block. */
  champ: string
  confirmable?: true
}
