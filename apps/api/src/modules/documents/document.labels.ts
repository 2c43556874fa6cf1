const LABELS: ReadonlyMap<string, string> = new Map([
  ['JUSTIFICATIF_MANDAT', 'Justificatif de mandat'],
  ['JUSTIFICATIF_DISSOLUTION', 'Justificatif de dissolution'],
  ['ATTESTATION_IMMATRICULATION', 'Attestation d’immatriculation'],
  ['ATTESTATION_DISSOLUTION', 'Attestation de dissolution'],
  ['PIECE_RECLAMATION', 'Pièce jointe à un message'],
  ['PUBLICATION', 'Publication'],
])

/** What a kind of document is called. */
export const labelTypeDocument = (type: string): string => LABELS.get(type) ?? 'Document'
