import { brand } from '../../brand.ts'
import { ecrireCsv } from '../../lib/csv.ts'

/** Where figures come from: it leaves the page with them. */
export interface Provenance {
  /** « Rhône » */
  territoire: string
  /** « 4e trimestre 2026, situation au 27/11/2026 » */
  periode: string
  /** What the names of files say of both: « departement-69-2026-T4 ». */
  nom: string
  /** Where they are read again, whole. */
  adresse: string
}

/** The figures of a chart or of a table, as one takes them away. */
export interface Figure {
  titre: string
  /** What the names of files begin with. */
  sujet: string
  provenance: Provenance
  /** What each row is: « Trimestre ». */
  entete: string
  series: readonly string[]
  /** Null: not published, or not measured. */
  lignes: readonly { libelle: string; valeurs: readonly (number | null)[] }[]
  /** How they are drawn; null: as a table alone. */
  genre: 'barres' | 'courbes' | 'horizontales' | null
  /** What must be known to read them. */
  note?: string | undefined
}

export const LICENCE = 'Licence Ouverte 2.0'

/** The name of a file, without what follows the dot. */
export const nomFichier = ({ sujet, provenance }: Figure): string => `${sujet}-${provenance.nom}`

/** The sentence that a report prints under the figures. */
export const citation = ({ titre, provenance: { territoire, periode, adresse } }: Figure): string =>
  `${brand.nom}, « ${titre} », ${territoire}, ${periode}. ${LICENCE}. ${adresse}`

/** The figures as a CSV, then where they come from; an empty cell is what is not published. */
export const enCsv = (figure: Figure): string => {
  const { titre, entete, series, lignes, note, provenance } = figure
  return ecrireCsv([
    [entete, ...series],
    ...lignes.map(({ libelle, valeurs }) => [
      libelle,
      ...valeurs.map((v) => (v === null ? '' : String(v).replace('.', ','))),
    ]),
    [],
    ['Titre', titre],
    ['Territoire', provenance.territoire],
    ['Période', provenance.periode],
    ...(note === undefined ? [] : [['Note', note]]),
    ['Source', brand.nom],
    ['Licence', LICENCE],
    ['Adresse', provenance.adresse],
  ])
}
