import type { EtatPublication } from './publication.machine.ts'
import type { CategorieFicheMemo, GenrePublication } from './publication.enums.ts'

export const LABELS_GENRE_PUBLICATION: Record<GenrePublication, string> = {
  NEWSLETTER: 'Lettre d’information',
  FICHE_MEMO: 'Fiche mémo',
}
export const LABELS_CATEGORIE_FICHE: Record<CategorieFicheMemo, string> = {
  GENERAL: 'Pour tous',
  PRO: 'Syndics professionnels',
  BENEVOLE: 'Syndics bénévoles et coopératifs',
  NOTAIRE: 'Notaires',
  INSTITUTION: 'Collectivités et établissements publics',
}
export const LABELS_ETAT_PUBLICATION: Record<EtatPublication, string> = {
  BROUILLON: 'À publier',
  PUBLIEE: 'Publiée',
  RETIREE: 'Retirée',
}
