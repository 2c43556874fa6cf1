export type TypeColonne = 'string' | 'date' | 'integer' | 'number' | 'boolean'

/** What is said of one column of the published file. */
export interface Definition {
  type: TypeColonne
  /** Label of the generation of October 2025; none for a column that it did not have. */
  ancien?: string
  description: string
  /** Closed list of values. */
  valeurs?: readonly string[]
  /** False: nobody declares this fact; a published file that was taken in may tell it. */
  tenue?: false
}

/** Values of a column that answers a question. */
export const OUI_NON = ['oui', 'non'] as const
