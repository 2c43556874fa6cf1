import type { Deps } from '../../platform/context.ts'
import type { Db, Tx } from '@registre/db'
import {
  dernierScelle,
  ecrireEmpreintes,
  lignesASceller,
  lireTete,
  PAR_LOT,
  tenirChaine,
} from './sceau.repository.ts'
import { empreinteDe, ORIGINE } from './sceau.ts'

/**
 * A row may be committed after rows with a higher number: the sealer looks back this far behind the
 * last one sealed. No transaction of the register lives while so many others are written.
 */
const RECUL = 100_000

/** Where the chain is: its last rank and fingerprint. */
export const teteDuSceau = async (
  db: Pick<Db, 'query'>,
): Promise<{ rang: number; empreinte: string }> => {
  const tete = await lireTete(db)
  return { rang: tete?.rang ?? 0, empreinte: (tete?.empreinte ?? ORIGINE).toString('hex') }
}

/**
 * Seals a batch of what follows a row, or of what follows the last one sealed, looking back; gives
 * how many rows, and the last of them.
 */
const scellerLot = async (
  tx: Tx,
  apres: number | null,
): Promise<{ faits: number; dernier: number | null }> => {
  if (!(await tenirChaine(tx))) return { faits: 0, dernier: null }
  const tete = await lireTete({ query: tx.sql })
  const rows = await lignesASceller(tx, apres ?? Math.max(0, (await dernierScelle(tx)) - RECUL))
  let empreinte = tete?.empreinte ?? ORIGINE
  const empreintes = rows.map((row) =>
    (empreinte = empreinteDe(empreinte, row.contenu)).toString('hex'),
  )
  await ecrireEmpreintes(
    tx,
    tete?.rang ?? 0,
    rows.map((r) => r.id),
    empreintes,
  )
  return { faits: rows.length, dernier: rows.at(-1)?.id ?? null }
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
  // The first batch looks back; what is committed behind the next ones is found the next time.
  for (let apres: number | null = null; ;) {
    const { faits, dernier } = await db.transaction((tx) => scellerLot(tx, apres))
    total += faits
    if (faits < PAR_LOT) break
    apres = dernier
  }
  if (total > 0)
    log.info(
      { traitement: 'sceller-journal', faits: total, tete: await teteDuSceau(db) },
      'journal sealed',
    )
  return total
}
