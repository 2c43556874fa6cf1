import type { Db } from '@registre/db'
import type { EtatCopropriete } from '@registre/domain'
import { TRAITEMENT } from '../../apps/api/src/platform/journal.ts'
import { outboxItem } from '../../apps/api/src/platform/outbox.ts'
import { appliquerTransition } from '../../apps/api/src/platform/transition.ts'
import { comparer, ligne, resume } from './measure.ts'

const LIGNES = 20_000

/** The floor: the six statements of a TPC-B transaction, on tables of the same size. */
const preparerTpcb = async (db: Db): Promise<void> => {
  await db.query(`create schema if not exists banc`)
  await db.query(`drop table if exists banc.comptes, banc.caissiers, banc.agences, banc.historique`)
  await db.query(
    `create table banc.comptes as select g as id, 0 as solde from generate_series(1, 100000) g`,
  )
  await db.query(
    `create table banc.caissiers as select g as id, 0 as solde from generate_series(1, 1000) g`,
  )
  await db.query(
    `create table banc.agences as select g as id, 0 as solde from generate_series(1, 100) g`,
  )
  await db.query(
    `create table banc.historique (compte int, caissier int, agence int, delta int, le timestamptz default now())`,
  )
  for (const t of ['comptes', 'caissiers', 'agences'])
    await db.query(`alter table banc.${t} add primary key (id)`)
}

const tpcb = async (db: Db): Promise<void> => {
  const alea = (n: number): number => 1 + Math.floor(Math.random() * n)
  const [compte, caissier, agence, delta] = [alea(100_000), alea(1000), alea(100), alea(1000) - 500]
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'b1',
      text: 'update banc.comptes set solde = solde + $2 where id = $1',
      values: [compte, delta],
    })
    await client.query({
      name: 'b2',
      text: 'select solde from banc.comptes where id = $1',
      values: [compte],
    })
    await client.query({
      name: 'b3',
      text: 'update banc.caissiers set solde = solde + $2 where id = $1',
      values: [caissier, delta],
    })
    await client.query({
      name: 'b4',
      text: 'update banc.agences set solde = solde + $2 where id = $1',
      values: [agence, delta],
    })
    await client.query({
      name: 'b5',
      text: 'insert into banc.historique (compte, caissier, agence, delta) values ($1, $2, $3, $4)',
      values: [compte, caissier, agence, delta],
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/**
 * State, journal and outbox of one transition, against a TPC-B-like transaction, at 1, 8 and 32
 * callers.
 */
export const bancDepot = async (db: Db): Promise<string[]> => {
  await preparerTpcb(db)
  const rows = await db.query<{ id: number; version: number; etat: EtatCopropriete }>(
    `select id, version, etat from copropriete where etat = 'IMMATRICULEE_RATTACHEE' order by id limit $1`,
    [LIGNES],
  )
  let prochain = 0
  const transition = async (): Promise<void> => {
    const row = rows[prochain++ % rows.length]
    if (!row) throw new Error('no row')
    // There and back: each call changes the state, and with it the indexes that hold it.
    const vers =
      row.etat === 'IMMATRICULEE_RATTACHEE'
        ? 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
        : 'IMMATRICULEE_RATTACHEE'
    await appliquerTransition({ sql: db.query }, TRAITEMENT, {
      coproprieteId: row.id,
      de: row.etat,
      version: row.version,
      vers,
      journal: { categorie: 'TRAITEMENT', type: 'envoyer-courriel' },
      // Far in the future: no worker picks it up.
      outbox: [outboxItem('attestation', { coproprieteId: row.id }, new Date('2999-01-01'))],
    })
    row.version += 1
    row.etat = vers
  }
  const lignes: string[] = []
  for (const callers of [1, 8, 32]) {
    const { planchers, travail, rapports } = await comparer([() => tpcb(db)], transition, {
      callers,
    })
    lignes.push(
      ligne(
        `transition + journal + outbox, ${callers} appelant${callers > 1 ? 's' : ''}`,
        rapports[0] ?? 0,
        '≥ 1,50 × TPC-B',
        `${resume(travail)} ; plancher ${Math.round(planchers[0]?.debit ?? 0)}/s`,
      ),
    )
  }
  // The bench leaves the states as it found them.
  await db.query(
    `update copropriete set etat = 'IMMATRICULEE_RATTACHEE' where etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' and id = any($1)`,
    [rows.map((r) => r.id)],
  )
  await db.query(`delete from outbox where pas_avant > '2900-01-01'`)
  return lignes
}
