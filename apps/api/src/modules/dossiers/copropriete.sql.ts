import { listeSql } from '@registre/db'
import { ETATS_RETIRES } from '@registre/domain'

/** Deleted or cancelled, as a list of SQL. */
export const RETIREES = listeSql(ETATS_RETIRES)

/** Name of an establishment, or of its representative when it has none. */
export const NOM_DECLARANT = <A extends string>(alias: A) =>
  `coalesce(nullif(${alias}.raison_sociale, ''), trim(${alias}.rep_prenom || ' ' || ${alias}.rep_nom), '')` as const

/** True when a mandate that has not begun follows, on alias `c`. */
export const MANDAT_A_VENIR = `exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR')`
