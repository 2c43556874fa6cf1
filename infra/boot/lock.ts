import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DONNEES, renoncer } from './house.ts'

const FICHIER = join(DONNEES, 'verrou')

/**
 * True while the process that wrote the lock is one of ours: a number may have been given to
 * another since.
 */
const vit = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const commande = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return commande === null ? process.platform !== 'linux' : commande.includes('infra/boot/')
}

/** Who holds the data folder; null when nobody does. */
export const detenteur = async (): Promise<number | null> => {
  const pid = Number((await readFile(FICHIER, 'utf8').catch(() => '')).trim())
  return Number.isInteger(pid) && pid > 1 && pid !== process.pid && (await vit(pid)) ? pid : null
}

/** Takes the data folder, or says who holds it. */
export const prendreVerrou = async (): Promise<
  { prisPar: number } | { rendre(): Promise<void> }
> => {
  await mkdir(dirname(FICHIER), { recursive: true })
  for (;;) {
    try {
      await writeFile(FICHIER, `${process.pid}\n`, { flag: 'wx' })
      return { rendre: () => rm(FICHIER, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const pid = await detenteur()
      if (pid !== null) return { prisPar: pid }
      // Left by a kill -9.
      await rm(FICHIER, { force: true })
    }
  }
}

/**
 * Takes the data folder, unless DATABASE_URL names a database of elsewhere; while the register runs,
 * ends the command and says what to do.
 */
export const verrouillerBase = async (alors: string): Promise<{ rendre(): Promise<void> }> => {
  if (process.env['DATABASE_URL']) return { rendre: async () => {} }
  const verrou = await prendreVerrou()
  return 'prisPar' in verrou
    ? renoncer(`Le registre tourne (processus ${verrou.prisPar}) : ${alors}`)
    : verrou
}
