import type { Deps } from './context.ts'
import { readSettings, type Settings } from './env.ts'
import { croireAutorites } from './parties-tls.ts'
import { SettingsError } from './settings-error.ts'

/** sysexits.h: the configuration is wrong; starting again would change nothing. */
export const EX_CONFIG = 78

/** Gives the settings of this process; ends it, and says why, when they are wrong. */
export const settingsOrExit = (): Settings => {
  try {
    const settings = readSettings(process.env)
    croireAutorites(settings.TLS_AUTORITES)
    return settings
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(EX_CONFIG)
  }
}

/**
 * Ends this process in order when it is asked to: `stop` waits for what runs, `longest` milliseconds
 * at most. Gives a function that says whether the end has begun.
 */
export const endOnSignal = (
  log: Deps['log'],
  longest: number,
  stop: () => Promise<void>,
): (() => boolean) => {
  let closing = false
  const drain = async (signal: string): Promise<void> => {
    if (closing) return
    closing = true
    log.info({ signal }, 'draining')
    setTimeout(() => {
      log.error('work still running: ending anyway')
      process.exit(1)
    }, longest).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(signal))
  // A failed background work (an idle connection, a scan) is told, and never ends the service.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  return () => closing
}
