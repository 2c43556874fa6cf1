import { estDeLEtablissement, interditEnEmprunt, peutAgir } from '../acces/acteur.ts'
import type { Acteur } from '../acces/acteur.ts'
import type { Autorite } from '../acces/autorites.ts'
import { isTeneur } from '../acces/profils.ts'
import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import type { CoproprieteVue } from '../copropriete/copropriete.policy.ts'
import { can } from '../kernel/machine.ts'
import { ETATS_MANDAT_ACTIFS, machineMandat } from './mandat.machine.ts'
import type { EtatMandat } from './mandat.machine.ts'

/** What a policy knows of a mandate. */
export interface MandatPolice {
  etat: EtatMandat
}

const syndicCourant = (acteur: Acteur, c: CoproprieteVue, autorite: Autorite): boolean =>
  peutAgir(acteur, autorite) &&
  !interditEnEmprunt(acteur, 'mandat') &&
  (c.syndicCourant === undefined
    ? c.syndicsRattaches.some((id) => estDeLEtablissement(acteur, id))
    : estDeLEtablissement(acteur, c.syndicCourant))

/**
 * Renew: the present or last syndic, while nothing already follows its mandate; never while
 * impersonating.
 */
export const peutRenouveler = (acteur: Acteur, c: CoproprieteVue): boolean =>
  syndicCourant(acteur, c, 'RENOUVELER_MANDAT') && c.mandatAVenir !== true

/** Declare a successor: the present or last syndic. */
export const peutDeclarerSuccesseur = (acteur: Acteur, c: CoproprieteVue): boolean =>
  syndicCourant(acteur, c, 'DECLARER_SUCCESSEUR')

/** Change the dates of a mandate: keepers with GERER_COPROPRIETE (specification 1, section 6). */
export const peutModifierDatesMandat = (acteur: Acteur): boolean =>
  isTeneur(acteur.profil) && peutAgir(acteur, 'GERER_COPROPRIETE')

export const ACTIONS_MANDAT = ['modifier-debut', 'modifier-fin', 'supprimer'] as const
export type ActionMandat = (typeof ACTIONS_MANDAT)[number]

/** True for the mandates of which one may be removed while another remains. */
export const estActif = (mandat: MandatPolice): boolean =>
  ETATS_MANDAT_ACTIFS.some((etat) => etat === mandat.etat)

/**
 * The mandates that a keeper may remove one by one: there are several (specification 1, «
 * listeMandatSupprimable »).
 */
export const mandatsSupprimables = <M extends MandatPolice>(mandats: readonly M[]): M[] => {
  const actifs = mandats.filter(estActif)
  return actifs.length > 1 ? actifs : []
}

/** What may be done on one mandate of a co-ownership, given all of them. */
export const actionsMandat = (
  acteur: Acteur,
  mandat: MandatPolice,
  mandats: readonly MandatPolice[],
): ActionMandat[] => {
  const dates = peutModifierDatesMandat(acteur) && can(machineMandat, mandat.etat, 'modifier-dates')
  return [
    ...(dates ? (['modifier-debut', 'modifier-fin'] as const) : []),
    ...(peutAdministrer(acteur) && mandatsSupprimables(mandats).includes(mandat)
      ? (['supprimer'] as const)
      : []),
  ]
}
