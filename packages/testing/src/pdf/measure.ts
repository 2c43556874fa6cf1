import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a process did with a document. */
export interface Measure {
  /** What it answered; null when it ended, or was ended, without an answer. */
  answer: unknown
  ms: number
  /** The most memory that it held, in megabytes, less nothing: its program included. */
  megabytes: number
}

const EACH_MS = 20
const peakOf = (pid: number): number => {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    // It is over.
    return 0
  }
}

/**
 * Gives the place of a document to a process of its own, as the pool of readers does, and measures
 * it until its answer; after `limitMs` it is ended. `heap` is what it may hold of objects, in megabytes.
 */
export const measure = (
  program: URL,
  file: string,
  { limitMs, heap }: { limitMs: number; heap: number },
): Promise<Measure> =>
  new Promise((resolve) => {
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${heap}`],
    })
    const start = performance.now()
    let megabytes = 0
    const look = setInterval(() => {
      megabytes = Math.max(megabytes, peakOf(child.pid ?? 0))
      if (performance.now() - start > limitMs) child.kill('SIGKILL')
    }, EACH_MS)
    const end = (answer: unknown): void => {
      clearInterval(look)
      megabytes = Math.max(megabytes, peakOf(child.pid ?? 0))
      child.kill('SIGKILL')
      resolve({ answer, ms: performance.now() - start, megabytes })
    }
    child.once('message', end)
    child.once('exit', () => end(null))
    child.send(file)
  })
