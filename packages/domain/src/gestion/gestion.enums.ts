/** The lists of a firm's own co-ownerships. */
export const VUES_GESTION = [
  'toutes',
  'pour-moi',
  'miennes',
  'non-affectees',
  'demandes',
  'precisions',
] as const
export type VueGestion = (typeof VUES_GESTION)[number]

export const LABELS_VUE_GESTION: Record<VueGestion, string> = {
  toutes: 'Toutes',
  'pour-moi': 'Pour moi',
  miennes: 'Les miennes',
  'non-affectees': 'Non affectées',
  demandes: 'Demandes en cours',
  precisions: 'Précisions demandées',
}

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
export const TRIS_GESTION = [
  'nom',
  'numeroImmatriculation',
  'adressePrincipale',
  'nombreLots',
  'gestionnaire',
  'dateFinMandat',
  'limiteMaj',
] as const
export type TriGestion = (typeof TRIS_GESTION)[number]

export const LABELS_TRI_GESTION: Record<TriGestion, string> = {
  nom: 'par nom',
  numeroImmatriculation: 'par numéro',
  adressePrincipale: 'par adresse',
  nombreLots: 'par nombre de lots',
  gestionnaire: 'par gestionnaire',
  dateFinMandat: 'par fin de mandat',
  limiteMaj: 'par date de mise à jour annuelle',
}

export const TAILLES_PAGE = [10, 25, 50, 100] as const

/** Durations that a renewal of many mandates offers, in months. */
export const DUREES_RENOUVELLEMENT = ['12', '24', '36'] as const
export type DureeRenouvellement = (typeof DUREES_RENOUVELLEMENT)[number]

/** Mandates renewed in one act, and attachments asked for in one workbook. */
export const MAX_RENOUVELLEMENTS = 200
export const MAX_AFFECTATIONS = 500
