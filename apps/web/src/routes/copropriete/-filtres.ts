/** Filters of the screen (specification 1, section 2), with what each list shows. */
export const FILTRES = {
  seeAllCopro: 'Toutes les copropriétés',
  annuelle: 'Mises à jour annuelles à faire',
  standard: 'Copropriétés à mettre à jour',
  mandate: 'Copropriétés sous mandat',
  immatriculee: 'Copropriétés immatriculées',
  'mandat-expire': 'Mandats expirés',
  coproNonGeolocalisees: 'Copropriétés non géolocalisées',
  'precisions-demandees': 'Précisions à apporter',
  'renouveler-mandat': 'Mandats à renouveler',
  'declare-new-successor': 'Déclarer un nouveau successeur',
  attach: 'Se rattacher à une copropriété',
  dissolution: 'Déclarer une dissolution',
} as const
export type Filtre = keyof typeof FILTRES

/** The filters offered on the screen itself; the others are reached by the menu and the board. */
export const FILTRES_OFFERTS: readonly Filtre[] = [
  'seeAllCopro',
  'mandate',
  'immatriculee',
  'mandat-expire',
  'annuelle',
  'coproNonGeolocalisees',
]
