import type { Db } from '@registre/db'
import type { Deps } from '../../platform/context.ts'
import type { Log } from './un-par-un.ts'

export interface Passage {
  traitement: string
  etape: string
  debut_le: Date
  fin_le: Date
  reussi_le: Date | null
  erreur: string
}

/**
 * Keeps the last run of a step. A database that is away is told, and never hides what the step
 * itself had to say.
 */
export const noterPassage = async (
  { db, clock, log }: Pick<Deps, 'db' | 'clock'> & { log: Log },
  p: { traitement: string; etape: string; debut: Date; erreur: string },
): Promise<void> => {
  try {
    await db.query(
      `insert into traitement_passage (traitement, etape, debut_le, fin_le, reussi_le, erreur)
       values ($1, $2, $3, $4, case when $5 = '' then $4::timestamptz end, $5)
       on conflict (traitement, etape) do update set debut_le = excluded.debut_le, fin_le = excluded.fin_le, erreur = excluded.erreur,
         reussi_le = coalesce(excluded.reussi_le, traitement_passage.reussi_le)`,
      [p.traitement, p.etape, p.debut, clock.now(), p.erreur.slice(0, 500)],
      { name: 'noter-passage' },
    )
  } catch (error) {
    log.error(
      { err: error, traitement: p.traitement, etape: p.etape },
      'the run of a step was not noted',
    )
  }
}

/** The last run of every step that ever ran. */
export const lirePassages = (db: Pick<Db, 'query'>): Promise<Passage[]> =>
  db.query(
    'select traitement, etape, debut_le, fin_le, reussi_le, erreur from traitement_passage order by traitement, etape',
  )
