import { listeSql } from '@registre/db'
import { DUREE_PREDECESSEUR_JOURS, ETATS_RETIRES } from '@registre/domain'
import { MANDATS_ACTIFS } from './mandat.sql.ts'

/** Deleted or cancelled, as a list of SQL. */
export const RETIREES = listeSql(ETATS_RETIRES)

/** Name of an establishment, or of its representative when it has none. */
export const NOM_DECLARANT = <A extends string>(alias: A) =>
  `coalesce(nullif(${alias}.raison_sociale, ''), trim(${alias}.rep_prenom || ' ' || ${alias}.rep_nom), '')` as const

/** Establishments with a running, future or expired mandate on alias `c`. */
export const SYNDICS =
  `array(select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ${MANDATS_ACTIFS})` as const

/**
 * Establishments that declared the dissolution of alias `c`, under way or done, and those whose
 * mandate it ended: they still read the sheet, and its certificate.
 */
export const DISSOLVANTS =
  `array(select d.teledeclarant_id from demande d where d.copropriete_id = c.id and d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE')
    and c.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE')
  union select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and c.etat = 'DISSOUTE' and m.etat = 'ARCHIVE' and m.date_fin >= c.date_dissolution)` as const
/** True when a mandate that has not begun follows, on alias `c`. */
export const MANDAT_A_VENIR = `exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR')`

/**
 * Establishments whose mandate on alias `c` was followed by another's less than a year ago: they
 * may still declare its accounts.
 */
export const PREDECESSEURS = `array(select distinct m.teledeclarant_id from mandat m
  where m.copropriete_id = c.id and m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - ${DUREE_PREDECESSEUR_JOURS} and m.teledeclarant_id <> c.teledeclarant_id)` as const
