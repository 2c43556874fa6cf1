/** What becomes of a row of the outbox: a mail, a letter, a file to make. */
export const STATUTS_ENVOI = ['PENDING', 'QUEUED', 'SENDING', 'DONE', 'UNCERTAIN', 'FAILED'] as const
export type StatutEnvoi = (typeof STATUTS_ENVOI)[number]

export const LABELS_STATUT_ENVOI: Record<StatutEnvoi, string> = {
  PENDING: 'en attente',
  QUEUED: 'remis au worker',
  SENDING: 'en cours',
  DONE: 'faits',
  UNCERTAIN: 'incertains (peut-être partis)',
  FAILED: 'en échec',
}

/** Those that wait for a person: nobody else moves them. */
export const STATUTS_A_DECIDER = ['FAILED', 'UNCERTAIN'] as const satisfies readonly StatutEnvoi[]

/** What a row holds (an address, the data of a mail) is erased this long after it was done; the journal keeps that it was. */
export const CONSERVATION_ENVOIS_JOURS = 90

/** What a person decides of a row (reliability.md, "Durability"): from which statuses, to which one, and the event of the journal. */
export const DECISIONS_ENVOI = {
  renvoyer: { de: ['FAILED', 'UNCERTAIN'], vers: 'PENDING', evenement: 'renvoyer-envoi' },
  classer: { de: ['UNCERTAIN'], vers: 'DONE', evenement: 'classer-envoi' },
  abandonner: { de: ['FAILED'], vers: 'DONE', evenement: 'abandonner-envoi' },
  suspendre: { de: ['PENDING', 'QUEUED', 'SENDING'], vers: 'UNCERTAIN', evenement: 'suspendre-envoi' },
} as const satisfies Record<string, { de: readonly StatutEnvoi[]; vers: StatutEnvoi; evenement: string }>
export type DecisionEnvoi = keyof typeof DECISIONS_ENVOI
/** Those offered to a keeper, row by row. */
export const DECISIONS_TENEUR = ['renvoyer', 'classer', 'abandonner'] as const satisfies readonly DecisionEnvoi[]

/** What a keeper may decide of a row in this status. */
export const decisionsPossibles = (statut: StatutEnvoi): (typeof DECISIONS_TENEUR)[number][] =>
  DECISIONS_TENEUR.filter((d) => (DECISIONS_ENVOI[d].de as readonly StatutEnvoi[]).includes(statut))
