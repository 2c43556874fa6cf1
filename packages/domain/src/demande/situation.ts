import { keysOf } from '../kernel/table.ts'
import { chezUnTeneur, type EtatDemande } from './demande.enums.ts'

/** Where an open request stands, as keepers say it. */
export const LABELS_SITUATION = {
  A_DECIDER: 'À décider',
  REPONSE_RECUE: 'Réponse reçue',
  EN_COURS: 'En cours',
  EN_ATTENTE: 'En attente du déclarant',
  EN_ATTENTE_SYNDIC: 'En attente du syndic en place',
  DECIDEE: 'Décidée',
} as const satisfies Record<string, string>
export type SituationDemande = keyof typeof LABELS_SITUATION
export const SITUATIONS_DEMANDE = keysOf(LABELS_SITUATION)

/**
 * The situation of a request: who holds it comes before what was answered. `attendSyndic`: the
 * syndic in place may still answer a successor that would end its mandate early.
 */
export const situationDe = ({
  etat,
  tenue,
  reponse,
  attendSyndic,
}: {
  etat: EtatDemande
  tenue: boolean
  reponse: boolean
  attendSyndic: boolean
}): SituationDemande => {
  if (etat === 'PRECISIONS') return 'EN_ATTENTE'
  if (!chezUnTeneur(etat)) return 'DECIDEE'
  if (tenue) return 'EN_COURS'
  if (attendSyndic) return 'EN_ATTENTE_SYNDIC'
  return reponse ? 'REPONSE_RECUE' : 'A_DECIDER'
}
