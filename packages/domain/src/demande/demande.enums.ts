/** Kinds of request that a keeper decides; the rows of the keeper's home. */
export const TYPES_DEMANDE = [
  'IMMATRICULATION',
  'RATTACHEMENT',
  'DISSOLUTION',
  'DOUBLON_NOTAIRE',
] as const
export type TypeDemande = (typeof TYPES_DEMANDE)[number]

/** Where a request stands in the keepers' queue. */
export const ETATS_DEMANDE = [
  'A_VALIDER',
  'EN_COURS',
  'PRECISIONS',
  'VALIDEE',
  'REFUSEE',
  'ANNULEE',
] as const
export type EtatDemande = (typeof ETATS_DEMANDE)[number]

/** A keeper is awaited: who asked answers a question in the other open state. */
export const ETATS_CHEZ_UN_TENEUR = ['A_VALIDER', 'EN_COURS'] as const satisfies EtatDemande[]
export const chezUnTeneur = (etat: EtatDemande): boolean =>
  ETATS_CHEZ_UN_TENEUR.some((e) => e === etat)
/** Those that still wait for a decision. */
export const ETATS_DEMANDE_OUVERTE = [
  ...ETATS_CHEZ_UN_TENEUR,
  'PRECISIONS',
] as const satisfies EtatDemande[]
/** Those that a keeper has answered. */
export const ETATS_DEMANDE_DECIDEE = ['VALIDEE', 'REFUSEE'] as const satisfies EtatDemande[]
export const demandeOuverte = (etat: EtatDemande): boolean =>
  ETATS_DEMANDE_OUVERTE.some((e) => e === etat)

/** Motives of a refusal (typesMotifRefus), several at once. */
export const TYPES_MOTIF_REFUS = [
  'JUSTIFICATIF_ABSENT',
  'JUSTIFICATIF_ILLISIBLE',
  'JUSTIFICATIF_NON_CONFORME',
  'DATES_MANDAT_INCOHERENTES',
  'SYNDIC_NON_HABILITE',
  'COPROPRIETE_DEJA_IMMATRICULEE',
  'COPROPRIETE_NON_CONCERNEE',
  'DONNEES_INCOHERENTES',
  'AUTRE',
] as const
export type TypeMotifRefus = (typeof TYPES_MOTIF_REFUS)[number]
