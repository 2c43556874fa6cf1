/** The requests that wait for a decision, as a list of SQL (ETATS_DEMANDE_OUVERTE of the domain). */
export const DEMANDES_OUVERTES = "('A_VALIDER', 'EN_COURS', 'PRECISIONS')"
