import { buildApp } from './app.ts'
import { closeDeps, createDeps } from './deps.ts'
import { exigerDemarrage } from './platform/demarrage.ts'
import { drain } from './platform/drain.ts'
import {
  endOnSignal,
  expliquerEcoute,
  refuserDeDemarrer,
  settingsOrExit,
} from './platform/process.ts'

/** Longest wait for the calls in flight before the process ends anyway. */
const DRAIN_MS = 20_000

const settings = settingsOrExit('api')
const deps = await createDeps(settings, 'registre-api')
let stop: () => Promise<void> = () => closeDeps(deps)
const closing = endOnSignal(deps.log, DRAIN_MS, () => stop())

// Production starts only on a server known to keep what it acknowledges; elsewhere the check waits
// in the background.
const exige = exigerDemarrage(deps, 'api', closing)
if (settings.production) await exige

const app = await buildApp({ deps, rateFactor: settings.LIMITES_FACTEUR })
stop = async () => {
  await drain(app)
  await app.close()
  await closeDeps(deps)
}
if (!closing()) {
  const address = await app
    .listen({ host: settings.HOST, port: settings.PORT })
    .catch((error: unknown) => {
      const phrase = expliquerEcoute(error, 'PORT', settings)
      if (phrase === null) throw error
      deps.log.fatal({ err: error }, phrase)
      return refuserDeDemarrer([phrase])
    })
  deps.log.info({ address }, 'listening')
}
