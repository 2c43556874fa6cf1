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

const RANGS = [1, 2, 3] as const
type ColonneParcelle =
  | 'reference_cadastrale'
  | 'code_insee_parcelle'
  | 'prefixe_parcelle'
  | 'section_parcelle'
  | 'numero_parcelle'
type Rang = (typeof RANGS)[number]

/** What is said of the columns of each parcel of a row, out of what is said of one's. */
export const parParcelle = <V>(
  une: (rang: Rang) => Readonly<Record<ColonneParcelle, V>>,
): Record<`${ColonneParcelle}_${Rang}`, V> => {
  const toutes = RANGS.flatMap((rang) =>
    Object.entries(une(rang)).map(([nom, dit]) => [`${nom}_${rang}`, dit] as const),
  )
  return Object.fromEntries(toutes) as Record<`${ColonneParcelle}_${Rang}`, V>
}

/** Values of a column that answers a question. */
export const OUI_NON = ['oui', 'non'] as const
