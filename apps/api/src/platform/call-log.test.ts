import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { callLog } from './call-log.ts'
import type { Deps } from './context.ts'
import { CALL_LINE, registerHealth } from './health.ts'

describe('the log of a call', () => {
  const lignes: Record<string, unknown>[] = []
  const log: FastifyBaseLogger = pino(
    { level: 'debug' },
    { write: (ligne: string) => lignes.push(JSON.parse(ligne) as Record<string, unknown>) },
  )

  it('bears its identifier, in what the call says and in its last line', async () => {
    const app = Fastify({
      loggerInstance: log,
      childLoggerFactory: callLog,
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: (request) => String(request.headers['x-essai']),
    })
    registerHealth(app, { log } as Pick<Deps, 'log'> as Deps, () => async () => {})
    app.get('/muet', { config: { operation: 'muet' } }, async () => 'rien')
    app.get('/bavard', { config: { operation: 'bavard' } }, async ({ log: sien }) => {
      sien.error({ cause: 'essai' }, 'une faute')
      sien.child({ partie: 'b' }).debug('la suite')
      return sien.level
    })
    const appeler = (chemin: string) =>
      app.inject({ url: chemin, headers: { 'x-essai': `appel${chemin}` } })
    await appeler('/muet')
    expect((await appeler('/bavard')).body).toBe('debug')
    expect(lignes).toMatchObject([
      {
        reqId: 'appel/muet',
        operation: 'muet',
        status: 200,
        ms: expect.any(Number),
        msg: CALL_LINE,
      },
      { reqId: 'appel/bavard', level: 50, cause: 'essai', msg: 'une faute' },
      { reqId: 'appel/bavard', level: 20, partie: 'b', msg: 'la suite' },
      { reqId: 'appel/bavard', operation: 'bavard', msg: CALL_LINE },
    ])
    await app.close()
  })

  it('is made at the first word, once', () => {
    let faits = 0
    const parent: FastifyBaseLogger = Object.assign(Object.create(log) as FastifyBaseLogger, {
      child: (...args: Parameters<FastifyBaseLogger['child']>) => {
        faits += 1
        return log.child(...args)
      },
    })
    const sien = callLog(parent, { reqId: 'x' }, {})
    expect([sien.level, faits]).toEqual(['debug', 0])
    sien.info('un')
    sien.warn('deux')
    expect(faits).toBe(1)
    expect(lignes.slice(-2)).toMatchObject([
      { reqId: 'x', msg: 'un' },
      { reqId: 'x', msg: 'deux' },
    ])
  })
})
