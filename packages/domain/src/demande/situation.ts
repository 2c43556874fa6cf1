import type { EtatDemande } from './demande.enums.ts'

/** Where an open request stands, as keepers say it. */
export const SITUATIONS_DEMANDE = [
  'A_DECIDER',
  'REPONSE_RECUE',
  'EN_COURS',
  'EN_ATTENTE',
  'DECIDEE',
] as const
export type SituationDemande = (typeof SITUATIONS_DEMANDE)[number]

export const LABELS_SITUATION: Readonly<Record<SituationDemande, string>> = {
  A_DECIDER: 'À décider',
  REPONSE_RECUE: 'Réponse reçue',
  EN_COURS: 'En cours',
  EN_ATTENTE: 'En attente du déclarant',
  DECIDEE: 'Décidée',
}

/** The situation of a request: who holds it comes before what was answered. */
export const situationDe = ({
  etat,
  tenue,
  reponse,
}: {
  etat: EtatDemande
  tenue: boolean
  reponse: boolean
}): SituationDemande => {
  if (etat === 'PRECISIONS') return 'EN_ATTENTE'
  if (etat !== 'A_VALIDER' && etat !== 'EN_COURS') return 'DECIDEE'
  if (tenue) return 'EN_COURS'
  return reponse ? 'REPONSE_RECUE' : 'A_DECIDER'
}
