import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ApiProcess {
  url: string
  child: ChildProcess
  /** Ends it at once, as a power cut would; resolves when it is gone. */
  kill(): Promise<void>
}

/** What signs the keys of a server under trial. */
export const SECRET_DES_ESSAIS = 'k'.repeat(40)

/**
 * Starts the real server on a free port of the loopback; resolves when it listens. Ended by its own
 * id.
 */
export const startApi = (env: Record<string, string>): Promise<ApiProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../src/server.ts')],
      {
        env: {
          ...process.env,
          NODE_ENV: 'development',
          HOST: '127.0.0.1',
          PORT: '0',
          SECRET: SECRET_DES_ESSAIS,
          LIMITES_FACTEUR: '1000',
          // The calendar of the tests is the server's too.
          ...(process.env['JOUR_DES_ESSAIS']
            ? { JOUR_DE_REFERENCE: process.env['JOUR_DES_ESSAIS'] }
            : {}),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const gone = new Promise<void>((done) => child.once('exit', () => done()))
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it listened`)),
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      // Its own faults are told: a 500 that a client sees has its cause here.
      if (/"level":[56]0/.test(line)) process.stderr.write(`${line}\n`)
      const url = /"address":"(http:[^"]+)"/.exec(line)?.[1]
      if (!url) return
      resolve({
        url,
        child,
        kill: () => {
          child.kill('SIGKILL')
          return gone
        },
      })
    })
  })
