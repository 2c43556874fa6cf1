import { randomBytes } from 'node:crypto'
import { lancer, type Serveur } from './processes.ts'

/** The whole server and its floor (node:http and pg alone) on one database; limits so high that they never answer. */
export const lancerLesDeux = async (url: string): Promise<{ api: Serveur; plancher: Serveur }> => {
  const env = {
    DATABASE_URL: url,
    SECRET: randomBytes(32).toString('hex'),
    HOST: '127.0.0.1',
    PORT: '0',
    LIMITES_FACTEUR: '10000',
    JOURNAL_NIVEAU: 'info',
    NODE_ENV: 'development',
  }
  return { api: await lancer('../../apps/api/src/server.ts', env), plancher: await lancer('floor-server.ts', env) }
}
