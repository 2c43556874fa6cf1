import { setTimeout as wait } from 'node:timers/promises'
import { readSchema } from '@registre/db'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { avanceHorloge, direHorloge } from './clock.repository.ts'
import type { Deps } from './context.ts'

/** How long a store is waited for before a process calls itself ready. */
const LIEU_MS = 2_000

declare module 'fastify' {
  interface FastifyReply {
    /** The register failed: an outside service that is away, or a refusal for want of room, is no fault. */
    defaut: boolean
  }
}

/** What the log says of an answered call. */
export const CALL_LINE = 'call'

/** Which process is measured: every measure bears it. */
export type Role = 'api' | 'worker'
export type DepsMesures = Pick<Deps, 'db' | 'clock' | 'log' | 'settings' | 'storage' | 'antivirus'>

/** Opens the register's own measures; gives what reads them anew before a scrape. */
export type Mesurer = (
  role: Role,
  deps: DepsMesures,
) => { registry: Registry; mesurer: () => Promise<void> }

/** What each call adds to the measures, and its line of the log. */
const suivreAppels = (app: FastifyInstance, { log }: Deps, registry: Registry): void => {
  const calls = new Histogram({
    name: 'registre_appel_secondes',
    help: 'Durée des appels',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'registre_refus_total',
    help: 'Appels refusés par code',
    labelNames: ['code'],
    registers: [registry],
  })
  // Known from the start: the first ones are an increase too.
  refusals.inc({ code: 'identifiants-incorrects' }, 0)
  const faults = new Counter({
    name: 'registre_defauts_total',
    help: 'Appels qui ont échoué par la faute du registre',
    registers: [registry],
  })
  app.decorateReply('defaut', false)

  // Facts of the register alone: nothing in them has to be kept out of the log.
  const lignes = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    if (operation !== undefined) {
      const { statusCode, elapsedTime } = reply
      calls.observe({ operation, status: String(statusCode) }, elapsedTime / 1000)
      const code = reply.getHeader('x-register-error')
      if (typeof code === 'string') refusals.inc({ code })
      if (reply.defaut) faults.inc()
      const compte = request.session?.utilisateurId
      lignes.info(
        {
          reqId: request.id,
          operation,
          status: statusCode,
          ms: Math.round(elapsedTime),
          ...(typeof code === 'string' ? { code } : {}),
          ...(compte === undefined ? {} : { compte }),
        },
        CALL_LINE,
      )
    }
    done()
  })
}

/**
 * /healthz (alive), /readyz (the database answers, this code serves on its schema, and
 * both have one time), /metrics
 * (Prometheus; loopback or the proxy's private side only).
 */
export const registerHealth = (
  app: FastifyInstance,
  deps: Deps,
  mesurerRegistre: Mesurer,
): void => {
  const { registry, mesurer } = mesurerRegistre('api', deps)
  suivreAppels(app, deps, registry)
  const estPret = suivrePret(deps.log)
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const checks: Record<string, string> = {}
    let plusRecentes = 0
    let cause: unknown
    try {
      const { ecarts, newer } = await readSchema(deps.db.pool)
      const avance = await avanceHorloge(deps.db)
      checks['base'] = 'ok'
      checks['migrations'] = ecarts.length === 0 ? 'ok' : ecarts.join(' ; ')
      checks['horloge'] = direHorloge(avance)
      plusRecentes = newer.length
    } catch (error) {
      cause = error
      checks['base'] = 'injoignable'
    }
    checks['fichiers'] = (await lieuDesFichiers(deps)) ?? 'ok'
    const ready = estPret(checks, cause)
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'indisponible',
      checks,
      // Ready all the same: these migrations are of a later version.
      ...(plusRecentes > 0 ? { migrationsPlusRecentes: plusRecentes } : {}),
    })
  })
  app.get('/metrics', async (request, reply) => {
    // The proxy forwards nothing to /metrics: only a scraper on the machine's own side reaches it.
    if (request.headers['x-forwarded-for'] !== undefined) return reply.status(404).send()
    await mesurer()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/**
 * Why the store is not this register's own; null when it is, or while it does not answer: a store
 * that is away stops deposits alone.
 */
export const lieuDesFichiers = ({ storage, log }: Pick<Deps, 'storage' | 'log'>) =>
  Promise.race([
    storage.lieu().catch((error: unknown) => {
      log.warn({ err: error }, 'the store of files does not answer')
      return null
    }),
    wait(LIEU_MS, null, { ref: false }),
  ])

/** Tells whether a process is ready; the log says why it is not, each time that the reasons change. */
export const suivrePret = (log: Pick<Deps['log'], 'warn' | 'info'>) => {
  let dites = ''
  return (checks: Readonly<Record<string, string>>, err?: unknown): boolean => {
    const fautes = Object.entries(checks).filter(([, dit]) => dit !== 'ok')
    const noms = fautes.map(([nom]) => nom).join()
    if (noms !== dites && fautes.length > 0)
      log.warn({ err, checks: Object.fromEntries(fautes) }, 'not ready')
    else if (noms !== dites) log.info('ready again')
    dites = noms
    return fautes.length === 0
  }
}
