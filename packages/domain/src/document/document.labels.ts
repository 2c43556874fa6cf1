/** What a kept file is. */
export const LABELS_TYPE_DOCUMENT = {
  JUSTIFICATIF_MANDAT: 'Justificatif de mandat',
  JUSTIFICATIF_DISSOLUTION: 'Justificatif de dissolution',
  ATTESTATION_IMMATRICULATION: 'Attestation d’immatriculation',
  ATTESTATION_DISSOLUTION: 'Attestation de dissolution',
  PIECE_RECLAMATION: 'Pièce jointe à un message',
  PUBLICATION: 'Publication',
} as const
export type TypeDocument = keyof typeof LABELS_TYPE_DOCUMENT
export const TYPES_DOCUMENT = [
  'JUSTIFICATIF_MANDAT',
  'JUSTIFICATIF_DISSOLUTION',
  'ATTESTATION_IMMATRICULATION',
  'ATTESTATION_DISSOLUTION',
  'PIECE_RECLAMATION',
  'PUBLICATION',
] as const satisfies readonly TypeDocument[]
