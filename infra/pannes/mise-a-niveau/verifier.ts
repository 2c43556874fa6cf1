import type { Db } from '@registre/db'
import { constater } from '../verifier.ts'
import type { Charge } from './charge.ts'

/** What the callers were told, compared with what is stored, journalled and sent. */
export interface Bilan {
  perdus: number
  doubles: number
  autres: string[]
}

/**
 * Compares the filings and the accounts that were confirmed with the database; `derniere` is the
 * last declaration before the load.
 */
export const verifier = async (
  db: Db,
  charge: Charge,
  coproprietes: readonly number[],
  derniere: number,
  courriels: ReadonlyMap<string, number>,
): Promise<Bilan> => {
  const deposees = await db.query<{ id: number }>(
    `select id from declaration where copropriete_id = any($1) and type_maj = 'STANDARD' and etat = 'COURANTE' and id > $2
     union all select id from declaration_historique where copropriete_id = any($1) and type_maj = 'STANDARD' and id > $2`,
    [coproprietes, derniere],
  )
  const ids = deposees.map((d) => d.id)
  const presentes = new Set(ids)
  const { comptes, depots, ambigus } = charge
  const constat = await constater(db, comptes, courriels)
  const enTrop = Math.max(0, presentes.size - depots.length - ambigus)
  const autres = [
    [constat.journalManquant, 'comptes sans leur ligne au journal'],
    [constat.courrielsDoubles, 'courriels doublés'],
    [constat.courrielsManquants, 'courriels manquants'],
    [constat.journalIntact ? 0 : 1, 'journal altéré'],
  ] as const
  return {
    perdus: constat.perdus + depots.filter((d) => !presentes.has(d.declarationId)).length,
    doubles: constat.doubles + (ids.length - presentes.size) + enTrop,
    autres: autres.filter(([n]) => n > 0).map(([n, quoi]) => `${n} ${quoi}`),
  }
}
