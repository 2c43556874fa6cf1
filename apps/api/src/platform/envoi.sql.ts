import { listeSql } from '@registre/db'
import { STATUTS_A_DECIDER, STATUTS_EN_COURS, STATUTS_EN_FILE } from '@registre/domain'

// Statuses of the rows of the outbox, as lists of SQL.
export const EN_FILE = listeSql(STATUTS_EN_FILE)
export const EN_COURS = listeSql(STATUTS_EN_COURS)
export const A_DECIDER = listeSql(STATUTS_A_DECIDER)
