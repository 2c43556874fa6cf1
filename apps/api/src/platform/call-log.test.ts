import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { callLog } from './call-log.ts'
import type { Deps, Session } from './context.ts'
import { Registry } from 'prom-client'
import { CALL_LINE, type Mesurer, registerHealth } from './health.ts'

const sansMesures: Mesurer = () => ({ registry: new Registry(), mesurer: async () => {} })

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
    registerHealth(app, { log } as Pick<Deps, 'log'> as Deps, sansMesures)
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

  it('says nothing of what an address carries: keys of mails, searches', async () => {
    const app = Fastify({
      loggerInstance: log,
      childLoggerFactory: callLog,
      logController: new LogController({ disableRequestLogging: true }),
    })
    registerHealth(app, { log } as Pick<Deps, 'log'> as Deps, sansMesures)
    app.get('/verify/:key', { config: { operation: 'verifierCle' } }, async ({ log: sien }) => {
      sien.warn('une faute')
      return 'rien'
    })
    const avant = lignes.length
    await app.inject('/verify/clef-d-un-courriel?cle=autre-clef')
    const siennes = lignes.slice(avant)
    expect(siennes).toMatchObject([{ msg: 'une faute' }, { operation: 'verifierCle' }])
    expect(JSON.stringify(siennes)).not.toMatch(/clef-d-un-courriel|autre-clef/)
    await app.close()
  })

  it('says which account called, and why it was refused: an attempt can be followed', async () => {
    const app = Fastify({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
    })
    registerHealth(app, { log } as Pick<Deps, 'log'> as Deps, sansMesures)
    app.decorateRequest('session', null)
    app.get('/a-autrui', { config: { operation: 'a-autrui' } }, async (request, reply) => {
      request.session = { utilisateurId: 12 } as Session
      return reply.status(404).header('x-register-error', 'introuvable').send('')
    })
    app.get('/libre', { config: { operation: 'libre' } }, async () => 'rien')
    await app.inject('/a-autrui')
    await app.inject('/libre')
    expect(lignes.slice(-2)).toMatchObject([
      { operation: 'a-autrui', status: 404, code: 'introuvable', compte: 12 },
      { operation: 'libre', status: 200 },
    ])
    expect(lignes.at(-1)).not.toHaveProperty('compte')
    expect(lignes.at(-1)).not.toHaveProperty('code')
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
