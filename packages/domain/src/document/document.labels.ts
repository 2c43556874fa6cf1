export const TYPES_DOCUMENT = [
  'JUSTIFICATIF_MANDAT',
  'JUSTIFICATIF_DISSOLUTION',
  'ATTESTATION_IMMATRICULATION',
  'ATTESTATION_DISSOLUTION',
  'PIECE_RECLAMATION',
  'PUBLICATION',
] as const
export type TypeDocument = (typeof TYPES_DOCUMENT)[number]

/** What a kept file is. */
export const LABELS_TYPE_DOCUMENT: Readonly<Record<TypeDocument, string>> = {
  JUSTIFICATIF_MANDAT: 'Justificatif de mandat',
  JUSTIFICATIF_DISSOLUTION: 'Justificatif de dissolution',
  ATTESTATION_IMMATRICULATION: 'Attestation d’immatriculation',
  ATTESTATION_DISSOLUTION: 'Attestation de dissolution',
  PIECE_RECLAMATION: 'Pièce jointe à un message',
  PUBLICATION: 'Publication',
}
