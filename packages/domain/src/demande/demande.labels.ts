import {
  type EtatDemande,
  type TypeDemande,
  TYPES_MOTIF_REFUS,
  type TypeMotifRefus,
} from './demande.enums.ts'

export const LABELS_TYPE_DEMANDE: Record<TypeDemande, string> = {
  IMMATRICULATION: 'Immatriculation',
  RATTACHEMENT: 'Rattachement',
  DISSOLUTION: 'Dissolution',
  DOUBLON_NOTAIRE: 'Doublons notaires',
}

export const LABELS_MOTIF_REFUS: Record<TypeMotifRefus, string> = {
  JUSTIFICATIF_ABSENT: 'Le justificatif est absent',
  JUSTIFICATIF_ILLISIBLE: 'Le justificatif est illisible ou incomplet',
  JUSTIFICATIF_NON_CONFORME: 'Le justificatif ne correspond pas à la copropriété ou au syndic',
  DATES_MANDAT_INCOHERENTES: 'Les dates du mandat ne correspondent pas au justificatif',
  SYNDIC_NON_HABILITE: 'Le déclarant n’est pas le représentant légal de la copropriété',
  COPROPRIETE_DEJA_IMMATRICULEE: 'La copropriété est déjà immatriculée',
  COPROPRIETE_NON_CONCERNEE: 'L’immeuble n’est pas une copropriété à immatriculer',
  DONNEES_INCOHERENTES: 'Les données déclarées sont incohérentes',
  AUTRE: 'Autre motif',
}

const SYNDIC =
  'l’immatriculation et les mises à jour sont faites par le syndic, qui justifie de son mandat (CCH, L711-4 et R711-1 à R711-21)'
/** The rule that each motive rests on (secondary sources, for a lawyer to read); '' where the keeper writes it. */
const REGLES_MOTIF_REFUS: Record<TypeMotifRefus, string> = {
  JUSTIFICATIF_ABSENT: SYNDIC,
  JUSTIFICATIF_ILLISIBLE: SYNDIC,
  JUSTIFICATIF_NON_CONFORME: SYNDIC,
  DATES_MANDAT_INCOHERENTES:
    'le registre publie le syndic et les dates de son mandat telles qu’une pièce les établit (CCH, L711-2 et L711-4)',
  SYNDIC_NON_HABILITE: 'seul le représentant légal du syndicat déclare au registre (CCH, L711-4)',
  COPROPRIETE_DEJA_IMMATRICULEE:
    'un syndicat de copropriétaires n’est immatriculé qu’une fois (CCH, L711-1)',
  COPROPRIETE_NON_CONCERNEE:
    'sont immatriculés les syndicats qui administrent un immeuble à usage total ou partiel d’habitation (CCH, L711-1)',
  DONNEES_INCOHERENTES:
    'les informations déclarées sont celles que la loi énumère, exactes au jour de la déclaration (CCH, L711-2 et R711-1 à R711-21)',
  AUTRE: '',
}

/** The motives of a refusal by their codes, as a decision says them: the fact, then the rule. */
export const motifsDuRefus = (codes: readonly string[]): string[] =>
  TYPES_MOTIF_REFUS.filter((motif) => codes.includes(motif)).map((motif) =>
    REGLES_MOTIF_REFUS[motif] === ''
      ? LABELS_MOTIF_REFUS[motif]
      : `${LABELS_MOTIF_REFUS[motif]} : ${REGLES_MOTIF_REFUS[motif]}`,
  )

export const LABELS_ETAT_DEMANDE: Record<EtatDemande, string> = {
  A_VALIDER: 'À valider',
  EN_COURS: 'En cours de traitement',
  PRECISIONS: 'Précisions demandées',
  VALIDEE: 'Validée',
  REFUSEE: 'Refusée',
  ANNULEE: 'Annulée',
}
