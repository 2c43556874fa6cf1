import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { RegisterError } from '@registre/domain'
import { busy } from '../busy.ts'

export interface PoolLimits {
  /** Files read at the same time. */
  simultanes: number
  /** Files waiting; beyond, the service says that it is busy. */
  attenteMax: number
  /** Of them, how many one caller may have waiting: it leaves room for the others. */
  partMax: number
  /** How long a file waits for its turn at most. */
  patienceMs: number
  /** Processor time for one file. */
  delaiMs: number
  memoireMax: number
  /** Files read by one process before it is replaced. */
  usages: number
  reposMs: number
}

export interface ChildPool<In, Out> {
  /**
   * Gives one file to a process of its own; a file that exhausts its limits gives what `perdu` says.
   * `appelant` is whose file it is. Throws `service-indisponible`, with a delay, when too many wait,
   * or too many of one caller, or when the machine is too busy to read.
   */
  lire(entree: In, appelant: string): Promise<Out>
  fermer(): void
}

export interface PoolOptions<Out> {
  /** The program of the process: it receives an entry as a message, and answers by one. */
  programme: URL
  /** What is said when too many wait. */
  occupe: string
  limites: PoolLimits
  /** The answer for a file that ended its reader: too long, too large, or a crash. */
  perdu: Out
}

interface Lecteur {
  enfant: ChildProcess
  usages: number
  repos?: NodeJS.Timeout
}

const PAGE_OCTETS = 4096
const TIC_MS = 10
/** The clock of the wall is given more: readers give way to others on a busy machine. */
const PATIENCE = 4

/** Memory held and processor time taken by a process, as Linux tells them. */
async function consommation(pid: number): Promise<{ memoire: number; cpuMs: number }> {
  try {
    const [, apres = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
    const champs = apres.split(' ').map(Number)
    return {
      memoire: (champs[21] ?? 0) * PAGE_OCTETS,
      cpuMs: ((champs[11] ?? 0) + (champs[12] ?? 0)) * TIC_MS,
    }
  } catch {
    // No /proc (not Linux) or the process is just gone: the wall's limit and V8's own remain.
    return { memoire: 0, cpuMs: 0 }
  }
}

function demarrer(programme: URL, limites: PoolLimits): Lecteur {
  const tas = Math.floor(limites.memoireMax / 1_048_576 / 2)
  const enfant = fork(programme, [], {
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
  if (enfant.pid !== undefined) giveWay(enfant.pid)
  return { enfant, usages: 0 }
}

/** Readers of strangers' files give way to the process that answers everybody. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process is just gone, or the system does not let us: it then competes as an equal.
  }
}

function executer<In extends Serializable, Out>(
  { enfant }: Lecteur,
  entree: In,
  { limites, perdu, occupe }: PoolOptions<Out>,
): Promise<Out> {
  return new Promise((resolve, reject) => {
    const finir = (suite: () => void): void => {
      clearTimeout(delai)
      clearInterval(surveillance)
      enfant.removeAllListeners()
      suite()
    }
    const abandonner = (): void => void enfant.kill('SIGKILL')
    const avant = consommation(enfant.pid ?? 0)
    let affame = false
    const delai = setTimeout(() => {
      void Promise.all([avant, consommation(enfant.pid ?? 0)]).then(([a, b]) => {
        // The system counts by ticks: the last one may be missing from what was used.
        affame = b.cpuMs > 0 && b.cpuMs - a.cpuMs + TIC_MS <= limites.delaiMs
        abandonner()
      })
    }, limites.delaiMs * PATIENCE)
    const surveillance = setInterval(() => {
      void consommation(enfant.pid ?? 0).then(async ({ memoire, cpuMs }) => {
        const trop = cpuMs - (await avant).cpuMs > limites.delaiMs || memoire > limites.memoireMax
        if (trop) abandonner()
      })
    }, 50)
    enfant.once('message', (lecture: Out) => finir(() => resolve(lecture)))
    // Killed for its time or its memory, or crashed on this file: the file is to blame; but not
    // where the machine gave the reader too little of the processor to end.
    enfant.once('exit', () => finir(() => (affame ? reject(busy(occupe)) : resolve(perdu))))
    enfant.once('error', (cause) =>
      finir(() => reject(Object.assign(new RegisterError('service-indisponible'), { cause }))),
    )
    enfant.send(entree, (erreur) => {
      if (erreur !== null && enfant.exitCode === null && enfant.signalCode === null) abandonner()
    })
  })
}

/** A small pool of processes that read files: kept warm, replaced at the first incident. */
export function childPool<In extends Serializable, Out>(
  options: PoolOptions<Out>,
): ChildPool<In, Out> {
  const { programme, limites, occupe } = options
  const libres: Lecteur[] = []
  const file: { appelant: string; prendre: () => void }[] = []
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
  /** Throws `service-indisponible` when the machine starts no process. */
  function prendre(): Lecteur {
    const lecteur = libres.pop()
    if (lecteur === undefined) {
      try {
        return demarrer(programme, limites)
      } catch (cause) {
        throw Object.assign(busy(occupe), { cause })
      }
    }
    clearTimeout(lecteur.repos)
    if (!vivant(lecteur)) return prendre()
    lecteur.enfant.ref()
    lecteur.enfant.channel?.ref()
    return lecteur
  }

  /** Waits for the place that another file leaves. Throws `service-indisponible`. */
  function attendre(appelant: string): Promise<void> {
    const siens = file.filter((f) => f.appelant === appelant).length
    if (file.length >= limites.attenteMax || siens >= limites.partMax) throw busy(occupe)
    return new Promise<void>((resolve, reject) => {
      const tour = {
        appelant,
        prendre: () => {
          clearTimeout(lasse)
          resolve()
        },
      }
      const lasse = setTimeout(() => {
        file.splice(file.indexOf(tour), 1)
        reject(busy(occupe))
      }, limites.patienceMs)
      file.push(tour)
    })
  }

  return {
    async lire(entree, appelant) {
      // The place is handed over by the one who leaves, so nobody can slip in between.
      if (occupes >= limites.simultanes) await attendre(appelant)
      else occupes++
      let lecteur: Lecteur | undefined
      try {
        lecteur = prendre()
        return await executer(lecteur, entree, options)
      } finally {
        if (lecteur) ranger(lecteur)
        const suivant = file.shift()
        if (suivant === undefined) occupes--
        else suivant.prendre()
      }
    },
    fermer() {
      for (const lecteur of libres.splice(0)) arreter(lecteur)
    },
  }
}
