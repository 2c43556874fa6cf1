import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dire } from './house.ts'

const ECHEC = 1
/** The exit code of what was told to end. */
export const INTERROMPU = 130

let mene = false
/** Whether `mener` closes what this command opened. */
export const estMene = (): boolean => mene

/** What a command opens, and that is closed in any case. */
export interface Chantier {
  /**
   * Opens something and gives it; `fermer` is called with it and the command's exit code. Once the
   * command is interrupted nothing more is opened: the promise then waits for the end.
   */
  ouvrir<T>(
    ouverture: () => T | Promise<T>,
    fermer: (chose: T, code: number) => unknown,
  ): Promise<T>
  /** A folder of its own under the machine's temporary one, kept and named when the command fails. */
  dossier(prefixe: string): Promise<string>
}

/**
 * Runs a command that opens servers, processes and folders, then closes them, the last one first,
 * and ends this process: when `travail` gives its exit code, when it fails, or as soon as the
 * command is interrupted (Ctrl-C, SIGTERM, its launcher gone).
 */
export const mener = async (travail: (chantier: Chantier) => Promise<number>): Promise<never> => {
  const aFermer: ((code: number) => Promise<unknown>)[] = []
  let fin: Promise<never> | null = null
  mene = true
  const fermerTout = async (code: number): Promise<never> => {
    for (const fermer of aFermer.toReversed())
      await fermer(code).catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
    return process.exit(code)
  }
  const finir = (code: number): Promise<never> => (fin ??= fermerTout(code))
  const interrompre = (code: number) => (): void => {
    if (fin === null) dire('\nInterrompu : ce qui a été démarré s’arrête.')
    void finir(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, interrompre(INTERROMPU))
  // The launcher disappeared (boot.mjs): nobody could stop this one any more.
  process.on('disconnect', interrompre(INTERROMPU))

  const ouvrir: Chantier['ouvrir'] = (ouverture, fermer) => {
    if (fin !== null) return new Promise(() => {})
    const ouverte = (async () => ouverture())()
    // What did not open has nothing to be closed: whoever waits for it is told.
    aFermer.push((code) =>
      ouverte.then(
        (chose) => fermer(chose, code),
        () => undefined,
      ),
    )
    return ouverte
  }
  const dossier: Chantier['dossier'] = (prefixe) =>
    ouvrir(
      () => mkdtemp(join(tmpdir(), prefixe)),
      async (chemin, code) =>
        code === ECHEC
          ? dire(`Traces gardées dans ${chemin}`)
          : rm(chemin, { recursive: true, force: true, maxRetries: 3 }),
    )
  try {
    return await finir(await travail({ ouvrir, dossier }))
  } catch (error) {
    // Once interrupted, what is being closed breaks what was going on.
    if (fin === null)
      process.stderr.write(`\n${error instanceof Error ? error.stack : String(error)}\n`)
    return finir(ECHEC)
  }
}
