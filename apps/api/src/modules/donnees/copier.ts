import { PassThrough, type Readable } from 'node:stream'
import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import { FluxCopie } from './flux-copie.ts'

/**
 * Copies that one process sends at the same time: each holds a connection until its reader has
 * everything.
 */
const ENSEMBLE = 3
/** Longest copy, slow readers included. */
const DELAI = '30min'
const TAMPON = 1 << 18

/**
 * A server process, and one that is not another of the same number: the copy may be on the replica,
 * or on the primary in its place.
 */
const MOI =
  'select pid, extract(epoch from backend_start)::text as depuis from pg_stat_activity where pid = pg_backend_pid()'
const ARRETER =
  'select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and extract(epoch from backend_start)::text = $2'

let enCours = 0

const occupe = (): RegisterError =>
  new RegisterError('service-indisponible', {
    message:
      'Plusieurs extractions sont déjà en cours. Recommencez dans une minute, ou téléchargez le fichier public.',
    infos: { retryAfter: 60 },
  })

/**
 * The rows of a COPY as they come, from the replica when there is one; memory does not depend on
 * how many there are. `qui` has one
 * running copy at a time, whatever the process. A reader that goes away ends the copy in the
 * database too.
 * Throws `requete-en-cours`, `service-indisponible`.
 */
export const copier = async (
  db: Pick<Db, 'readTransaction' | 'read' | 'query'>,
  requete: string,
  qui: string | null,
): Promise<Readable> => {
  if (enCours >= ENSEMBLE) throw occupe()
  enCours += 1
  const sortie = new PassThrough({ highWaterMark: TAMPON })
  let partie = false
  const commencee = Promise.withResolvers<void>()
  const copie = db.readTransaction(async (tx) => {
    // The transaction is run again elsewhere when the replica is lost, be it at its end: the reader
    // has these rows already.
    if (partie) throw new Error('the copy was interrupted')
    if (qui !== null) {
      const [libre] = await tx.sql<{ libre: boolean }>(
        'select pg_try_advisory_xact_lock(hashtext($1)) as libre',
        [`export:${qui}`],
      )
      if (!libre?.libre)
        throw new RegisterError('requete-en-cours', {
          message: 'Vous avez déjà une extraction en cours : attendez sa fin.',
        })
    }
    await tx.sql(`set local statement_timeout = '${DELAI}'`)
    await tx.sql(`set local datestyle = 'SQL, DMY'`)
    const [moi] = await tx.sql<{ pid: number; depuis: string }>(MOI)
    const fini = Promise.withResolvers<void>()
    let annulation: Promise<unknown> | null = null
    const flux = tx.client.query(new FluxCopie(requete))
    flux.on('error', fini.reject)
    flux.on('end', fini.resolve)
    sortie.on('close', () => {
      // Over already, for good or ill: the connection may be somebody else's by now.
      if (flux.readableEnded || flux.errored) return
      // The reader is gone: the database stops, and what it had already sent is thrown away.
      // Unpiped first, for the pipe would pause the copy after this: a server process that waits
      // for its reader hears no cancellation, and holds up every DROP DATABASE of the cluster.
      flux.unpipe(sortie)
      flux.resume()
      // Should these fail, the copy runs to its end, unread, or to its time limit.
      annulation = Promise.allSettled(
        [db.read, db.query].map((demander) => demander(ARRETER, [moi?.pid, moi?.depuis])),
      )
    })
    flux.pipe(sortie, { end: false })
    partie = true
    commencee.resolve()
    try {
      await fini.promise
    } catch (cause) {
      // oxlint-disable-next-line preserve-caught-error -- without its SQLSTATE, by which the transaction would be run again: half a file is not
      throw new Error('the copy was interrupted', {
        cause: cause instanceof Error ? cause.message : cause,
      })
    } finally {
      // Sent before the connection is given back: what it stops is this copy, never the statement
      // of who holds it next.
      await annulation
    }
  })
  copie
    .finally(() => (enCours -= 1))
    .then(
      () => sortie.end(),
      (error: unknown) => {
        commencee.reject(error)
        sortie.destroy(error instanceof Error ? error : new Error(String(error)))
      },
    )
  // Nobody listens to the stream before the copy has begun.
  sortie.on('error', () => {})
  await commencee.promise
  return sortie
}
