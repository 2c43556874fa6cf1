import type { FastifyBaseLogger } from 'fastify'
import { RegisterError } from '@registre/domain'

/** What a job did: `faits` moved, `ecartes` had already been moved by somebody else. */
export interface Bilan {
  faits: number
  ecartes: number
}

/** What jobs need to tell. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/**
 * Runs a job item by item, one transaction each: one that fails does not hold the others back. An
 * item that somebody else moved meanwhile is left alone. Throws at the end when items failed, so
 * that the failure is seen.
 */
export const unParUn = async <T>(
  log: Log,
  traitement: string,
  items: readonly T[],
  faire: (item: T) => Promise<boolean>,
): Promise<Bilan> => {
  const bilan: Bilan = { faits: 0, ecartes: 0 }
  const echecs: unknown[] = []
  for (const item of items) {
    try {
      if (await faire(item)) bilan.faits += 1
      else bilan.ecartes += 1
    } catch (error) {
      if (error instanceof RegisterError && error.code === 'transition-interdite')
        bilan.ecartes += 1
      else {
        log.error({ err: error, traitement, item }, 'an item of a job failed')
        echecs.push(error)
      }
    }
  }
  if (items.length > 0) log.info({ traitement, ...bilan, echecs: echecs.length }, 'job done')
  if (echecs.length > 0)
    throw new AggregateError(
      echecs,
      `${traitement} : ${echecs.length} échec(s) sur ${items.length}`,
    )
  return bilan
}
