import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './postgres/start.ts'
import { createTemplate, dropTemplate } from './postgres/template.ts'

/**
 * Vitest's global set-up: one server and one template for the whole run, provided to the tests as
 * `pg`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  const provided = await createTemplate(server.url)
  project.provide('pg', provided)
  return async () => {
    await dropTemplate(provided)
    await server.stop()
  }
}
