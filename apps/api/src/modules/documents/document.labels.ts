const LABELS: ReadonlyMap<string, string> = new Map([
  ['JUSTIFICATIF_MANDAT', 'Justificatif de mandat'],
  ['JUSTIFICATIF_DISSOLUTION', 'Justificatif de dissolution'],
  ['ATTESTATION_IMMATRICULATION', 'Attestation d’immatriculation'],
  ['ATTESTATION_DISSOLUTION', 'Attestation de dissolution'],
])

/** What a kind of document is called. */
export const labelTypeDocument = (type: string): string => LABELS.get(type) ?? 'Document'
