import { keysOf } from '../kernel/table.ts'

/** What a kept file is. */
export const LABELS_TYPE_DOCUMENT = {
  JUSTIFICATIF_MANDAT: 'Justificatif de mandat',
  JUSTIFICATIF_DISSOLUTION: 'Justificatif de dissolution',
  PIECE_CONTESTATION: 'Pièce jointe à une contestation',
  ATTESTATION_IMMATRICULATION: 'Attestation d’immatriculation',
  ATTESTATION_DISSOLUTION: 'Attestation de dissolution',
  PIECE_RECLAMATION: 'Pièce jointe à un message',
  PUBLICATION: 'Publication',
} as const satisfies Record<string, string>
export type TypeDocument = keyof typeof LABELS_TYPE_DOCUMENT
export const TYPES_DOCUMENT = keysOf(LABELS_TYPE_DOCUMENT)
