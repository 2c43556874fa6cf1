import type { EtatDemande, TypeDemande, TypeMotifRefus } from './demande.enums.ts'

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

export const LABELS_ETAT_DEMANDE: Record<EtatDemande, string> = {
  A_VALIDER: 'À valider',
  EN_COURS: 'En cours de traitement',
  PRECISIONS: 'Précisions demandées',
  VALIDEE: 'Validée',
  REFUSEE: 'Refusée',
  ANNULEE: 'Annulée',
}
