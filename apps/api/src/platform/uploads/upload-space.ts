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

/** A file on its way; `stop` ends its reception with a refusal. */
interface Flight {
  caller: string
  reception: symbol
  stop(why: Error): void
}

/**
 * The room that files take: where there is none, the last file that came gives way and the others
 * wait for what it frees: of many at once some pass, where all would be refused together.
 */
const createRoom = (quota: number) => {
  let used = 0
  const usedBy = new Map<string, number>()
  /** Files on their way, the oldest first. */
  const flights: Flight[] = []
  /** Receptions that were told to give way, and whose room is not free yet. */
  const leaving = new Set<symbol>()
  const waiting: (() => void)[] = []
  /** What each reception holds. */
  const held = new Map<symbol, number>()
  const count = ({ caller, reception }: Omit<Flight, 'stop'>, size: number): void => {
    used += size
    held.set(reception, (held.get(reception) ?? 0) + size)
    const left = (usedBy.get(caller) ?? 0) + size
    if (left > 0) usedBy.set(caller, left)
    else usedBy.delete(caller)
  }
  const land = (flight: Flight): void => {
    const rank = flights.indexOf(flight)
    if (rank !== -1) flights.splice(rank, 1)
  }
  return {
    used: () => used,
    start: (flight: Flight): void => void flights.push(flight),
    land,
    /** Takes room for a piece. Throws `service-indisponible` for the file that gives way. */
    take: async (mine: Flight, size: number): Promise<void> => {
      const { caller } = mine
      for (;;) {
        const full = used + size > quota
        if (flights.includes(mine) && !full && (usedBy.get(caller) ?? 0) + size <= quota / SHARES)
          return count(mine, size)
        const why = busy(
          full
            ? 'Le registre reçoit beaucoup de fichiers en ce moment'
            : 'Vous envoyez beaucoup de fichiers à la fois',
        )
        // One that was told to give way while it waited takes nothing more.
        if (!flights.includes(mine)) throw why
        const freed = new Promise<void>((done) => waiting.push(done))
        if (leaving.size === 0) {
          const last = flights.findLast((f) => full || f.caller === caller) ?? mine
          if (last === mine) throw why
          leaving.add(last.reception)
          land(last)
          last.stop(why)
        }
        await freed
      }
    },
    /** Gives back what a reception held. */
    free: (caller: string, reception: symbol): void => {
      count({ caller, reception }, -(held.get(reception) ?? 0))
      held.delete(reception)
      leaving.delete(reception)
      for (const done of waiting.splice(0)) done()
    },
  }
}

/**
 * The folder where files wait while they are received and checked, with what it may hold: a flood of
 * uploads fills neither the memory nor the disk.
 */
export const createUploadSpace = (folder: string, quota: number): UploadSpace => {
  const root = resolve(folder)
  const own = join(root, `${process.pid}-${randomUUID()}`)
  const room = createRoom(quota)
  let ready: Promise<unknown> | undefined
  const prepare = async (): Promise<void> => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await sweep(root)
    await mkdir(own, { mode: 0o700 })
  }
  const open = (caller: string): Reception => {
    const reception = Symbol(caller)
    const paths: string[] = []
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
            room.take(flight, chunk.length).then(() => {
              size += chunk.length
              hash.update(chunk)
              next(null, chunk)
            }, next)
          },
        })
        const flight: Flight = { caller, reception, stop: (why) => void passage.destroy(why) }
        room.start(flight)
        await pipeline(
          stream,
          passage,
          createWriteStream(path, { flags: 'wx', mode: 0o600 }),
        ).finally(() => room.land(flight))
        return new UploadedFile({ path, size, sha256: hash.digest('hex'), name, type })
      },
      async close() {
        for (const path of paths.splice(0)) await rm(path, { force: true })
        room.free(caller, reception)
      },
    }
  }
  return {
    open,
    get used() {
      return room.used()
    },
    close: () => rm(own, { recursive: true, force: true }),
  }
}
