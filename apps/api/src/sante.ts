import { createServer, type Server, type ServerResponse } from 'node:http'
import { readSchema } from '@registre/db'
import { mesurerRegistre } from './modules/mesures/mesures.ts'
import type { Deps } from './platform/context.ts'
import { avanceHorloge, direHorloge } from './platform/clock.repository.ts'
import { type DepsMesures, lieuDesFichiers, suivrePret } from './platform/health.ts'
import { expliquerEcoute } from './platform/process.ts'

/** How often a worker looks again at the schema that it serves on, and at its clock. */
const RELECTURE_MS = 5_000

const repondre = (
  response: ServerResponse,
  statut: number,
  corps: string,
  type = 'application/json',
): void =>
  void response.writeHead(statut, { 'content-type': type, 'cache-control': 'no-store' }).end(corps)

/**
 * What tells how a worker does, for its supervisor and for Prometheus: /healthz (alive), /readyz
 * (takes jobs, on a schema that this code serves on, at the time of the database), /metrics.
 * Nothing when no port is set. Not for the public: no proxy leads to it.
 */
export const servirSante = (
  deps: DepsMesures & Pick<Deps, 'storage'>,
  pret: () => boolean,
): Server | null => {
  const { SANTE_PORT: port, HOST: hote } = deps.settings
  if (port === 0) return null
  const { registry, mesurer } = mesurerRegistre('worker', deps)
  const metriques = async (response: ServerResponse): Promise<void> => {
    await mesurer()
    repondre(response, 200, await registry.metrics(), registry.contentType)
  }
  let checks = { migrations: 'pas encore lues', horloge: 'pas encore lue', fichiers: 'ok' }
  const estPret = suivrePret(deps.log)
  let servir = false
  // A database that is away changes no schema, and jobs that fill the pool are no fault: what was
  // read last is told.
  const lire = async (): Promise<void> => {
    try {
      const { ecarts } = await readSchema(deps.db.pool)
      const horloge = direHorloge(await avanceHorloge(deps.db))
      const fichiers = (await lieuDesFichiers(deps)) ?? 'ok'
      checks = { migrations: ecarts.length === 0 ? 'ok' : ecarts.join(' ; '), horloge, fichiers }
      servir = estPret(checks)
    } catch (error) {
      deps.log.debug({ err: error }, 'schema not read')
    }
  }
  void lire()
  const relecture = setInterval(() => void lire(), RELECTURE_MS).unref()
  const direPret = (response: ServerResponse): void => {
    const ok = pret() && servir
    const status = ok ? 'ok' : 'indisponible'
    repondre(response, ok ? 200 : 503, JSON.stringify({ status, checks }))
  }
  const serveur = createServer((request, response) => {
    if (request.url === '/healthz') repondre(response, 200, '{"status":"ok"}')
    else if (request.url === '/readyz') direPret(response)
    else if (request.url === '/metrics')
      metriques(response).catch((error: unknown) => {
        deps.log.error({ err: error }, 'not measured')
        repondre(response, 500, '')
      })
    else repondre(response, 404, '')
  })
  serveur.on('close', () => clearInterval(relecture))
  serveur.on('error', (error) =>
    deps.log.error(
      { err: error },
      expliquerEcoute(error, 'SANTE_PORT', deps.settings) ?? 'health port',
    ),
  )
  return serveur.listen(port, hote)
}
