import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { busy } from '../busy.ts'
import { UploadedFile } from './uploaded-file.ts'

/** What one call receives; closed, its files are gone. */
export interface Reception {
  /** Writes a file as it comes. Throws `service-indisponible` when the folder is full. */
  receive(stream: Readable, name: string, type: string): Promise<UploadedFile>
  close(): Promise<void>
}
export interface UploadSpace {
  /** Opens a reception for a caller, who fills a share of the folder at most. */
  open(caller: string): Reception
  /** Bytes that stand in the folder. */
  readonly used: number
  close(): Promise<void>
}

const alive = (pid: number): boolean => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Folders that ended processes left behind. */
const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (/^\d+-/.test(name) && !alive(Number.parseInt(name, 10)))
      await rm(join(folder, name), { recursive: true, force: true })
}

/** A caller may fill one part of so many. */
const SHARES = 4

/**
 * The folder where files wait while they are received and checked, with what it may hold: a flood of
 * uploads fills neither the memory nor the disk.
 */
export const createUploadSpace = (folder: string, quota: number): UploadSpace => {
  const root = resolve(folder)
  const own = join(root, `${process.pid}-${randomUUID()}`)
  let used = 0
  const usedBy = new Map<string, number>()
  let ready: Promise<unknown> | undefined
  const prepare = async (): Promise<void> => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await sweep(root)
    await mkdir(own, { mode: 0o700 })
  }

  const open = (caller: string): Reception => {
    let held = 0
    const paths: string[] = []
    const count = (size: number): void => {
      used += size
      held += size
      const left = (usedBy.get(caller) ?? 0) + size
      if (left > 0) usedBy.set(caller, left)
      else usedBy.delete(caller)
    }
    const measure = (size: number): void => {
      if (used + size > quota) throw busy('Le registre reçoit beaucoup de fichiers en ce moment')
      if ((usedBy.get(caller) ?? 0) + size > quota / SHARES)
        throw busy('Vous envoyez beaucoup de fichiers à la fois')
      count(size)
    }
    return {
      async receive(stream, name, type) {
        // A disk that was full a moment ago is tried again by the next file.
        await (ready ??= prepare().catch((error: unknown) => {
          ready = undefined
          throw error
        }))
        const path = join(own, randomUUID())
        paths.push(path)
        const hash = createHash('sha256')
        let size = 0
        const passage = new Transform({
          transform(chunk: Buffer, _encoding, next) {
            try {
              measure(chunk.length)
              size += chunk.length
              hash.update(chunk)
              next(null, chunk)
            } catch (error) {
              next(error instanceof Error ? error : new Error(String(error)))
            }
          },
        })
        await pipeline(stream, passage, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return new UploadedFile({ path, size, sha256: hash.digest('hex'), name, type })
      },
      async close() {
        for (const path of paths.splice(0)) await rm(path, { force: true })
        count(-held)
      },
    }
  }
  return {
    open,
    get used() {
      return used
    },
    close: () => rm(own, { recursive: true, force: true }),
  }
}
