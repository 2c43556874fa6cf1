import { keysOf } from '../kernel/table.ts'
/** What one takes away from a categorisation. */
export const EXPORTS_CATEGORISATION = {
  RAPPORT_XLSX: {
    label: 'Rapport synthétique (tableur)',
    fichier: 'rapport-synthetique',
    extension: 'xlsx',
    direct: 50_000,
    max: 1_000_000,
  },
  RAPPORT_PDF: {
    label: 'Rapport synthétique (PDF)',
    fichier: 'rapport-synthetique',
    extension: 'pdf',
    direct: 50_000,
    max: 1_000_000,
  },
  DONNEES_XLSX: {
    label: 'Données (tableur)',
    fichier: 'extraction-coproprietes',
    extension: 'xlsx',
    direct: 4_000,
    max: 200_000,
  },
  DONNEES_CSV: {
    label: 'Données (CSV)',
    fichier: 'extraction-coproprietes',
    extension: 'csv',
    direct: 4_000,
    max: 200_000,
  },
  FICHES_ZIP: {
    label: 'Fiches des copropriétés (ZIP)',
    fichier: 'fiches-coproprietes',
    extension: 'zip',
    direct: 200,
    max: 5_000,
  },
  RAPPORT_FICHES: {
    label: 'Rapport sur les copropriétés (PDF)',
    fichier: 'rapport-coproprietes',
    extension: 'pdf',
    direct: 50,
    max: 500,
  },
} as const satisfies Record<
  string,
  { label: string; fichier: string; extension: string; direct: number; max: number }
>
export type TypeExport = keyof typeof EXPORTS_CATEGORISATION
export const TYPES_EXPORT = keysOf(EXPORTS_CATEGORISATION)

/** Life of a prepared file. */
export const ETATS_EXPORT = ['A_FAIRE', 'EN_COURS', 'PRET', 'ECHEC', 'ANNULE'] as const
export type EtatExport = (typeof ETATS_EXPORT)[number]
export const LABELS_ETAT_EXPORT: Readonly<Record<EtatExport, string>> = {
  A_FAIRE: 'En attente',
  EN_COURS: 'En préparation',
  PRET: 'Prêt',
  ECHEC: 'Échec',
  ANNULE: 'Annulé',
}

/** A prepared file is kept this long for its owner. */
export const CONSERVATION_EXPORT_HEURES = 24

/** Most rows of one answer of the search; beyond, the regrouping. */
export const MAX_LIGNES_CATEGORISATION = 4_000

/** Name of a file, with its day: `extraction-coproprietes-20261121.csv`. */
export const nomExport = (type: TypeExport, jour: string): string => {
  const { fichier, extension } = EXPORTS_CATEGORISATION[type]
  return `${fichier}-${jour.replaceAll('-', '')}.${extension}`
}
