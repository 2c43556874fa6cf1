import type { TestProject } from 'vitest/node'
import { CONTENEURS } from './servers/redis.ts'
import { startTestPostgres } from './postgres/start.ts'
import { createTemplate, dropTemplate } from './postgres/template.ts'

/**
 * Vitest's global set-up: one server and one template for the whole run, provided to the tests as
 * `pg`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  // Redis then runs in one as well.
  if (server.source === 'conteneur') process.env[CONTENEURS] = 'oui'
  const provided = await createTemplate(server.url)
  project.provide('pg', provided)
  return async () => {
    await dropTemplate(provided)
    await server.stop()
  }
}
