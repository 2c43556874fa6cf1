/** How much a point weighs: read it before anything else, check it, or only know it. */
export const GRAVITES_POINT = ['FORTE', 'ATTENTION', 'INFORMATION'] as const
export type GravitePoint = (typeof GRAVITES_POINT)[number]

export const LABELS_GRAVITE_POINT: Readonly<Record<GravitePoint, string>> = {
  FORTE: 'fort',
  ATTENTION: 'à vérifier',
  INFORMATION: 'pour information',
}

/** The part of the decision screen that shows what a point speaks of. */
export const LIEUX_POINT = [
  'preuve',
  'mandat',
  'mandats-en-place',
  'lieu',
  'identification',
  'finances',
  'technique',
  'confirmations',
  'doublons',
  'refus',
  'dissolution',
  'echeance',
] as const
export type LieuPoint = (typeof LIEUX_POINT)[number]

export interface GenreDePoint {
  gravite: GravitePoint
  ou: LieuPoint
  /** What is found, in general. */
  quoi: string
  /** Why a keeper is told of it. */
  raison: string
  /** Left out of the counts of the queue, which shows it in a column of its own. */
  horsCompte?: true
}
