import { readFile, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The postmaster named by the folder's lock file; null when there is none. */
export const readPostmasterPid = async (dataDir: string): Promise<number | null> => {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return Number.isInteger(pid) && pid > 1 ? pid : null
}

/** The port of the server of a data folder, as its postmaster.pid tells; null when none runs. */
export const readPostmasterPort = async (dataDir: string): Promise<number | null> => {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(text.split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : null
}

const commandOf = async (pid: number): Promise<string> => {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
  } catch {
    return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    )
  }
}

/**
 * True while the process is a PostgreSQL server of this very folder, and not another one that
 * received its number.
 */
export const isPostmasterOf = async (pid: number, dataDir: string): Promise<boolean> => {
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(dataDir)
}

/** Asks a postmaster to stop (fast shutdown) and waits; insists after the delay. */
export const stopPostmaster = async (
  pid: number,
  dataDir: string,
  delay = 30_000,
): Promise<void> => {
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + delay; Date.now() < end;) {
    if (!(await isPostmasterOf(pid, dataDir))) return
    await wait(20)
  }
  // Immediate shutdown: the next start replays the write-ahead log, nothing acknowledged is lost.
  process.kill(pid, 'SIGQUIT')
  while (await isPostmasterOf(pid, dataDir)) await wait(50)
}

/**
 * After a kill -9: stops the server left alone on the folder, or takes away the lock file that
 * nobody holds.
 */
export const clearStale = async (dataDir: string): Promise<'none' | 'stopped' | 'removed'> => {
  const pid = await readPostmasterPid(dataDir)
  if (pid === null) return 'none'
  if (await isPostmasterOf(pid, dataDir)) {
    await stopPostmaster(pid, dataDir)
    return 'stopped'
  }
  await rm(join(dataDir, 'postmaster.pid'), { force: true })
  return 'removed'
}
