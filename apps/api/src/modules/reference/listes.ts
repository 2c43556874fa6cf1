import {
  CIVILITES,
  DISSOLUTION_PAR_MOTIF,
  ENERGIES_CHAUFFAGE,
  LABELS_CIVILITE,
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_FAIT_GENERATEUR,
  LABELS_JUSTIFICATIF_DISSOLUTION,
  LABELS_JUSTIFICATIF_MANDAT,
  LABELS_MOTIF_DISSOLUTION,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_PROFIL,
  LABELS_STATUT_COMPTE,
  LABELS_STATUT_TELEDECLARANT,
  LABELS_TYPE_CHAUFFAGE,
  LABELS_TYPE_DEMANDE,
  LABELS_TYPE_TELEDECLARANT,
  type MotifDissolution,
  MOTIFS_DISSOLUTION,
  PERIODES_CONSTRUCTION,
  PROFILS_PAR_TYPE,
  STATUTS_COMPTE,
  STATUTS_PAR_TYPE,
  STATUTS_TELEDECLARANT,
  TYPES_CHAUFFAGE,
  TYPES_DEMANDE,
  TYPES_JUSTIFICATIF_MANDAT,
  TYPES_TELEDECLARANT,
  type TypeTeledeclarant,
  typesJustificatif,
} from '@registre/domain'
import { clefValeursDe } from './clef-valeur.ts'

// Reference lists of specification 2, 7.6: the domain's tables, in the domain's order.

export const energies = () => clefValeursDe(ENERGIES_CHAUFFAGE, LABELS_ENERGIE_CHAUFFAGE)
export const typesChauffage = () => clefValeursDe(TYPES_CHAUFFAGE, LABELS_TYPE_CHAUFFAGE)
export const periodesConstruction = () =>
  clefValeursDe(PERIODES_CONSTRUCTION, LABELS_PERIODE_CONSTRUCTION)
export const statutsCompte = () => clefValeursDe(STATUTS_COMPTE, LABELS_STATUT_COMPTE)
export const civilites = () => clefValeursDe(CIVILITES, LABELS_CIVILITE)
export const statutsTeledeclarant = () =>
  clefValeursDe(STATUTS_TELEDECLARANT, LABELS_STATUT_TELEDECLARANT)
export const typesDemande = () => clefValeursDe(TYPES_DEMANDE, LABELS_TYPE_DEMANDE)
export const motifsDissolution = () => clefValeursDe(MOTIFS_DISSOLUTION, LABELS_MOTIF_DISSOLUTION)
export const typesTeledeclarantMin = () =>
  clefValeursDe(['PRO', 'NON_PRO', 'NOTAIRE'], LABELS_TYPE_TELEDECLARANT)

export const profilsDuType = (type: TypeTeledeclarant) =>
  clefValeursDe(PROFILS_PAR_TYPE[type], LABELS_PROFIL)
export const statutsSuivants = (type: TypeTeledeclarant) =>
  clefValeursDe(STATUTS_PAR_TYPE[type], LABELS_STATUT_TELEDECLARANT)
export const typesTeledeclarant = (type: TypeTeledeclarant | 'all') =>
  clefValeursDe(type === 'all' ? TYPES_TELEDECLARANT : [type], LABELS_TYPE_TELEDECLARANT)

/** Proofs of a mandate; without the flag, those of both kinds of mandate. */
export const typesPiecesJustif = (adminProvisoire: boolean | undefined) =>
  clefValeursDe(
    adminProvisoire === undefined ? TYPES_JUSTIFICATIF_MANDAT : typesJustificatif(adminProvisoire),
    LABELS_JUSTIFICATIF_MANDAT,
  )

/** Proofs that go with a motive of dissolution. */
export const typesPiecesJustifDissolution = (motif: MotifDissolution) =>
  clefValeursDe(DISSOLUTION_PAR_MOTIF[motif].justificatifs, LABELS_JUSTIFICATIF_DISSOLUTION)

/** Events that go with a motive of dissolution. */
export const faitsGenerateurs = (motif: MotifDissolution) =>
  clefValeursDe(DISSOLUTION_PAR_MOTIF[motif].faits, LABELS_FAIT_GENERATEUR)
