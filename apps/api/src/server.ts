import { setTimeout as wait } from 'node:timers/promises'
import { checkDurability } from '@registre/db'
import { buildApp } from './app.ts'
import { closeDeps, createDeps } from './deps.ts'
import { comptesDemo } from './platform/comptes-demo.ts'
import type { Deps } from './platform/context.ts'
import { readSettings, type Settings, SettingsError } from './platform/env.ts'

/** sysexits.h: the configuration is wrong; starting again would change nothing. */
const EX_CONFIG = 78
/** Longest wait for the calls in flight before the process ends anyway. */
const DRAIN_MS = 20_000
const RETRY_MS = 2000

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(EX_CONFIG)
  }
}

/**
 * A database that cannot be reached is waited for, in any start order; one that may lose writes, or
 * holds demonstration accounts, is refused in production.
 */
const exigerDurabilite = async ({ log, db, settings }: Deps): Promise<void> => {
  for (;;) {
    try {
      const faults = [
        ...(await checkDurability(db.pool, '')),
        ...(settings.production ? await comptesDemo(db) : []),
      ]
      for (const fault of faults) log.warn(fault)
      if (faults.length === 0 || !settings.production) return
      process.stderr.write(`${faults.join('\n')}\n`)
      process.exit(EX_CONFIG)
    } catch (error) {
      log.warn({ err: error }, 'database not reachable yet')
      await wait(RETRY_MS)
    }
  }
}

const settings = settingsOrExit()
const deps = await createDeps(settings, 'registre-api')
const { log } = deps

let closing = false
let stop: () => Promise<void> = () => closeDeps(deps)

const drain = async (signal: string): Promise<void> => {
  if (closing) return
  closing = true
  log.info({ signal }, 'draining')
  const late = setTimeout(() => {
    log.error('calls still in flight: ending anyway')
    process.exit(1)
  }, DRAIN_MS)
  late.unref()
  await stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(signal))
// A failed background work (an idle connection, a scan) is told, and never ends the service.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

// Production starts only on a server known to keep what it acknowledges; elsewhere the check waits
// in the background.
if (settings.production) await exigerDurabilite(deps)
else void exigerDurabilite(deps)

const app = await buildApp({ deps, rateFactor: settings.LIMITES_FACTEUR })
stop = async () => {
  await app.close()
  await closeDeps(deps)
}
if (!closing) {
  const address = await app.listen({ host: settings.HOST, port: settings.PORT })
  log.info({ address }, 'listening')
}
