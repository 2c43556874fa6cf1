import { listeSql } from '@registre/db'
import {
  ETATS_CHEZ_UN_TENEUR,
  ETATS_DEMANDE_DECIDEE,
  ETATS_DEMANDE_OUVERTE,
} from '@registre/domain'
import { RETIREES } from './copropriete.sql.ts'

/** The requests that wait for a decision, as a list of SQL; those of them that wait for a keeper; those decided. */
export const DEMANDES_OUVERTES = listeSql(ETATS_DEMANDE_OUVERTE)
export const DEMANDES_CHEZ_UN_TENEUR = listeSql(ETATS_CHEZ_UN_TENEUR)
export const DEMANDES_DECIDEES = listeSql(ETATS_DEMANDE_DECIDEE)

/**
 * On alias `d`: a keeper may decide it, for its co-ownership was neither deleted nor cancelled. Both
 * states are rare ones (decision 007): their table says it without a look at each dossier.
 */
export const TRAITABLE =
  `not exists (select 1 from copropriete_etat_rare r where r.copropriete_id = d.copropriete_id and r.etat in ${RETIREES})` as const
