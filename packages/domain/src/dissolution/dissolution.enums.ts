/**
 * Motives of a dissolution, from the law of 10 July 1965 and the code of construction and housing.
 */
export const MOTIFS_DISSOLUTION = [
  'DIVISION_ART_28',
  'DIVISION_JUDICIAIRE_29_8',
  'EXPROPRIATION',
  'REUNION_DES_LOTS',
  'DISPARITION_IMMEUBLE',
  'PLUS_AUCUN_LOT_HABITATION',
  'AUTRE',
] as const
export type MotifDissolution = (typeof MOTIFS_DISSOLUTION)[number]

/** The event whose date makes the dissolution effective. */
export const FAITS_GENERATEURS = [
  'DECISION_AG',
  'JUGEMENT',
  'ORDONNANCE_EXPROPRIATION',
  'ACTE_NOTARIE',
  'FIN_DEMOLITION',
  'CHANGEMENT_DESTINATION',
  'AUTRE_EVENEMENT',
] as const
export type FaitGenerateur = (typeof FAITS_GENERATEURS)[number]

export const TYPES_JUSTIFICATIF_DISSOLUTION = [
  'PV_AG',
  'DECISION_JUSTICE',
  'ACTE_NOTARIE',
  'ARRETE_PUBLIC',
  'ATTESTATION_DEMOLITION',
  'AUTRE_DOCUMENT',
] as const
export type TypeJustificatifDissolution = (typeof TYPES_JUSTIFICATIF_DISSOLUTION)[number]

/** The events and the proofs that go with each motive. */
export const DISSOLUTION_PAR_MOTIF = {
  DIVISION_ART_28: {
    faits: ['DECISION_AG', 'ACTE_NOTARIE'],
    justificatifs: ['PV_AG', 'ACTE_NOTARIE'],
  },
  DIVISION_JUDICIAIRE_29_8: { faits: ['JUGEMENT'], justificatifs: ['DECISION_JUSTICE'] },
  EXPROPRIATION: {
    faits: ['ORDONNANCE_EXPROPRIATION', 'ACTE_NOTARIE'],
    justificatifs: ['DECISION_JUSTICE', 'ARRETE_PUBLIC', 'ACTE_NOTARIE'],
  },
  REUNION_DES_LOTS: { faits: ['ACTE_NOTARIE'], justificatifs: ['ACTE_NOTARIE'] },
  DISPARITION_IMMEUBLE: {
    faits: ['FIN_DEMOLITION', 'AUTRE_EVENEMENT'],
    justificatifs: ['ATTESTATION_DEMOLITION', 'ARRETE_PUBLIC', 'ACTE_NOTARIE'],
  },
  PLUS_AUCUN_LOT_HABITATION: {
    faits: ['CHANGEMENT_DESTINATION', 'ACTE_NOTARIE'],
    justificatifs: ['ACTE_NOTARIE', 'PV_AG'],
  },
  AUTRE: { faits: FAITS_GENERATEURS, justificatifs: TYPES_JUSTIFICATIF_DISSOLUTION },
} as const satisfies Record<
  MotifDissolution,
  { faits: readonly FaitGenerateur[]; justificatifs: readonly TypeJustificatifDissolution[] }
>

/** Where a declared dissolution stands. */
export const STATUTS_DISSOLUTION = ['A_VALIDER', 'VALIDEE', 'REFUSEE', 'ANNULEE'] as const
export type StatutDissolution = (typeof STATUTS_DISSOLUTION)[number]
