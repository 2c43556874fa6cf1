import type { Db } from '@registre/db'
import { commander, compter } from './base.ts'
import { dire } from '../boot/house.ts'
import type { Charge } from './charge.ts'
import { foisRecu } from './courriels.ts'
import { jusqua } from './processus.ts'

export interface Constat {
  /** Filings and accounts that the register said it had taken. */
  perdus: number
  doubles: number
  journalManquant: number
  courrielsDoubles: number
  courrielsManquants: number
  incertains: number
  journalIntact: boolean
  verrousEchus: number
}

/** Until when what is left to send is waited for, seconds. */
const PATIENCE_ENVOIS_S = 180

/** The table of a drill: what the callers saw of each part. */
export const direVus = (vus: Charge['vus']): void => {
  const ligne = (nom: string, ...cellules: string[]): void =>
    dire(`${nom.padEnd(52)}${cellules.map((c) => c.padStart(12)).join('')}`)
  ligne('Ce que les appelants ont vu', 'répondus', 'refusés', 'attente max')
  for (const vu of vus)
    ligne(vu.phase, String(vu.repondus), String(vu.refuses), `${vu.attenteMax} ms`)
}

/** What the comparison says, in one sentence, and whether it holds. */
export const direConstat = (
  { incertains, journalIntact, ...fautes }: Constat,
  { depots, comptes, ambigus }: Charge,
): boolean => {
  dire(
    `\nDépôts confirmés ${depots.length}, comptes créés ${comptes.length} · perdus ${fautes.perdus} · doublés ${fautes.doubles} · sans réponse claire ${ambigus} · sans leur ligne au journal ${fautes.journalManquant}`,
  )
  dire(
    `Courriels doublés ${fautes.courrielsDoubles} · manquants ${fautes.courrielsManquants} · incertains, montrés à l’opérateur ${incertains} · journal ${journalIntact ? 'intact' : 'ALTÉRÉ'} · verrous échus ${fautes.verrousEchus}`,
  )
  return journalIntact && Object.values(fautes).every((n) => n === 0) && depots.length > 0
}

/**
 * Compares what callers were told with what is stored, journalled and sent; `derniere` is the last
 * declaration before the load.
 */
export const constater = async (
  db: Db,
  { coproprietes, depots, comptes: confirmes, ambigus }: Charge,
  derniere: number,
  courriels: ReadonlyMap<string, number>,
): Promise<Constat> => {
  await jusqua(
    async () =>
      (await compter(db, `outbox where statut in ('PENDING', 'QUEUED', 'SENDING')`)) === 0,
    PATIENCE_ENVOIS_S,
  )
  const ids = (
    await db.query<{ id: number }>(
      `select id from declaration where copropriete_id = any($1) and type_maj = 'STANDARD' and etat = 'COURANTE' and id > $2
       union all select id from declaration_historique where copropriete_id = any($1) and type_maj = 'STANDARD' and id > $2`,
      [coproprietes, derniere],
    )
  ).map((d) => d.id)
  const deposees = new Set(ids)
  const comptes = await db.query<{ email: string; n: number; journal: number }>(
    `select u.email, count(*)::int as n, (select count(*)::int from journal j where j.type = 'creer-utilisateur' and (j.donnees ->> 'utilisateurId')::int = min(u.id)) as journal
     from utilisateur u where u.email like '%@pannes.test' group by u.email`,
  )
  const parEmail = new Map(comptes.map((c) => [c.email, c]))
  const envois = await db.query<{ id: string; statut: string }>(
    `select id::text as id, statut::text as statut from outbox where payload ->> 'a' like '%@pannes.test'`,
  )
  const recus = (id: string): number => foisRecu(courriels, id)
  const { code } = await commander(db)('journal:verifier', '--json')
  const incertains = envois.filter((e) => e.statut === 'UNCERTAIN')
  return {
    perdus:
      confirmes.filter((email) => !parEmail.has(email)).length +
      depots.filter((d) => !deposees.has(d.declarationId)).length,
    doubles:
      comptes.filter((c) => c.n > 1).length +
      (ids.length - deposees.size) +
      Math.max(0, deposees.size - depots.length - ambigus),
    journalManquant: comptes.filter((c) => c.journal !== 1).length,
    courrielsDoubles: envois.filter((e) => recus(e.id) > 1).length,
    courrielsManquants: envois.filter((e) => e.statut === 'DONE' && recus(e.id) === 0).length,
    incertains: incertains.length,
    journalIntact: code === 0,
    verrousEchus: await compter(
      db,
      `demande where etat = 'EN_COURS' and verrou_jusqu_a < now() - interval '2 minutes'`,
    ),
  }
}
