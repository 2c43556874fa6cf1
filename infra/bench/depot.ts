import type { Db } from '@registre/db'
import type { Dossier } from '@registre/domain'
import { ecrire } from '../../apps/api/src/modules/dossiers/ecrire.ts'
import { consulter } from '../../apps/api/src/modules/dossiers/tenir.ts'
import { TRAITEMENT } from '../../apps/api/src/platform/journal.ts'
import { comparer, ligne, resume, type LigneBanc } from './measure.ts'

const LIGNES = 2000

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

const ENONCES = (
  compte: number,
  caissier: number,
  agence: number,
  delta: number,
): readonly (readonly [string, ...number[]])[] => [
  ['update banc.comptes set solde = solde + $2 where id = $1', compte, delta],
  ['select solde from banc.comptes where id = $1', compte],
  ['update banc.caissiers set solde = solde + $2 where id = $1', caissier, delta],
  ['update banc.agences set solde = solde + $2 where id = $1', agence, delta],
  [
    'insert into banc.historique (compte, caissier, agence, delta) values ($1, $2, $3, $4)',
    compte,
    caissier,
    agence,
    delta,
  ],
]
const tpcb = async (db: Db): Promise<void> => {
  const alea = (n: number): number => 1 + Math.floor(Math.random() * n)
  const [compte, caissier, agence, delta] = [alea(100_000), alea(1000), alea(100), alea(1000) - 500]
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    for (const [rang, [text, ...values]] of ENONCES(compte, caissier, agence, delta).entries())
      await client.query({ name: `b${rang}`, text, values })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The calendar's own move of a dossier, there and back: the state changes at each call. */
const transitions = (db: Db, dossiers: readonly Dossier[]): (() => Promise<void>) => {
  const etats = dossiers.slice()
  let prochain = 0
  return async () => {
    const rang = prochain++ % etats.length
    const dossier = etats[rang]
    if (!dossier) throw new Error('no dossier')
    const evenement =
      dossier.etat === 'IMMATRICULEE_RATTACHEE' ? 'expirer-mandat' : 'renouveler-mandat'
    etats[rang] = await ecrire({ sql: db.query }, TRAITEMENT, dossier, {
      actes: [
        {
          categorie: 'TRAITEMENT',
          type: 'envoyer-courriel',
          mouvements: [{ quoi: 'copropriete', evenement }],
        },
      ],
      envois: [{ document: 'attestation' }],
    })
  }
}

/** Leaves states and mails as the bench found them; the journal keeps its rows. */
const rendre = async (db: Db, ids: readonly number[], dernierEnvoi: number): Promise<void> => {
  await db.query(
    `update copropriete set etat = 'IMMATRICULEE_RATTACHEE' where etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' and id = any($1)`,
    [[...ids]],
  )
  await db.query(`delete from outbox where id > $1`, [dernierEnvoi])
}

/** What an act costs against a TPC-B-like transaction, at 1, 8 and 32 callers. */
export const bancDepot = async (db: Db): Promise<LigneBanc[]> => {
  await preparerTpcb(db)
  const lus = await db.query<{ id: number }>(
    `select id from copropriete where etat = 'IMMATRICULEE_RATTACHEE' and date_fin_mandat > current_date order by id limit $1`,
    [LIGNES],
  )
  const ids = lus.map((r) => r.id)
  const [envoi] = await db.query<{ id: number }>(
    `select coalesce(max(id), 0)::int as id from outbox`,
  )
  const lignes: LigneBanc[] = []
  for (const callers of [1, 8, 32]) {
    await rendre(db, ids, envoi?.id ?? 0)
    const dossiers = await Promise.all(ids.map((id) => consulter(db, { coproprieteId: id })))
    const { planchers, travail, rapports } = await comparer(
      [() => tpcb(db)],
      transitions(db, dossiers),
      { callers },
    )
    lignes.push(
      ligne(
        `état, journal et envoi d’un acte, ${callers} appelant${callers > 1 ? 's' : ''}`,
        rapports[0] ?? 0,
        '≥ 1,50 × TPC-B',
        `${resume(travail)} ; plancher ${Math.round(planchers[0]?.debit ?? 0)}/s`,
      ),
    )
  }
  await rendre(db, ids, envoi?.id ?? 0)
  return lignes
}
