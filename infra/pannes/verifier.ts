import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { executerCommande } from '../../apps/api/src/commandes/executer.ts'
import type { Releve } from './charge.ts'

export interface Constat {
  perdus: number
  doubles: number
  journalManquant: number
  courrielsDoubles: number
  courrielsManquants: number
  incertains: number
  journalIntact: boolean
  verrousEchus: number
}

/** Waits until nothing is left to send, a minute at most. */
const laisserFinir = async (db: Db): Promise<void> => {
  for (const fin = Date.now() + 180_000; Date.now() < fin; await wait(500)) {
    const [r] = await db.query<{ n: number }>(
      `select count(*)::int as n from outbox where statut in ('PENDING', 'QUEUED', 'SENDING')`,
    )
    if (r?.n === 0) return
  }
}

/** Compares what was confirmed with what is stored, journalled and sent. */
export const constater = async (
  db: Db,
  releve: Releve,
  courriels: ReadonlyMap<string, number>,
): Promise<Constat> => {
  await laisserFinir(db)
  const comptes = await db.query<{ email: string; n: number; journal: number }>(
    `select u.email, count(*)::int as n, (select count(*)::int from journal j where j.type = 'creer-utilisateur' and (j.donnees ->> 'utilisateurId')::int = min(u.id)) as journal
     from utilisateur u where u.email like '%@pannes.test' group by u.email`,
  )
  const parEmail = new Map(comptes.map((c) => [c.email, c]))
  const envois = await db.query<{ id: string; statut: string }>(
    `select id::text as id, statut::text as statut from outbox where payload ->> 'a' like '%@pannes.test'`,
  )
  const recus = (id: string): number =>
    [...courriels]
      .filter(([message]) => message.startsWith(`<outbox-${id}@`))
      .reduce((n, [, fois]) => n + fois, 0)
  const { code } = await executerCommande(['journal:verifier', '--json'], async () => ({
    db,
    fermer: async () => {},
  }))
  const [verrous] = await db.query<{ n: number }>(
    `select count(*)::int as n from demande where etat = 'EN_COURS' and verrou_jusqu_a < now() - interval '2 minutes'`,
  )
  const incertains = envois.filter((e) => e.statut === 'UNCERTAIN')
  return {
    perdus: releve.confirmes.filter((email) => !parEmail.has(email)).length,
    doubles: comptes.filter((c) => c.n > 1).length,
    journalManquant: comptes.filter((c) => c.journal !== 1).length,
    courrielsDoubles: envois.filter((e) => recus(e.id) > 1).length,
    courrielsManquants: envois.filter((e) => e.statut === 'DONE' && recus(e.id) === 0).length,
    incertains: incertains.length,
    journalIntact: code === 0,
    verrousEchus: verrous?.n ?? 0,
  }
}
