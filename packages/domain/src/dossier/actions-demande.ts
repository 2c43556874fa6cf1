import type { Acteur } from '../acces/acteur.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import {
  type DecisionTeneur,
  peutDecider,
  peutDeverrouiller,
  peutOuvrirDemande,
  type VerrouVue,
} from '../copropriete/copropriete.policy.ts'
import { verrouTenu } from '../demande/demande.echeance.ts'
import { demandeOuverte, type EtatDemande, type TypeDemande } from '../demande/demande.enums.ts'
import { can } from '../kernel/machine.ts'

export interface DemandeVue {
  type: TypeDemande
  etat: EtatDemande
  etatCopropriete: EtatCopropriete
  verrou: VerrouVue
  /** The syndic in place may still answer: it is validated later. */
  attendLePredecesseur?: boolean
}

/** What a keeper may do with a request. */
export const ACTIONS_DEMANDE = [
  'ouvrir',
  'valider',
  'refuser',
  'demander-precisions',
  'affecter',
  'quitter',
  'confirmer-doublon',
  'pas-doublon',
  'deverrouiller',
] as const
export type ActionDemande = (typeof ACTIONS_DEMANDE)[number]

/** The decision that each action is, for each kind of request: what the policy is asked. */
const decisionsDe = (demande: DemandeVue): Partial<Record<ActionDemande, DecisionTeneur>> => {
  switch (demande.type) {
    case 'IMMATRICULATION':
      return {
        valider: 'valider',
        refuser: 'refuser',
        'demander-precisions': 'demander-precisions',
        affecter: 'affecter',
        quitter: 'quitter',
      }
    case 'DOUBLON_NOTAIRE':
      return {
        'confirmer-doublon': 'confirmer-doublon',
        'pas-doublon': 'valider',
        refuser: 'refuser',
        'demander-precisions': 'demander-precisions',
        affecter: 'affecter',
        quitter: 'quitter',
      }
    case 'RATTACHEMENT':
      return {
        valider: 'valider-rattachement',
        refuser: 'refuser-rattachement',
        'demander-precisions': 'demander-precisions',
        affecter: 'affecter',
        quitter: 'quitter',
      }
    case 'DISSOLUTION':
      return {
        valider: 'valider-dissolution',
        refuser: 'refuser-dissolution',
        affecter: 'affecter',
        quitter: 'quitter',
      }
  }
}

/**
 * The machine of the co-ownership must allow the decision too; leaving and assigning only move the
 * request.
 */
const possible = (decision: DecisionTeneur, demande: DemandeVue): boolean =>
  decision === 'quitter' ||
  decision === 'affecter' ||
  // A refusal moves what waits under a dissolution (appliquer.ts).
  ((decision === 'demander-precisions' || decision === 'refuser-rattachement') &&
    demande.type === 'RATTACHEMENT') ||
  can(machineCopropriete, demande.etatCopropriete, decision)

/**
 * What a keeper may do with a request now: open it, or, holding it, decide; an administrator frees
 * another's lock.
 */
export const actionsDemande = (
  acteur: Acteur,
  demande: DemandeVue,
  maintenant: number,
): ActionDemande[] => {
  if (!demandeOuverte(demande.etat)) return []
  const tenue = verrouTenu(demande.verrou.expireLe, maintenant)
  const aMoi = tenue && demande.verrou.parUtilisateurId === acteur.utilisateurId
  const decisions = (Object.entries(decisionsDe(demande)) as [ActionDemande, DecisionTeneur][])
    .filter(
      ([, decision]) =>
        !(demande.attendLePredecesseur && decision === 'valider-rattachement') &&
        possible(decision, demande) &&
        peutDecider(acteur, decision, demande.verrou, maintenant),
    )
    .map(([action]) => action)
  return [
    ...(demande.etat !== 'PRECISIONS' &&
    !aMoi &&
    peutOuvrirDemande(acteur, demande.verrou, maintenant)
      ? (['ouvrir'] as const)
      : []),
    ...decisions,
    ...(tenue && !aMoi && peutDeverrouiller(acteur) ? (['deverrouiller'] as const) : []),
  ]
}
