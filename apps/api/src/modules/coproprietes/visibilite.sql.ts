import type { Place } from '@registre/db'
import { type Acteur, DUREE_PREDECESSEUR_JOURS, isTeneur } from '@registre/domain'
import { MANDATS_ACTIFS, MANDATS_VISIBLES } from '../dossiers/mandat.sql.ts'

const parMandat = <T extends string, E extends string>(tenant: T, etats: E) =>
  `select copropriete_id from mandat where teledeclarant_id = ${tenant} and etat in ${etats}` as const

/**
 * Mandates that ended less than a year ago and were followed by another's: the accounts of their
 * time may still be declared.
 */
const quittees = <T extends string>(tenant: T) =>
  `select copropriete_id from mandat where teledeclarant_id = ${tenant} and etat = 'ARCHIVE' and date_fin > aujourdhui() - ${DUREE_PREDECESSEUR_JOURS}` as const

/**
 * Identifiers of the co-ownerships that an establishment (its place) may update: attached, or left
 * less than a year ago.
 */
export const aMettreAJour = <T extends string>(tenant: T) =>
  `(select id from copropriete where teledeclarant_id = ${tenant} union ${parMandat(tenant, MANDATS_ACTIFS)} union ${quittees(tenant)})` as const

/** Identifiers of the co-ownerships to which an establishment (its place) is attached. */
export const rattachees = <T extends string>(tenant: T) =>
  `(select id from copropriete where teledeclarant_id = ${tenant} union ${parMandat(tenant, MANDATS_ACTIFS)})` as const

/**
 * The condition that limits a list to what an establishment (its place) may see, on alias `c`: what
 * it filed, what it is or was last the syndic of, what it left this year, what it has asked to be
 * attached to. Identifiers come from equality reads of indexes, so that the planner never walks the
 * whole register for one firm.
 */
export const VISIBLES_PAR = <T extends string>(tenant: T) =>
  `c.etat <> 'SUPPRIMEE' and c.id in (select id from copropriete where auteur_teledeclarant_id = ${tenant}
    union select id from copropriete where teledeclarant_id = ${tenant}
    union ${parMandat(tenant, MANDATS_VISIBLES)}
    union select copropriete_id from demande where teledeclarant_id = ${tenant} and type = 'DISSOLUTION' and etat in ('A_VALIDER', 'EN_COURS', 'VALIDEE')
    union ${quittees(tenant)})` as const

/** Who reads a list: its profile, and its establishment when it has one. */
export type LecteurDeListe = Pick<Acteur, 'profil' | 'teledeclarantId'>

/** What a session sees, as a condition on `c`; a keeper sees everything but drafts. */
export const visibles = (place: Place, { profil, teledeclarantId }: LecteurDeListe): string =>
  isTeneur(profil)
    ? `c.etat <> 'BROUILLON'`
    : teledeclarantId === null
      ? 'false'
      : VISIBLES_PAR(place(teledeclarantId))
