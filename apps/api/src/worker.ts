import { closeDeps, createDeps } from './deps.ts'
import { executerTraitement, TRAITEMENTS } from './modules/traitements/traitements.ts'
import { outboxHandlers } from './modules/traitements/outbox-handlers.ts'
import { readSettings, type Settings, SettingsError } from './platform/env.ts'
import { servirSante } from './sante.ts'
import { startConsumer } from './platform/queue-consumer.ts'
import { createTransport } from './platform/queue.ts'

/** sysexits.h: the configuration is wrong; starting again would change nothing. */
const EX_CONFIG = 78
/** Longest wait for the jobs that run; what is left is found interrupted and taken up again. */
const DRAIN_MS = 12_000

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(EX_CONFIG)
  }
}

const settings = settingsOrExit()
const deps = await createDeps(settings, 'registre-worker')
const { log } = deps
const onError = (error: unknown, where: string): void =>
  log.error({ err: error, where }, 'the worker goes on')

const transport = createTransport(settings, onError)
const consumer = startConsumer({
  db: deps.db,
  transport,
  handlers: outboxHandlers(deps),
  schedules: Object.fromEntries(
    Object.entries(TRAITEMENTS).map(([nom, { quand }]) => [nom, quand]),
  ),
  runJob: (nom) => executerTraitement(nom, deps),
  onError,
})

let pret = false
const sante = servirSante(deps, () => pret && !closing)

let closing = false
const drain = async (signal: string): Promise<void> => {
  if (closing) return
  closing = true
  log.info({ signal }, 'draining')
  setTimeout(() => {
    log.error('jobs still running: ending anyway')
    process.exit(1)
  }, DRAIN_MS).unref()
  await consumer.stop()
  sante?.close()
  await closeDeps(deps)
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(signal))
// A failed background work (an idle connection) is told, and never ends the service.
process.on('unhandledRejection', (error) => onError(error, 'unhandled rejection'))

await consumer.ready
pret = true
if (!closing)
  log.info(
    { queue: transport.kind, mail: settings.SMTP_URL ? 'smtp' : 'demonstration mailbox' },
    'working',
  )
