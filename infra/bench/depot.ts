import type { Db } from '@registre/db'
import {
  addDays,
  addMonths,
  AUTORITES,
  type Changement,
  type Dossier,
  type FaitsActeur,
  mandatNeuf,
  renouveler,
  supprimerMandat,
} from '@registre/domain'
import { ecrire } from '../../apps/api/src/modules/dossiers/ecrire.ts'
import { consulter, tenir } from '../../apps/api/src/modules/dossiers/tenir.ts'
import { systemClock, today } from '../../apps/api/src/platform/clock.ts'
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

/** A renewal and its withdrawal, whole: two dossiers held, read, decided and written. */
const renouvellements = (db: Db, dossiers: readonly Dossier[]): (() => Promise<void>) => {
  let prochain = 0
  const decider = (coproprieteId: number, decision: (d: Dossier) => Changement) =>
    db.transaction(async (tx) => {
      const avant = await tenir(tx, { coproprieteId })
      return { avant, apres: await ecrire(tx, TRAITEMENT, avant, decision(avant)) }
    })
  return async () => {
    const lu = dossiers[prochain++ % dossiers.length]
    if (!lu) throw new Error('no dossier')
    const debut = addDays(lu.finMandat ?? today(systemClock), 1)
    const mandat = {
      dateDebutMandat: debut,
      dateFinMandat: addDays(addMonths(debut, 12), -1),
      adminProvisoire: false,
      typeJustifMandat: null,
    }
    const saisie = { mandat, confirmations: [], avecJustificatif: false, documentId: null }
    const { avant, apres } = await decider(lu.id, (d) => renouveler(d, saisie, faits(d.syndicId)))
    const { id: mandatId } = mandatNeuf(avant, apres)
    await decider(lu.id, (d) => supprimerMandat(d, { mandatId, raison: 'Banc' }, faits(null)))
  }
}

/** Facts of a syndic's act, or of a keeper's. */
const faits = (teledeclarantId: number | null): FaitsActeur => ({
  acteur: {
    utilisateurId: 0,
    teledeclarantId,
    profil: teledeclarantId === null ? 'TENEUR_ADMIN_PRINC' : 'TELE_PRO_ADMIN_PRINC',
    autorites: [...AUTORITES],
    enAttenteActivation: false,
    emprunte: false,
  },
  jour: today(systemClock),
  maintenant: Date.now(),
})

interface Derniers {
  mandat: number
  outbox: number
}

/** Leaves states, mandates and mails as the bench found them; the journal keeps its rows. */
const rendre = async (
  db: Db,
  ids: readonly { id: number }[],
  avant: Derniers | undefined,
): Promise<void> => {
  await db.query(
    `update copropriete set etat = 'IMMATRICULEE_RATTACHEE' where etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' and id = any($1)`,
    [ids.map((r) => r.id)],
  )
  await db.query(`delete from mandat where id > $1`, [avant?.mandat ?? 0])
  await db.query(`delete from outbox where id > $1`, [avant?.outbox ?? 0])
}

/** What a decision costs against a TPC-B-like transaction, at 1, 8 and 32 callers. */
export const bancDepot = async (db: Db): Promise<LigneBanc[]> => {
  await preparerTpcb(db)
  const ids = await db.query<{ id: number }>(
    `select id from copropriete c where etat = 'IMMATRICULEE_RATTACHEE' and date_fin_mandat > current_date
       and not exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') order by id limit $1`,
    [LIGNES],
  )
  const deux = async (): Promise<void> => {
    await tpcb(db)
    await tpcb(db)
  }
  const [avant] = await db.query<{ mandat: number; outbox: number }>(
    `select coalesce((select max(id) from mandat), 0)::int as mandat, coalesce((select max(id) from outbox), 0)::int as outbox`,
  )
  const travaux = [
    {
      nom: 'état, journal et envoi d’un acte',
      travail: transitions,
      plancher: () => tpcb(db),
      cible: '≥ 1,50 × TPC-B',
    },
    {
      nom: 'renouveler puis retirer, en entier',
      travail: renouvellements,
      plancher: deux,
      cible: 'mesure',
    },
  ]
  const lignes: LigneBanc[] = []
  for (const { nom, travail, plancher, cible } of travaux)
    for (const callers of [1, 8, 32]) {
      await rendre(db, ids, avant)
      const dossiers = await Promise.all(ids.map(({ id }) => consulter(db, { coproprieteId: id })))
      const {
        planchers,
        travail: fait,
        rapports,
      } = await comparer([plancher], travail(db, dossiers), {
        callers,
      })
      lignes.push(
        ligne(
          `${nom}, ${callers} appelant${callers > 1 ? 's' : ''}`,
          rapports[0] ?? 0,
          cible,
          `${resume(fait)} ; plancher ${Math.round(planchers[0]?.debit ?? 0)}/s`,
        ),
      )
    }
  await rendre(db, ids, avant)
  return lignes
}
