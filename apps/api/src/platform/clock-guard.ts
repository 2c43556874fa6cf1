import { type ErrorCode, ERRORS } from '@registre/domain'
import type { FastifyInstance } from 'fastify'
import { avanceHorloge, direHorloge } from './clock.repository.ts'
import type { Deps } from './context.ts'

const CHAQUE_MS = 10_000
/** What says how this process is answers whatever its clock says. */
const SANTE = /^\/(healthz|readyz|metrics)\b/
const CODE: ErrorCode = 'service-indisponible'

/**
 * Answers no call while the clock of this machine is wrong, which would end sessions and leases at
 * the wrong moment: 502, that the proxy alone understands as « ask another API » (no call of the
 * register answers so), and nothing is done. A balancer that reads /readyz has left already.
 */
export const registerClockGuard = (
  app: FastifyInstance,
  { db, log }: Pick<Deps, 'db'> & { log: Pick<Deps['log'], 'error' | 'info' | 'warn'> },
): void => {
  let faute = ''
  const regarder = async (): Promise<void> => {
    try {
      const dit = direHorloge(await avanceHorloge(db))
      const nouvelle = dit === 'ok' ? '' : dit
      if (nouvelle !== '' && faute === '') log.error({ horloge: dit }, 'no call is served')
      else if (nouvelle === '' && faute !== '') log.info('the clock is right again')
      faute = nouvelle
    } catch (err) {
      // Without its database nothing is known of the clock: what was known stays.
      log.warn({ err }, 'the clock could not be compared')
    }
  }
  let veille: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await regarder()
    veille = setInterval(() => void regarder(), CHAQUE_MS).unref()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(veille)
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (faute === '' || SANTE.test(request.url)) return done()
    void reply
      .status(502)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send({
        type: `/aide/erreurs#${CODE}`,
        title: ERRORS[CODE].message,
        status: 502,
        code: CODE,
        message:
          'La machine qui vous répond n’est pas à l’heure : rien n’est fait. Recommencez dans quelques secondes, une autre répondra.',
        requestId: request.id,
      })
  })
}
