import { pino } from 'pino'
import type { Deps } from './context.ts'
import type { Settings } from './env.ts'
import { errorForLog } from './error-for-log.ts'
import { CALL_LINE } from './health.ts'

/**
 * Lines of calls are written together; any other line, or a tenth of a second, writes what waits.
 */
const LOG_OCTETS = 4_096
const LOG_MS = 100
/** What waits while the output takes nothing (a full disk); lines beyond it are lost, and counted. */
const LOG_MAX_OCTETS = 1_048_576

/**
 * Logs in JSON on the standard output (`fd`, another one for tests); cookies and authorisations
 * never enter them. An output that cannot be written never ends the process.
 */
export const createLog = (
  settings: Pick<Settings, 'JOURNAL_NIVEAU'>,
  nom: string,
  fd = 1,
): Deps['log'] => {
  const sortie = pino.destination({
    fd,
    sync: true,
    minLength: LOG_OCTETS,
    maxLength: LOG_MAX_OCTETS,
  })
  let perdues = 0
  sortie.on('error', () => undefined)
  sortie.on('drop', () => (perdues += 1))
  setInterval(() => sortie.flush(), LOG_MS).unref()
  process.on('exit', () => sortie.flush())
  const log = pino(
    {
      name: nom,
      level: settings.JOURNAL_NIVEAU,
      serializers: { err: errorForLog },
      redact: [
        'req.headers.cookie',
        'req.headers.authorization',
        '*.motDePasse',
        '*.j_password',
        '*.password',
        '*.newPassword',
        '*.key',
      ],
      hooks: {
        logMethod(args, method) {
          method.apply(this, args)
          if (args.at(-1) !== CALL_LINE) sortie.flush()
        },
      },
    },
    sortie,
  )
  // What waited was written: the lines after it were not.
  sortie.on('write', () => {
    if (perdues === 0) return
    const n = perdues
    perdues = 0
    setImmediate(() => log.error({ perdues: n }, 'lines of log were lost: the output took nothing'))
  })
  return log
}
