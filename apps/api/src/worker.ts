import { closeDeps, createDeps } from './deps.ts'
import { executerTraitement, TRAITEMENTS } from './modules/traitements/traitements.ts'
import { outboxHandlers } from './modules/traitements/outbox-handlers.ts'
import { exigerDemarrage } from './platform/demarrage.ts'
import { withoutAddresses } from './platform/error-for-log.ts'
import { endOnSignal, settingsOrExit } from './platform/process.ts'
import { type Consumer, startConsumer } from './platform/queue-consumer.ts'
import { createTransport } from './platform/queue.ts'
import { servirSante } from './sante.ts'

/** Longest wait for the jobs that run; what is left is found interrupted and taken up again. */
const DRAIN_MS = 12_000

const settings = settingsOrExit('worker')
const deps = await createDeps(settings, 'registre-worker')
const onError = (error: unknown, where: string): void =>
  deps.log.error({ err: error, where }, 'the worker goes on')

let pret = false
let consumer: Consumer | null = null
const sante = servirSante(deps, () => pret && !closing())
const closing = endOnSignal(deps.log, DRAIN_MS, async () => {
  await consumer?.stop()
  sante?.close()
  await closeDeps(deps)
})

// A new worker may start before its migrations: it takes no job on a schema that it does not know.
await exigerDemarrage(deps, 'worker', closing)

if (!closing()) {
  const transport = createTransport(settings, onError)
  consumer = startConsumer({
    db: deps.db,
    transport,
    handlers: outboxHandlers(deps),
    schedules: Object.fromEntries(
      Object.entries(TRAITEMENTS).map(([nom, { quand }]) => [nom, quand]),
    ),
    runJob: (nom) => executerTraitement(nom, deps),
    onError,
    firstDelaySeconds: settings.ENVOIS_DELAI_S,
    onFailure: ({ cause, ...echec }) =>
      deps.log.warn({ ...echec, cause: withoutAddresses(cause) }, 'a sending failed'),
  })
  await consumer.ready
  pret = true
  if (!closing())
    deps.log.info(
      { queue: transport.kind, mail: settings.SMTP_URL ? 'smtp' : 'demonstration mailbox' },
      'working',
    )
}
