import { listeSql } from '@registre/db'
import {
  ETATS_MANDAT_ACTIFS,
  ETATS_MANDAT_EN_ATTENTE,
  ETATS_MANDAT_EN_VIGUEUR,
  ETATS_MANDAT_ENGAGES,
  ETATS_MANDAT_OCCUPANTS,
} from '@registre/domain'

// States of a mandate, as lists of SQL: the domain says what each one is.

export const MANDATS_ACTIFS = listeSql(ETATS_MANDAT_ACTIFS)
export const MANDATS_EN_ATTENTE = listeSql(ETATS_MANDAT_EN_ATTENTE)
export const MANDATS_EN_VIGUEUR = listeSql(ETATS_MANDAT_EN_VIGUEUR)
export const MANDATS_ENGAGES = listeSql(ETATS_MANDAT_ENGAGES)
export const MANDATS_OCCUPANTS = listeSql(ETATS_MANDAT_OCCUPANTS)
