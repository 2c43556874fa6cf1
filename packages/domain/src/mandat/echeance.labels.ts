import type { FiltreEcheance, Urgence } from './echeance.enums.ts'

export const LABELS_FILTRE_ECHEANCE: Record<FiltreEcheance, string> = {
  tous: 'Toutes les échéances',
  expires: 'Mandats expirés',
  '30': 'Dans les 30 jours',
  '60': 'Dans les 60 jours',
  '90': 'Dans les 90 jours',
  suivis: 'Déjà renouvelés ou remplacés',
}

export const LABELS_URGENCE: Record<Urgence, string> = {
  EXPIRE: 'Expiré',
  SUIVI: 'Suite enregistrée',
  PROCHE: 'À renouveler',
  A_PREVOIR: 'À prévoir',
  LOINTAIN: 'En cours',
}
