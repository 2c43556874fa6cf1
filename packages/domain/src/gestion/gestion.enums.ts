import { keysOf } from '../kernel/table.ts'

/** The lists of a firm's own co-ownerships. */
export const LABELS_VUE_GESTION = {
  toutes: 'Toutes',
  'pour-moi': 'Pour moi',
  miennes: 'Les miennes',
  'non-affectees': 'Non affectées',
  demandes: 'Demandes en cours',
  precisions: 'Précisions demandées',
} as const satisfies Record<string, string>
export type VueGestion = keyof typeof LABELS_VUE_GESTION
export const VUES_GESTION = keysOf(LABELS_VUE_GESTION)

/** Ends of mandates: over with nothing after, or within so many days with nothing after. */
export const FINS_GESTION = ['expire', '30', '60', '90'] as const
export type FinGestion = (typeof FINS_GESTION)[number]

export const LABELS_FIN_GESTION: Record<FinGestion, string> = {
  expire: 'Mandat expiré',
  '30': 'Fin de mandat sous 30 jours',
  '60': 'Fin de mandat sous 60 jours',
  '90': 'Fin de mandat sous 90 jours',
}

/** What a firm's list may be sorted by. */
export const LABELS_TRI_GESTION = {
  nom: 'par nom',
  numeroImmatriculation: 'par numéro',
  adressePrincipale: 'par adresse',
  nombreLots: 'par nombre de lots',
  gestionnaire: 'par gestionnaire',
  dateFinMandat: 'par fin de mandat',
  limiteMaj: 'par date de mise à jour annuelle',
} as const satisfies Record<string, string>
export type TriGestion = keyof typeof LABELS_TRI_GESTION
export const TRIS_GESTION = keysOf(LABELS_TRI_GESTION)

export const TAILLES_PAGE = [10, 25, 50, 100] as const

/** Durations that a renewal of many mandates offers, in months. */
export const DUREES_RENOUVELLEMENT = ['12', '24', '36'] as const
export type DureeRenouvellement = (typeof DUREES_RENOUVELLEMENT)[number]

/** Mandates renewed in one act, and attachments asked for in one workbook. */
export const MAX_RENOUVELLEMENTS = 200
export const MAX_AFFECTATIONS = 500
