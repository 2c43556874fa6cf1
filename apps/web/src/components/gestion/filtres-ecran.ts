import {
  CLES_GROUPES,
  type CleGroupe,
  etatsDuGroupe,
  type FiltreCoproprietes,
  GROUPES_STATUT_COPROPRIETE,
  GROUPES_STATUT_RATTACHEMENT,
} from '@registre/domain'

/** Filters of the screen (specification 1, section 2), with what each list shows. */
export const FILTRES: Record<FiltreCoproprietes, string> = {
  seeAllCopro: 'Toutes les copropriétés',
  annuelle: 'Mises à jour annuelles possibles',
  standard: 'Copropriétés à mettre à jour',
  mandate: 'Copropriétés sous mandat',
  immatriculee: 'Copropriétés immatriculées',
  'mandat-expire': 'Mandats expirés',
  coproNonGeolocalisees: 'Copropriétés non géolocalisées',
  'precisions-demandees': 'Précisions à apporter',
  'renouveler-mandat': 'Mandats renouvelables',
  'declare-new-successor': 'Déclarer un nouveau successeur',
  attach: 'Se rattacher à une copropriété',
  dissolution: 'Déclarer une dissolution',
}

const GROUPES = { ...GROUPES_STATUT_COPROPRIETE, ...GROUPES_STATUT_RATTACHEMENT }
export const LABEL_STATUT = (statut: CleGroupe): string => GROUPES[statut].label
const etats = (cle: CleGroupe): string => etatsDuGroupe(cle).toSorted().join()
/** Each choice once: of two groups that hold the same states, the first. */
export const STATUTS = CLES_GROUPES.filter(
  (cle, rang) => CLES_GROUPES.findIndex((autre) => etats(autre) === etats(cle)) === rang,
).map((value) => ({ value, label: LABEL_STATUT(value) }))
