import { ecrireCsv } from '../../lib/csv.ts'

/** The figures of a chart, as one takes them away. */
export interface Figure {
  titre: string
  /** Name of the files, without what follows the dot. */
  fichier: string
  /** What each row is: « Trimestre ». */
  entete: string
  series: readonly string[]
  /** Null: not published, or not measured. */
  lignes: readonly { libelle: string; valeurs: readonly (number | null)[] }[]
  genre: 'barres' | 'courbes' | 'horizontales'
}

/** The figures as a CSV; an empty cell is what is not published. */
export const enCsv = ({ entete, series, lignes }: Figure): string =>
  ecrireCsv([
    [entete, ...series],
    ...lignes.map(({ libelle, valeurs }) => [
      libelle,
      ...valeurs.map((v) => (v === null ? '' : String(v).replace('.', ','))),
    ]),
  ])
