import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { RegisterError } from '@registre/domain'
import type { PdfReading } from './read-pdf.ts'

export interface ReadingLimits {
  /** Documents read at the same time. */
  simultanes: number
  /** Documents waiting; beyond, the service says that it is busy. */
  attenteMax: number
  delaiMs: number
  memoireMax: number
  /** Documents read by one process before it is replaced. */
  usages: number
  reposMs: number
}

export const READING_LIMITS: ReadingLimits = {
  simultanes: 2,
  attenteMax: 50,
  delaiMs: 8000,
  memoireMax: 512 * 1_048_576,
  usages: 100,
  reposMs: 30_000,
}

export interface ReadingPool {
  /**
   * Reads one document in a process of its own; a document that exhausts its limits is unreadable.
   * Throws `service-indisponible`.
   */
  lire(contenu: Uint8Array): Promise<PdfReading>
  fermer(): void
}

interface Lecteur {
  enfant: ChildProcess
  usages: number
  repos?: NodeJS.Timeout
}

const TAILLE_PAGE_MEMOIRE = 4096

async function memoireDe(pid: number): Promise<number> {
  try {
    const [, residentes] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
    return Number(residentes) * TAILLE_PAGE_MEMOIRE
  } catch {
    // No /proc (not Linux) or the process is just gone: the time limit and V8's own limit remain.
    return 0
  }
}

function demarrer(limites: ReadingLimits): Lecteur {
  const tas = Math.floor(limites.memoireMax / 1_048_576 / 2)
  const enfant = fork(new URL('check-child.ts', import.meta.url), [], {
    env: {},
    serialization: 'advanced',
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${tas}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return { enfant, usages: 0 }
}

function executer(
  { enfant }: Lecteur,
  contenu: Uint8Array,
  limites: ReadingLimits,
): Promise<PdfReading> {
  return new Promise((resolve, reject) => {
    const finir = (suite: () => void): void => {
      clearTimeout(delai)
      clearInterval(surveillance)
      enfant.removeAllListeners()
      suite()
    }
    const abandonner = (): void => void enfant.kill('SIGKILL')
    const delai = setTimeout(abandonner, limites.delaiMs)
    const surveillance = setInterval(() => {
      void memoireDe(enfant.pid ?? 0).then((m) => m > limites.memoireMax && abandonner())
    }, 50)
    enfant.once('message', (lecture: PdfReading) => finir(() => resolve(lecture)))
    // Killed for its time or its memory, or crashed on this document: the document is to blame.
    enfant.once('exit', () => finir(() => resolve({ ok: false, motif: 'illisible' })))
    enfant.once('error', (cause) =>
      finir(() => reject(Object.assign(new RegisterError('service-indisponible'), { cause }))),
    )
    enfant.send(contenu, (erreur) => {
      if (erreur !== null && enfant.exitCode === null && enfant.signalCode === null) abandonner()
    })
  })
}

/** A small pool of processes that read documents: kept warm, replaced at the first incident. */
export function readingPool(limites: ReadingLimits = READING_LIMITS): ReadingPool {
  const libres: Lecteur[] = []
  const file: (() => void)[] = []
  let occupes = 0

  const vivant = ({ enfant }: Lecteur): boolean =>
    enfant.connected && enfant.exitCode === null && enfant.signalCode === null
  const arreter = ({ enfant, repos }: Lecteur): void => {
    clearTimeout(repos)
    enfant.kill('SIGKILL')
  }
  function ranger(lecteur: Lecteur): void {
    if (!vivant(lecteur) || ++lecteur.usages >= limites.usages) return arreter(lecteur)
    // An idle reader must not keep the server from ending.
    lecteur.enfant.unref()
    lecteur.enfant.channel?.unref()
    lecteur.repos = setTimeout(() => {
      libres.splice(libres.indexOf(lecteur), 1)
      arreter(lecteur)
    }, limites.reposMs).unref()
    libres.push(lecteur)
  }
  function prendre(): Lecteur {
    const lecteur = libres.pop()
    if (lecteur === undefined) return demarrer(limites)
    clearTimeout(lecteur.repos)
    if (!vivant(lecteur)) return prendre()
    lecteur.enfant.ref()
    lecteur.enfant.channel?.ref()
    return lecteur
  }

  return {
    async lire(contenu) {
      if (occupes >= limites.simultanes) {
        if (file.length >= limites.attenteMax) throw new RegisterError('service-indisponible')
        // The place is handed over by the one who leaves, so nobody can slip in between.
        await new Promise<void>((resolve) => file.push(resolve))
      } else occupes++
      const lecteur = prendre()
      try {
        return await executer(lecteur, contenu, limites)
      } finally {
        ranger(lecteur)
        const suivant = file.shift()
        if (suivant === undefined) occupes--
        else suivant()
      }
    },
    fermer() {
      for (const lecteur of libres.splice(0)) arreter(lecteur)
    },
  }
}
