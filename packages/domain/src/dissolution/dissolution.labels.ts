import type {
  FaitGenerateur,
  MotifDissolution,
  StatutDissolution,
  TypeJustificatifDissolution,
} from './dissolution.enums.ts'

export const LABELS_MOTIF_DISSOLUTION: Record<MotifDissolution, string> = {
  DIVISION_ART_28: 'Division de la copropriété (article 28 de la loi du 10 juillet 1965)',
  DIVISION_JUDICIAIRE_29_8: 'Division judiciaire (article 29-8 de la loi du 10 juillet 1965)',
  EXPROPRIATION: 'Expropriation',
  REUNION_DES_LOTS: 'Réunion de tous les lots entre les mains d’un seul propriétaire',
  DISPARITION_IMMEUBLE: 'Disparition de l’immeuble',
  PLUS_AUCUN_LOT_HABITATION: 'Plus aucun lot à usage d’habitation',
  AUTRE: 'Autre motif',
}

export const LABELS_FAIT_GENERATEUR: Record<FaitGenerateur, string> = {
  DECISION_AG: 'Décision de l’assemblée générale',
  JUGEMENT: 'Jugement',
  ORDONNANCE_EXPROPRIATION: 'Ordonnance d’expropriation',
  ACTE_NOTARIE: 'Acte notarié',
  FIN_DEMOLITION: 'Fin de la démolition',
  CHANGEMENT_DESTINATION: 'Changement de destination du dernier lot d’habitation',
  AUTRE_EVENEMENT: 'Autre événement',
}

export const LABELS_JUSTIFICATIF_DISSOLUTION: Record<TypeJustificatifDissolution, string> = {
  PV_AG: 'Procès-verbal d’assemblée générale',
  DECISION_JUSTICE: 'Décision de justice',
  ACTE_NOTARIE: 'Acte notarié ou attestation du notaire',
  ARRETE_PUBLIC: 'Arrêté d’une autorité publique',
  ATTESTATION_DEMOLITION: 'Attestation de démolition',
  AUTRE_DOCUMENT: 'Autre document',
}

export const LABELS_STATUT_DISSOLUTION: Record<StatutDissolution, string> = {
  A_VALIDER: 'En attente de validation',
  VALIDEE: 'Validée',
  REFUSEE: 'Refusée',
  ANNULEE: 'Annulée par le déclarant',
}
