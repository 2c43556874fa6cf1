import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './serve.ts'

/**
 * One register for the whole run; the workers find its address and the shared sessions in the
 * environment.
 */
const setup = async (): Promise<() => Promise<void>> => {
  const sessions = await mkdtemp(join(tmpdir(), 'registre-sessions-'))
  process.env['E2E_SESSIONS'] = sessions
  const served = process.env['E2E_BASE_URL'] ? null : await serve()
  if (served) process.env['E2E_BASE_URL'] = served.url
  return async () => {
    await served?.stop()
    await rm(sessions, { recursive: true, force: true })
  }
}

export default setup
