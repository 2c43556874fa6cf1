import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './house.ts'
import { estMene, INTERROMPU } from './mener.ts'

/** The package manager that installs the tree, with its version: `boot.mjs` names it. */
export const PNPM =
  /pnpm@[\d.]+/.exec(readFileSync(join(ROOT, 'infra/boot/boot.mjs'), 'utf8'))?.[0] ?? 'pnpm'

export interface Outcome {
  code: number
  output: string
}

const FINS = ['SIGTERM', 'SIGHUP', 'disconnect'] as const

/**
 * Passes the end of this command to the tool that it runs, then ends too: a tool does not outlive who
 * asked for it, nor is its end taken for a failure of its own. Ctrl-C reaches both by itself.
 */
const finirAvec = (child: ChildProcess): void => {
  const arreter = (): void => {
    // What `mener` opened is closed by it, which then ends the command.
    if (!estMene()) child.once('close', () => process.exit(INTERROMPU))
    child.kill()
  }
  for (const fin of FINS) process.once(fin, arreter)
  child.once('close', () => FINS.forEach((fin) => process.off(fin, arreter)))
}

/**
 * Runs a tool of node_modules/.bin from the root, showing what it says unless `quiet`; gives its
 * code and output.
 */
export const run = (
  command: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: NodeJS.ProcessEnv; timeout?: number; cwd?: string } = {},
): Promise<Outcome> =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
      env: {
        ...process.env,
        PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        ...options.env,
      },
    })
    finirAvec(child)
    let output = ''
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (!options.quiet) target.write(chunk)
      })
    child.on('error', (error) => done({ code: 127, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })

/** The path of a program of the machine, or null. */
export const which = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null

/**
 * Chromium: CHROMIUM_PATH, the system's, or the one that Playwright installed; null without any. The
 * one that has no window at all comes first: journeys take half the time in it.
 */
export const findChromium = async (): Promise<string | null> => {
  const given = process.env['CHROMIUM_PATH']
  if (given) return existsSync(given) ? given : null
  const system = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map(which)
    .find((path) => path !== null)
  if (system) return system
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
