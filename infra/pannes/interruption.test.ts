import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'

interface Lance {
  enfant: ChildProcess
  dossier: string
  port: number
  fini: Promise<number | null>
}

const lancer = (...args: string[]): Promise<Lance> =>
  new Promise((resolve, reject) => {
    const enfant = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(import.meta.dirname, 'programme-interrompu.ts'),
        ...args,
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    )
    const fini = new Promise<number | null>((ok) => enfant.once('exit', ok))
    void fini.then((code) => reject(new Error(`ended with ${code} before it opened everything`)))
    if (!enfant.stdout) throw new Error('its output is a pipe')
    createInterface({ input: enfant.stdout }).on('line', (ligne) => {
      if (ligne.startsWith('{')) resolve({ enfant, fini, ...JSON.parse(ligne) })
    })
  })

/** Programs of this machine whose command holds a text, or that a folder's program started. */
const programmes = async (texte: string): Promise<string[]> => {
  const lus = await Promise.all(
    (await readdir('/proc'))
      .filter((n) => /^\d+$/.test(n))
      .map((n) => readFile(`/proc/${n}/cmdline`, 'utf8').catch(() => '')),
  )
  return lus.filter((l) => l.includes(texte))
}
const ecoute = (port: number): Promise<boolean> =>
  new Promise((ok) => {
    const prise = connect(port, '127.0.0.1')
    prise.once('connect', () => (prise.destroy(), ok(true))).once('error', () => ok(false))
  })
const enfantsDe = async (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')

describe.skipIf(process.platform !== 'linux')('a drill that is interrupted', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s ends what it started, its data with it',
    async (signal) => {
      const { enfant, dossier, port, fini } = await lancer()
      const enfants = (await enfantsDe(enfant.pid ?? 0)).trim().split(' ')
      expect(enfants.length).toBeGreaterThan(1)
      expect(await ecoute(port)).toBe(true)
      enfant.kill(signal)
      expect(await fini).toBe(130)
      expect(existsSync(dossier)).toBe(false)
      expect(await ecoute(port)).toBe(false)
      expect(await programmes(dossier)).toEqual([])
      for (const pid of enfants) expect(existsSync(`/proc/${pid}/exe`), pid).toBe(false)
    },
    60_000,
  )
  it('by the end of its launcher, the same', async () => {
    const { enfant, dossier, fini } = await lancer()
    enfant.disconnect()
    expect(await fini).toBe(130)
    expect(existsSync(dossier)).toBe(false)
    expect(await programmes(dossier)).toEqual([])
  }, 60_000)
  it('or that fails ends the same, and keeps its traces', async () => {
    const { dossier, port, fini } = await lancer('echouer')
    expect(await fini).toBe(1)
    expect(await ecoute(port)).toBe(false)
    expect(await programmes(dossier)).toEqual([])
    expect(existsSync(dossier)).toBe(true)
    await rm(dossier, { recursive: true, force: true })
  }, 60_000)
})
