import { pipeline, type Readable, Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import { to as copyTo } from 'pg-copy-streams'
import { cedeur } from '../../platform/ceder.ts'
import { prendreTourExtraction } from './publication.repository.ts'

/**
 * Copies that one process sends at the same time: each holds a connection until its reader has
 * everything.
 */
const ENSEMBLE = 3
/**
 * The longest copy, slow readers included; how often the database looks, before the first row,
 * whether somebody still waits for it; days as the published files write them.
 */
const REGLAGES =
  "set local statement_timeout = '30min'; set local client_connection_check_interval = '5s'; set local datestyle = 'ISO, YMD'"
const TAMPON = 1 << 18
/** Bytes between two looks at whether people wait. */
const PART = 1 << 21

let enCours = 0

const occupe = (): RegisterError =>
  new RegisterError('service-indisponible', {
    message:
      'Plusieurs extractions sont déjà en cours. Recommencez dans une minute, ou téléchargez le fichier public.',
    infos: { retryAfter: 60 },
  })

/**
 * The rows of a COPY as they come, from the replica when there is one; memory does not depend on
 * how many there are. `qui` has one running copy at a time, whatever the process. A reader that
 * goes away ends the copy in the database too; people who use the register meanwhile come first.
 * Throws `requete-en-cours`, `service-indisponible`.
 */
export const copier = async (
  db: Pick<Db, 'read' | 'readTransaction'>,
  requete: string,
  qui: string | null,
): Promise<Readable> => {
  if (enCours >= ENSEMBLE) throw occupe()
  enCours += 1
  const commencee = Promise.withResolvers<Readable>()
  let partie = false
  const copie = db.readTransaction(async (tx) => {
    // The transaction is run again elsewhere when the replica is lost, be it at its end: the reader
    // has these rows already.
    if (partie) throw new Error('the copy was interrupted')
    if (qui !== null) {
      if (!(await prendreTourExtraction(tx, qui)))
        throw new RegisterError('requete-en-cours', {
          message: 'Vous avez déjà une extraction en cours : attendez sa fin.',
        })
    }
    await tx.client.query(REGLAGES)
    const flux = tx.client.query(copyTo(requete, { highWaterMark: TAMPON }))
    const finie = finished(flux)
    partie = true
    // The file ends for its reader after the turn is given back, so that it may ask for the next
    // one at once. It has every row by then, however the transaction ends.
    const ceder = cedeur({ query: db.read })
    let depuis = 0
    const sortie = new Transform({
      highWaterMark: TAMPON,
      transform: (morceau: Buffer, _encodage, suite) => {
        depuis += morceau.length
        if (depuis < PART) return suite(null, morceau)
        depuis = 0
        ceder().then(() => suite(null, morceau), suite)
      },
      flush: (fin) =>
        void copie.then(
          () => fin(),
          () => fin(),
        ),
    })
    pipeline(flux, sortie, () => undefined)
    commencee.resolve(sortie)
    try {
      await finie
    } catch (cause) {
      // The reader left, or the database failed. Rows that nobody reads would keep the connection
      // from answering: it is closed, and the database stops.
      flux.destroy()
      await tx.client.end()
      // oxlint-disable-next-line preserve-caught-error -- without its SQLSTATE, by which the transaction would be run again: half a file is not
      throw new Error('the copy was interrupted', {
        cause: cause instanceof Error ? cause.message : cause,
      })
    }
  })
  copie.finally(() => (enCours -= 1)).catch(commencee.reject)
  return commencee.promise
}
