import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const LONG = `run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'])`
/** A command that runs a tool without an end; gives the tool's process too. */
const lancer = async (): Promise<{ commande: ChildProcess; outil: number }> => {
  const commande = spawn(
    process.execPath,
    [
      '-e',
      `import(${JSON.stringify(join(import.meta.dirname, 'tools.ts'))}).then(({ run }) => ${LONG})`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  const [dit] = await once(commande.stdout ?? commande, 'data')
  return { commande, outil: Number(String(dit)) }
}

describe.skipIf(process.platform === 'win32')('a command that runs a tool', () => {
  it.each<[string, (c: ChildProcess) => void]>([
    ['told to end', (c) => void c.kill('SIGTERM')],
    ['whose terminal closes', (c) => void c.kill('SIGHUP')],
    ['whose launcher is gone', (c) => void c.disconnect()],
  ])('%s ends once the tool has ended', async (_nom, finir) => {
    const { commande, outil } = await lancer()
    const fin = once(commande, 'exit')
    finir(commande)
    expect((await fin)[0]).toBe(130)
    expect(() => process.kill(outil, 0)).toThrow('ESRCH')
  })
})
