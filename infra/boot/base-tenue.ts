import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from '@registre/db/embedded'
import { dire } from './house.ts'
import { compterReprises } from './reprises.ts'

/** An embedded PostgreSQL that is started again when it ends by itself. */
export interface BaseTenue {
  port: number
  url(database: string): string
  /** Resolves when it ended too often to be started again. */
  terminee: Promise<void>
  arreter(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL, then again on the same data and the same port each time it ends by
 * itself: the addresses that processes hold stay good. Throws when the first start fails.
 */
export const tenirBase = async (options: EmbeddedOptions): Promise<BaseTenue> => {
  const premier = await startEmbedded(options)
  const { port, url } = premier
  const terminee = Promise.withResolvers<void>()
  const prochaine = compterReprises()
  const arret = new AbortController()
  let enMarche: EmbeddedServer | null = premier

  /** Gives the server, or says why it did not start. */
  const relancer = async (): Promise<EmbeddedServer | null> => {
    try {
      return await startEmbedded({ ...options, port })
    } catch (error) {
      dire(`      ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
  const veiller = async (): Promise<void> => {
    for (let debut = Date.now(); !arret.signal.aborted; debut = Date.now()) {
      await enMarche?.ended
      enMarche = null
      if (arret.signal.aborted) return
      const delai = prochaine(Date.now() - debut)
      if (delai === null) return terminee.resolve()
      dire(`      PostgreSQL s’est arrêté : nouveau démarrage dans ${delai / 1000} s`)
      await wait(delai, undefined, { signal: arret.signal, ref: false }).catch(() => undefined)
      if (!arret.signal.aborted) enMarche = await relancer()
    }
  }
  const veille = veiller()
  return {
    port,
    url,
    terminee: terminee.promise,
    arreter: async () => {
      arret.abort()
      // A start that is under way is waited for: it would outlive this process's wish to end.
      const courant = enMarche
      if (courant) await courant.stop()
      await veille
      await enMarche?.stop()
    },
  }
}
