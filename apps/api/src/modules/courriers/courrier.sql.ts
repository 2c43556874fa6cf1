import { listeSql } from '@registre/db'

/** Letters that are still to be posted: to look at, to make, to print. */
export const COURRIERS_A_POSTER = listeSql(['A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER'])
