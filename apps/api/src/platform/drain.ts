import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For this long, connections that a proxy keeps are answered; each answer tells it to end them. */
const DRAIN_MS = 2_000

/** Takes no connection more, and refuses no call on those that are open. */
export const drain = async ({ server }: Pick<FastifyInstance, 'server'>): Promise<void> => {
  // Right after those that wait were taken.
  await turn()
  // HTTP's own end cuts idle connections at once: also one on which a call is on its way.
  Server.prototype.close.call(server)
  server.prependListener('request', (_request, response) =>
    response.setHeader('connection', 'close'),
  )
  await wait(DRAIN_MS)
}
