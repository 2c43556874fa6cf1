import type { Deps } from './context.ts'
import type { Processus } from './bientot.ts'
import { readSettings, type Settings } from './env.ts'
import { croireAutorites } from './parties-tls.ts'
import { SettingsError } from './settings-error.ts'

/** sysexits.h: the configuration is wrong; starting again would change nothing. */
export const EX_CONFIG = 78

/** Ends this process, which its settings or its machine do not let serve, and says why. */
export const refuserDeDemarrer = (phrases: readonly string[]): never => {
  process.stderr.write(`${phrases.join('\n')}\n`)
  process.exit(EX_CONFIG)
}

/** Gives the settings of this process; ends it, and says why, when they are wrong. */
export const settingsOrExit = (processus: Processus): Settings => {
  try {
    const settings = readSettings(process.env, processus)
    croireAutorites(settings.TLS_AUTORITES)
    return settings
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return refuserDeDemarrer([error.message])
  }
}

/** Why a program may not listen, by the code of Node. */
const ECOUTES: Readonly<Record<string, (hote: string, port: number) => string>> = {
  EADDRINUSE: (hote, port) =>
    `Le port ${port} de ${hote} est déjà pris par un autre programme : arrêtez-le, ou donnez un autre port`,
  EACCES: (_hote, port) =>
    `Ce compte n’a pas le droit d’écouter sur le port ${port} : donnez un port à partir de 1024`,
  EADDRNOTAVAIL: (hote) => `HOST (« ${hote} ») n’est pas une adresse de cette machine`,
  ENOTFOUND: (hote) => `HOST (« ${hote} ») est introuvable : donnez une adresse de cette machine`,
}

/** The sentence of an error of listening, which names the setting; null for any other error. */
export const expliquerEcoute = (
  error: unknown,
  reglage: 'PORT' | 'SANTE_PORT',
  { HOST, [reglage]: port }: Pick<Settings, 'HOST' | 'PORT' | 'SANTE_PORT'>,
): string | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const phrase = ECOUTES[code]?.(HOST, port)
  return phrase === undefined ? null : `${reglage} : ${phrase}.`
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
