import { setTimeout as wait } from 'node:timers/promises'
import { checkDurability, expliquerBase } from '@registre/db'
import { buildApp } from './app.ts'
import { closeDeps, createDeps } from './deps.ts'
import { comptesDemo } from './platform/comptes-demo.repository.ts'
import type { Deps } from './platform/context.ts'
import { drain } from './platform/drain.ts'
import { endOnSignal, EX_CONFIG, settingsOrExit } from './platform/process.ts'

/** Longest wait for the calls in flight before the process ends anyway. */
const DRAIN_MS = 20_000
const RETRY_MS = 2000

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
      log.warn(
        { err: error, raison: expliquerBase(error, settings.DATABASE_URL) },
        'database not reachable yet',
      )
      await wait(RETRY_MS)
    }
  }
}

const settings = settingsOrExit()
const deps = await createDeps(settings, 'registre-api')
let stop: () => Promise<void> = () => closeDeps(deps)
const closing = endOnSignal(deps.log, DRAIN_MS, () => stop())

// Production starts only on a server known to keep what it acknowledges; elsewhere the check waits
// in the background.
if (settings.production) await exigerDurabilite(deps)
else void exigerDurabilite(deps)

const app = await buildApp({ deps, rateFactor: settings.LIMITES_FACTEUR })
stop = async () => {
  await drain(app)
  await app.close()
  await closeDeps(deps)
}
if (!closing()) {
  const address = await app.listen({ host: settings.HOST, port: settings.PORT })
  deps.log.info({ address }, 'listening')
}
