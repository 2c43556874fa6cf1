import { randomBytes } from 'node:crypto'
import { lancer, type Serveur } from './processes.ts'

const SECRET = randomBytes(32).toString('hex')

/** Settings of a server of the bench on one database: limits so high that they never answer. */
export const reglages = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  SECRET,
  HOST: '127.0.0.1',
  PORT: '0',
  LIMITES_FACTEUR: '10000',
  NODE_ENV: 'development',
})

/** The whole server; `autres`: settings beside those of the bench. */
export const lancerApi = (url: string, autres: Record<string, string> = {}): Promise<Serveur> =>
  lancer('../../apps/api/src/server.ts', { ...reglages(url), ...autres })

/** The whole server and its floor (node:http and pg alone). */
export const lancerLesDeux = async (
  url: string,
  autres: Record<string, string> = {},
): Promise<{ api: Serveur; plancher: Serveur }> => ({
  api: await lancerApi(url, { JOURNAL_NIVEAU: 'info', ...autres }),
  plancher: await lancer('floor-server.ts', { ...reglages(url), ...autres }),
})
