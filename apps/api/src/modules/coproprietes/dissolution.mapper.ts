import {
  type Acteur,
  LABELS_FAIT_GENERATEUR,
  LABELS_JUSTIFICATIF_DISSOLUTION,
  LABELS_MOTIF_DISSOLUTION,
  LABELS_STATUT_DISSOLUTION,
  estDeLEtablissement,
  isTeneur,
  peutAnnulerDissolution,
} from '@registre/domain'
import type { DissolutionRow } from './dissolution.repository.ts'

/** A dissolution in words; its proof is named only to those who may open it. */
export const versDissolution = (row: DissolutionRow, acteur: Acteur) => {
  const ouvrable =
    isTeneur(acteur.profil) || estDeLEtablissement(acteur, row.document_teledeclarant_id)
  return {
    id: row.id,
    statut: row.statut,
    libelleStatut: LABELS_STATUT_DISSOLUTION[row.statut],
    motif: row.motif,
    libelleMotif: LABELS_MOTIF_DISSOLUTION[row.motif],
    autre: row.autre,
    faitGenerateur: row.fait_generateur,
    libelleFaitGenerateur: LABELS_FAIT_GENERATEUR[row.fait_generateur],
    dateFaitGenerateur: row.date_fait_generateur,
    dateEffet: row.date_effet ?? row.date_fait_generateur,
    typeJustif: row.type_justif,
    libelleTypeJustif: LABELS_JUSTIFICATIF_DISSOLUTION[row.type_justif],
    documentId: ouvrable ? row.document_id : null,
    nomDocument: ouvrable ? row.nom_document : '',
    declareePar: row.declarant,
    declareeLe: row.cree_le.toISOString(),
    demandeId: row.demande_id,
    annulable:
      row.statut === 'A_VALIDER' &&
      peutAnnulerDissolution(acteur, {
        teledeclarantId: row.teledeclarant_id ?? 0,
        parTeneur: row.par_teneur,
        parUtilisateurId: row.demande_par_id,
      }),
  }
}
