import { rm } from 'node:fs/promises'
import { startEmbedded } from '@registre/db/embedded'
import { dossierJetable } from '../dossier-jetable.ts'
import { enConteneur } from '../servers/conteneur.ts'

export interface TestPostgres {
  /** Address of a database from which others may be created. */
  url: string
  /** Where it came from, for the report of the run. */
  source: 'DATABASE_URL_TEST' | 'conteneur' | 'embarqué'
  stop(): Promise<void>
}

/** Nothing to keep: a test server never waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  scram_iterations: '1',
}

const startContainer = async (): Promise<TestPostgres | null> => {
  const flags = Object.entries(SETTINGS).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const server = await enConteneur(
    'postgres:18-alpine',
    // Once of the server that makes the database, once of the one that stays.
    { port: 5432, pret: /database system is ready to accept connections/, fois: 2 },
    (c) => c.withEnvironment({ POSTGRES_PASSWORD: 'tests' }).withCommand(['postgres', ...flags]),
  )
  return (
    server && {
      url: `postgresql://postgres:tests@${server.adresse}/postgres`,
      source: 'conteneur',
      stop: server.stop,
    }
  )
}

const startLocal = async (): Promise<TestPostgres> => {
  const dataDir = await dossierJetable()
  const server = await startEmbedded({
    dataDir,
    password: 'tests',
    settings: SETTINGS,
    noSync: true,
  })
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.url('postgres'), source: 'embarqué', stop }
}

/**
 * A server for the run: the one of DATABASE_URL_TEST, else a container, else the embedded one in a
 * temporary folder.
 */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const given = process.env['DATABASE_URL_TEST']
  if (given) return { url: given, source: 'DATABASE_URL_TEST', stop: async () => {} }
  return (await startContainer()) ?? startLocal()
}
