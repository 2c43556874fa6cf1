import pg from 'pg'
import { tenirBase } from './base-tenue.ts'
import { DOSSIER_POSTGRES, dire, production, renoncer, secretGarde } from './house.ts'

/** A running database and how to leave it. */
export interface Base {
  url: string
  embarquee: boolean
  /** Resolves when the embedded server ended too often to be started again; never for another. */
  terminee: Promise<void>
  arreter(): Promise<void>
}

const NOM = 'registre'

const creerBase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  // A server that goes away fails the query that waits; the event itself must not end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NOM])
    if (rows.length === 0) await client.query(`CREATE DATABASE ${NOM}`)
  } finally {
    await client.end()
  }
}

/**
 * The database of DATABASE_URL, else the embedded one in the data folder, with durable settings.
 * `reglages` are added to the embedded server, which is started again when it ends by itself. Refuses
 * the embedded one in production.
 */
export const ouvrirBase = async (
  reglages: Readonly<Record<string, string>> = {},
): Promise<Base> => {
  const url = process.env['DATABASE_URL']
  if (url)
    return { url, embarquee: false, terminee: new Promise(() => {}), arreter: async () => {} }
  if (production)
    renoncer(
      'En production, DATABASE_URL est obligatoire : la base embarquée est réservée à la démonstration.',
    )
  const server = await tenirBase({
    dataDir: DOSSIER_POSTGRES,
    password: await secretGarde('mot-de-passe-postgres'),
    settings: {
      shared_buffers: '256MB',
      random_page_cost: '1.1',
      max_wal_size: '4GB',
      autovacuum_vacuum_cost_limit: '1000',
      ...reglages,
    },
  })
  await creerBase(server.url('postgres'))
  dire(`      PostgreSQL embarqué sur 127.0.0.1:${server.port}`)
  return {
    url: server.url(NOM),
    embarquee: true,
    terminee: server.terminee,
    arreter: server.arreter,
  }
}
