import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A document that a tool does not open in this time is unreadable by it. */
const DELAY_MS = 20_000

export interface Answer {
  /** 0, or what the tool says of what it had to repair or could not read. */
  code: number
  out: string
}

/** Runs a tool on a document; null when it was stopped, or missing. */
export const ask = async (tool: string, ...options: string[]): Promise<Answer | null> => {
  try {
    const { stdout } = await run(tool, options, { maxBuffer: 256 * 1_048_576, timeout: DELAY_MS })
    return { code: 0, out: stdout }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number')
      return null
    return { code: error.code, out: 'stdout' in error ? String(error.stdout) : '' }
  }
}

/** The same for a tool that answers pictures. */
export const askBytes = async (tool: string, ...options: string[]): Promise<Buffer | null> => {
  try {
    const { stdout } = await run(tool, options, {
      encoding: 'buffer',
      maxBuffer: 256 * 1_048_576,
      timeout: DELAY_MS,
    })
    return stdout
  } catch {
    // It was stopped, or read nothing.
    return null
  }
}

export const hasTool = (tool: string, option = '-v'): boolean => {
  try {
    execFileSync(tool, [option], { stdio: 'ignore' })
    return true
  } catch (error) {
    // It answers its usage and a code of its own.
    return error instanceof Error && 'status' in error && typeof error.status === 'number'
  }
}

/** Gives a document to `use` as a file, which goes with it. */
export const asFile = async <T>(
  bytes: Uint8Array,
  use: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'a.pdf')
    writeFileSync(file, bytes)
    return await use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
