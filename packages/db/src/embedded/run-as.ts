import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * PostgreSQL refuses to run as root: an existing account takes its place, nothing is added to the
 * machine.
 */
export interface RunAs {
  uid: number
  gid: number
  /**
   * Words put before the command when a parent folder is closed to that account (a clone under
   * /root).
   */
  prefix: string[]
}

const ACCOUNTS = ['postgres', 'nobody']
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv']

const findAccount = async (): Promise<{ uid: number; gid: number }> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ACCOUNTS) {
    const fields = lines.find(([login]) => login === name)
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error(
    `PostgreSQL ne démarre pas en tant que root et aucun compte ${ACCOUNTS.join(' ou ')} n’existe`,
  )
}

/** True when everybody may pass through every parent folder. */
const isReachable = async (path: string): Promise<boolean> => {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder) && ((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/**
 * The account under which to run PostgreSQL; null when the current one will do.
 * Under a closed folder, setpriv (util-linux) gives the account the one capability to pass.
 */
export const runAs = async (...paths: string[]): Promise<RunAs | null> => {
  if (process.getuid?.() !== 0) return null
  const account = await findAccount()
  const reachable = (await Promise.all(paths.map(isReachable))).every(Boolean)
  if (reachable) return { ...account, prefix: [] }
  const setpriv = SETPRIV.find((path) => existsSync(path))
  if (!setpriv)
    throw new Error(
      `Le compte ${account.uid} ne peut pas atteindre ${paths.join(' ni ')} : déplacez le projet hors d’un dossier privé`,
    )
  const prefix = [
    setpriv,
    '--reuid',
    String(account.uid),
    '--regid',
    String(account.gid),
    '--clear-groups',
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps',
    '+dac_override',
    '--ambient-caps',
    '+dac_override',
  ]
  return { ...account, prefix }
}

/** Gives a folder and all it holds to the account. */
export const chownTree = async (path: string, { uid, gid }: RunAs): Promise<void> => {
  const info = await lstat(path)
  if (info.uid !== uid) await chown(path, uid, gid)
  if (!info.isDirectory()) return
  await Promise.all(
    (await readdir(path)).map((name) => chownTree(join(path, name), { uid, gid, prefix: [] })),
  )
}
