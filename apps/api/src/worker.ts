import { closeDeps, createDeps } from './deps.ts'
import { executerTraitement, TRAITEMENTS } from './modules/traitements/traitements.ts'
import { outboxHandlers } from './modules/traitements/outbox-handlers.ts'
import { endOnSignal, settingsOrExit } from './platform/process.ts'
import { startConsumer } from './platform/queue-consumer.ts'
import { createTransport } from './platform/queue.ts'
import { servirSante } from './sante.ts'

/** Longest wait for the jobs that run; what is left is found interrupted and taken up again. */
const DRAIN_MS = 12_000

const settings = settingsOrExit()
const deps = await createDeps(settings, 'registre-worker')
const onError = (error: unknown, where: string): void =>
  deps.log.error({ err: error, where }, 'the worker goes on')

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
const sante = servirSante(deps, () => pret && !closing())
const closing = endOnSignal(deps.log, DRAIN_MS, async () => {
  await consumer.stop()
  sante?.close()
  await closeDeps(deps)
})

await consumer.ready
pret = true
if (!closing())
  deps.log.info(
    { queue: transport.kind, mail: settings.SMTP_URL ? 'smtp' : 'demonstration mailbox' },
    'working',
  )
