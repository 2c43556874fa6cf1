import type { Db, Tx } from '@registre/db'
import { dernierRang, ecrireCurseur, suivreJournal } from '../projections/suivre-journal.ts'

const CLE = 'suivi:compteurs'

const COMPTER = `insert into compteur_journal (mois, categorie, type, profil, niveau, nombre)
  select date_trunc('month', j.instant at time zone 'Europe/Paris')::date, j.categorie, j.type, j.acteur_profil, coalesce(j.donnees ->> 'niveau', ''), count(*)::int
  from journal_empreinte e join journal j on j.id = e.journal_id where e.rang > $1 and e.rang <= $2 group by 1, 2, 3, 4, 5
  on conflict (mois, categorie, type, profil, niveau) do update set nombre = compteur_journal.nombre + excluded.nombre`

const recompter = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.sql('set local statement_timeout = 0')
    await tx.sql('select pg_advisory_xact_lock(hashtext($1))', [CLE])
    const rang = await dernierRang({ query: tx.sql })
    await tx.sql('delete from compteur_journal')
    await tx.sql(COMPTER, [0, rang])
    await ecrireCurseur(tx, CLE, rang)
  })

/**
 * Brings the counters of events up to the journal; gives how many events were counted. Safe to run
 * twice and from several workers.
 */
export const compterJournal = ({ db }: { db: Db }): Promise<number> =>
  suivreJournal(db, CLE, {
    commencer: () => recompter(db),
    appliquer: async (tx: Tx, changements) => {
      const rangs = changements.map((c) => c.rang)
      await tx.sql(COMPTER, [(rangs[0] ?? 0) - 1, rangs.at(-1) ?? 0])
    },
  })
