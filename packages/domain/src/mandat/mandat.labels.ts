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
