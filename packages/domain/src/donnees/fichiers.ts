/**
 * What is published each night: the register in four forms, and what changed since the day before.
 * `differences` names the rows added, changed and taken away.
 */
export const FORMATS_PUBLIES = ['csv', 'csv.gz', 'csv.zst', 'parquet', 'differences'] as const
export type FormatPublie = (typeof FORMATS_PUBLIES)[number]

/** A published file that lacks this part of the register, or has as much too many, is refused. */
export const PARTIE_MANQUANTE_MAX = 0.05

/** Words of the first column of a daily difference. */
const GENRES_DIFFERENCE = ['ajout', 'modification', 'retrait'] as const
export type GenreDifference = (typeof GENRES_DIFFERENCE)[number]
/** Name of that column; the others are those of the published file. */
export const COLONNE_DIFFERENCE = 'changement'

/** Differences that stay: who copies the register may miss a month of nights. */
export const JOURS_DE_DIFFERENCES = 31

const NOM = 'coproprietes'
const NOM_DIFFERENCES = 'differences'

/** The lasting name of a published file; of a day, for a difference of the past. */
export const nomPublie = (format: FormatPublie, jour: string | null = null): string =>
  format === 'differences'
    ? `${NOM_DIFFERENCES}${jour === null ? '' : `-${jour}`}.csv`
    : `${NOM}.${format}`

const PAR_NOM = new Map<string, FormatPublie>(FORMATS_PUBLIES.map((f) => [nomPublie(f), f]))
const DIFFERENCE_D_UN_JOUR = /^differences-(\d{4}-\d\d-\d\d)\.csv$/

/** What a name asks for; null for a name that was never published. */
export const fichierNomme = (nom: string): { format: FormatPublie; jour: string | null } | null => {
  const format = PAR_NOM.get(nom)
  if (format) return { format, jour: null }
  const jour = DIFFERENCE_D_UN_JOUR.exec(nom)?.[1]
  return jour === undefined ? null : { format: 'differences', jour }
}
