export const TYPES_DOCUMENT = [
  'JUSTIFICATIF_MANDAT',
  'JUSTIFICATIF_DISSOLUTION',
  'PIECE_CONTESTATION',
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
  PIECE_CONTESTATION: 'Pièce jointe à une contestation',
  ATTESTATION_IMMATRICULATION: 'Attestation d’immatriculation',
  ATTESTATION_DISSOLUTION: 'Attestation de dissolution',
  PIECE_RECLAMATION: 'Pièce jointe à un message',
  PUBLICATION: 'Publication',
}
