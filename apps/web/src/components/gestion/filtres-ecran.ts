import {
  CLES_GROUPES,
  type CleGroupe,
  type FiltreCoproprietes,
  GROUPES_STATUT_COPROPRIETE,
  GROUPES_STATUT_RATTACHEMENT,
} from '@registre/domain'

/** Filters of the screen (specification 1, section 2), with what each list shows. */
export const FILTRES: Record<FiltreCoproprietes, string> = {
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
}

const GROUPES = { ...GROUPES_STATUT_COPROPRIETE, ...GROUPES_STATUT_RATTACHEMENT }
export const LABEL_STATUT = (statut: CleGroupe): string => GROUPES[statut].label
/** Each label once: two groups of one label hold the same states. */
export const STATUTS = CLES_GROUPES.map((value) => ({ value, label: LABEL_STATUT(value) })).filter(
  ({ label }, rang, tous) => tous.findIndex((autre) => autre.label === label) === rang,
)
