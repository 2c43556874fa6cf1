import type { FastifyInstance } from 'fastify'
import { traces } from './traces.ts'

/**
 * Opens a span for each call, from its first byte to its last; its name is the operation's, never
 * the address that was typed.
 */
export const traceCalls = (app: FastifyInstance): void => {
  if (!traces.actives) return
  app.addHook('onRequest', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'fichier'
    const origine = request.headers['traceparent']
    const ferme = new Promise<void>((resolve) => void reply.raw.once('close', resolve))
    void traces.courant.dans(
      operation,
      {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? '',
        'registre.requete': request.id,
      },
      async () => {
        done()
        await ferme
        traces.courant.noter({ 'http.response.status_code': reply.statusCode })
      },
      { serveur: true, ...(typeof origine === 'string' ? { origine } : {}) },
    )
  })
}
