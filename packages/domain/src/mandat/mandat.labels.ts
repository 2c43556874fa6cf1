import type { EtatMandat } from './mandat.machine.ts'

export const LABELS_ETAT_MANDAT: Record<EtatMandat, string> = {
  DEMANDE: 'Demande de rattachement envoyée',
  EN_COURS_DE_VALIDATION: 'Demande en cours d’examen',
  PRECISIONS_DEMANDEES: 'Précisions demandées',
  REFUSE: 'Demande refusée',
  A_VENIR: 'Mandat à venir',
  EN_COURS: 'Mandat en cours',
  EXPIRE: 'Mandat expiré',
  ARCHIVE: 'Mandat archivé',
  RETIRE: 'Mandat retiré',
}

/** What the public sheet tells of the mandate. */
export const SITUATIONS_MANDAT_FICHE = ['EN_COURS', 'A_VENIR', 'EXPIRE', 'SANS'] as const
export type SituationMandatFiche = (typeof SITUATIONS_MANDAT_FICHE)[number]

/** As the published data say it. */
export const LABELS_SITUATION_MANDAT_FICHE: Record<SituationMandatFiche, string> = {
  EN_COURS: 'Mandat en cours',
  A_VENIR: 'Mandat à venir',
  EXPIRE: 'Mandat expiré sans successeur déclaré',
  SANS: 'Pas de mandat en cours',
}

/** The situation that follows from the state of the last mandate; null: none was ever validated. */
export const situationMandatFiche = (etat: EtatMandat | null): SituationMandatFiche =>
  SITUATIONS_MANDAT_FICHE.find((s) => s === etat) ?? 'SANS'
