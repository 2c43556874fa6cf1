import type { Place } from '@registre/db'
import {
  type Acteur,
  type EtatMandat,
  ETATS_MANDAT_ACTIFS,
  ETATS_MANDAT_EN_ATTENTE,
  isTeneur,
} from '@registre/domain'

const parMandat = (place: Place, tenant: string, etats: readonly EtatMandat[]): string =>
  `select copropriete_id from mandat where teledeclarant_id = ${tenant} and etat = any(${place(etats)}::etat_mandat[])`

/**
 * Mandates that ended less than a year ago and were followed by another's: the accounts of their
 * time may still be declared.
 */
const quittees = (tenant: string): string =>
  `select copropriete_id from mandat where teledeclarant_id = ${tenant} and etat = 'ARCHIVE' and date_fin > current_date - 365`

/**
 * Identifiers of the co-ownerships that an establishment may update: attached, or left less than a
 * year ago.
 */
export const aMettreAJour = (place: Place, teledeclarantId: number): string => {
  const tenant = place(teledeclarantId)
  return `(select id from copropriete where teledeclarant_id = ${tenant} union ${parMandat(place, tenant, ETATS_MANDAT_ACTIFS)} union ${quittees(tenant)})`
}

/** Identifiers of the co-ownerships to which an establishment is attached. */
export const rattachees = (place: Place, teledeclarantId: number): string => {
  const tenant = place(teledeclarantId)
  return `(select id from copropriete where teledeclarant_id = ${tenant} union ${parMandat(place, tenant, ETATS_MANDAT_ACTIFS)})`
}

/**
 * The condition that limits a list to what a session may see, on alias `c`. A keeper: everything
 * but drafts. An
 * establishment: what it filed, what it is or was last the syndic of, what it left this year, what
 * it has asked to be attached to. Identifiers
 * come from equality reads of indexes, so that the planner never walks the whole register for one
 * firm.
 */
export const visibles = (place: Place, acteur: Acteur): string => {
  if (isTeneur(acteur.profil)) return `c.etat <> 'BROUILLON'`
  if (acteur.teledeclarantId === null) return 'false'
  const tenant = place(acteur.teledeclarantId)
  return `c.etat <> 'SUPPRIMEE' and c.id in (select id from copropriete where auteur_teledeclarant_id = ${tenant}
    union select id from copropriete where teledeclarant_id = ${tenant}
    union ${parMandat(place, tenant, [...ETATS_MANDAT_ACTIFS, ...ETATS_MANDAT_EN_ATTENTE])}
    union select copropriete_id from demande where teledeclarant_id = ${tenant} and type = 'DISSOLUTION' and etat in ('A_VALIDER', 'EN_COURS', 'VALIDEE')
    union ${quittees(tenant)})`
}
