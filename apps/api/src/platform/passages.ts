import type { Db } from '@registre/db'
import type { Deps } from './context.ts'
import { ecrirePassage, type Passage, passagesDesEtapes } from './passages.repository.ts'
import type { Log } from './un-par-un.ts'

/**
 * Keeps the last run of a step. A database that is away is told, and never hides what the step
 * itself had to say.
 */
export const noterPassage = async (
  { db, clock, log }: Pick<Deps, 'db' | 'clock'> & { log: Log },
  p: { traitement: string; etape: string; debut: Date; erreur: string },
): Promise<void> => {
  try {
    await ecrirePassage(db, { ...p, fin: clock.now(), erreur: p.erreur.slice(0, 500) })
  } catch (error) {
    log.error(
      { err: error, traitement: p.traitement, etape: p.etape },
      'the run of a step was not noted',
    )
  }
}

/** The last run of every step that ever ran. */
export const lirePassages = (db: Pick<Db, 'query'>): Promise<Passage[]> => passagesDesEtapes(db)
