// What a cell of a workbook holds.

export type Cellule = string | number | boolean | null

/** Says whether a cell holds nothing. */
export const estVide = (cellule: Cellule): cellule is null | '' =>
  cellule === null || (typeof cellule === 'string' && cellule.trim() === '')
