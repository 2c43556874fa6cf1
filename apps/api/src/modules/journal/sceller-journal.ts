import type { Deps } from '../../platform/context.ts'
import type { Db, Tx } from '@registre/db'
import { CONTENU_SCELLE, empreinteDe, ORIGINE } from './sceau.ts'

/** Rows of one batch: a chain head held row by row would slow every decision of the register. */
const PAR_LOT = 2_000
/**
 * A row may be committed after rows with a higher number: the sealer looks back this far behind the
 * last one sealed. No
 * transaction of the register lives while so many others are written.
 */
const RECUL = 100_000
/** One sealer at a time, whatever the number of workers. */
const VERROU = 7_215_031

/** Where the chain is: its last rank and fingerprint. */
export const teteDuSceau = async (
  db: Pick<Db, 'query'>,
): Promise<{ rang: number; empreinte: string }> => {
  const [tete] = await db.query(
    'select rang, empreinte from journal_empreinte order by rang desc limit 1',
  )
  return { rang: tete?.rang ?? 0, empreinte: (tete?.empreinte ?? ORIGINE).toString('hex') }
}

const scellerLot = async (tx: Tx): Promise<number> => {
  const [libre] = await tx.sql(`select pg_try_advisory_xact_lock(${VERROU}) as libre`)
  if (!libre?.libre) return 0
  const [tete] = await tx.sql(
    'select rang, journal_id, empreinte from journal_empreinte order by rang desc limit 1',
  )
  const [dernier] = await tx.sql('select coalesce(max(journal_id), 0) as id from journal_empreinte')
  const rows = await tx.sql(
    `select j.id, ${CONTENU_SCELLE} as contenu from journal j
     where j.id > $1 and not exists (select 1 from journal_empreinte e where e.journal_id = j.id) order by j.id limit ${PAR_LOT}`,
    [Math.max(0, (dernier?.id ?? 0) - RECUL)],
  )
  let empreinte = tete?.empreinte ?? ORIGINE
  const empreintes = rows.map((row) =>
    (empreinte = empreinteDe(empreinte, row.contenu)).toString('hex'),
  )
  await tx.sql(
    `insert into journal_empreinte (rang, journal_id, empreinte)
     select $1 + x.n, x.id, decode(x.e, 'hex') from unnest($2::bigint[], $3::text[]) with ordinality as x(id, e, n)`,
    [tete?.rang ?? 0, rows.map((r) => r.id), empreintes],
  )
  return rows.length
}

/**
 * Seals what was written since the last time, batch by batch; gives how many rows. The head of the
 * chain goes to the log:
 * kept elsewhere, it proves that nothing was cut off at the end.
 */
export const scellerJournal = async ({
  db,
  log,
}: Pick<Deps, 'db'> & { log: Pick<Deps['log'], 'info'> }): Promise<number> => {
  let total = 0
  for (;;) {
    const scelles = await db.transaction(scellerLot)
    total += scelles
    if (scelles < PAR_LOT) break
  }
  if (total > 0)
    log.info(
      { traitement: 'sceller-journal', faits: total, tete: await teteDuSceau(db) },
      'journal sealed',
    )
  return total
}
