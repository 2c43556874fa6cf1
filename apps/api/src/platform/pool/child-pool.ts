import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { busy, ourFault } from '../busy.ts'

/** Whose file it is: an account, or the network of a visitor. */
export interface Caller {
  qui: string
  visiteur: boolean
}

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
   * Callers take turns, and visitors leave a reader to the others. Throws `service-indisponible`,
   * with a delay, when too many wait, or too many of one caller, or when the machine is too busy to
   * read; with its cause, when a reader ended by itself or was ended by the machine.
   */
  lire(entree: In, appelant: Caller): Promise<Out>
  fermer(): void
}

export interface PoolOptions<Out> {
  /** The program of the process: it receives an entry as a message, and answers by one. */
  programme: URL
  /** Where the files to read stand, when they come by their place: it reads in no other folder. */
  dossier?: string
  /** What is said when too many wait. */
  occupe: string
  /** What is said when a reader failed and the file is not to blame. */
  echec: string
  limites: PoolLimits
  /** The answer for a file that exhausted its reader: too long, or too large. */
  perdu: Out
}

interface Lecteur {
  enfant: ChildProcess
  usages: number
  repos?: NodeJS.Timeout
}

/**
 * A third of the processor that another asks for: the lowest priority left a reader without any on a
 * busy machine, and its caller without an answer.
 */
const GIVES_WAY = 5
const PAGE_OCTETS = 4096
const TIC_MS = 10
/** The clock of the wall is given more: readers give way to others on a busy machine. */
const PATIENCE = 4
/** How V8 ends a process that holds as much as it may. */
const V8_ENDS = new Set(['SIGABRT', 'SIGTRAP'])

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

/** What a program needs to start: its own folder, the packages above it, and the files that it is given. */
function lisibles(programme: string, dossier: string | undefined): string[] {
  const chemins = [join(dirname(programme), '*'), ...(dossier ? [join(resolve(dossier), '*')] : [])]
  for (let ici = dirname(programme); ici !== dirname(ici); ici = dirname(ici))
    chemins.push(join(ici, 'package.json'), join(ici, 'node_modules', '*'))
  return chemins
}

function demarrer({ programme, limites, dossier }: PoolOptions<unknown>): Lecteur {
  const tas = Math.floor(limites.memoireMax / 1_048_576 / 2)
  const chemin = fileURLToPath(programme)
  const enfant = fork(chemin, [], {
    env: {},
    serialization: 'advanced',
    execArgv: [
      '--permission',
      ...lisibles(chemin, dossier).map((lisible) => `--allow-fs-read=${lisible}`),
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
    setPriority(pid, GIVES_WAY)
  } catch {
    // The process is just gone, or the system does not let us: it then competes as an equal.
  }
}

function executer<In extends Serializable, Out>(
  { enfant }: Lecteur,
  entree: In,
  { limites, perdu, occupe, echec }: PoolOptions<Out>,
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
    let epuise = false
    const delai = setTimeout(() => {
      void Promise.all([avant, consommation(enfant.pid ?? 0)]).then(([a, b]) => {
        // The system counts by ticks: the last one may be missing from what was used.
        affame = b.cpuMs > 0 && b.cpuMs - a.cpuMs + TIC_MS <= limites.delaiMs
        epuise = !affame
        abandonner()
      })
    }, limites.delaiMs * PATIENCE)
    const surveillance = setInterval(() => {
      void consommation(enfant.pid ?? 0).then(async ({ memoire, cpuMs }) => {
        const trop = cpuMs - (await avant).cpuMs > limites.delaiMs || memoire > limites.memoireMax
        epuise ||= trop
        if (trop) abandonner()
      })
    }, 50)
    enfant.once('message', (lecture: Out) => finir(() => resolve(lecture)))
    // Ended by us for its time or its memory, or by V8 for its memory: the file is to blame; but not
    // where the machine gave the reader too little of the processor to end, or ended it itself.
    enfant.once('exit', (code, signal) =>
      finir(() => {
        if (epuise || V8_ENDS.has(signal ?? '')) return resolve(perdu)
        if (affame) return reject(busy(occupe))
        reject(ourFault(echec, new Error(`a reader ended: ${signal ?? code}`)))
      }),
    )
    enfant.once('error', (cause) => finir(() => reject(ourFault(echec, cause))))
    enfant.send(entree, (erreur) => {
      if (erreur !== null && enfant.exitCode === null && enfant.signalCode === null) abandonner()
    })
  })
}

const vivant = ({ enfant: e }: Lecteur): boolean =>
  e.connected && e.exitCode === null && e.signalCode === null
const arreter = ({ enfant, repos }: Lecteur): void => {
  clearTimeout(repos)
  enfant.kill('SIGKILL')
}

/** Readers that wait for a file, kept warm for a while. */
const reserve = <Out>(options: PoolOptions<Out>) => {
  const { limites } = options
  const libres: Lecteur[] = []
  /** Throws `service-indisponible` when the machine starts no process. */
  const prendre = (): Lecteur => {
    const lecteur = libres.pop()
    if (lecteur === undefined) {
      try {
        return demarrer(options)
      } catch (cause) {
        throw ourFault(options.occupe, cause)
      }
    }
    clearTimeout(lecteur.repos)
    if (!vivant(lecteur)) return prendre()
    lecteur.enfant.ref()
    lecteur.enfant.channel?.ref()
    return lecteur
  }
  return {
    prendre,
    ranger: (lecteur: Lecteur): void => {
      if (!vivant(lecteur) || ++lecteur.usages >= limites.usages) return arreter(lecteur)
      // An idle reader must not keep the server from ending.
      lecteur.enfant.unref()
      lecteur.enfant.channel?.unref()
      lecteur.repos = setTimeout(() => {
        libres.splice(libres.indexOf(lecteur), 1)
        arreter(lecteur)
      }, limites.reposMs).unref()
      libres.push(lecteur)
    },
    fermer: (): void => {
      for (const lecteur of libres.splice(0)) arreter(lecteur)
    },
  }
}

/** Whose turn it is, as long as there are more files than readers. */
const tourDeRole = <Out>({ limites, occupe }: PoolOptions<Out>) => {
  const file: { appelant: Caller; prendre: () => void }[] = []
  /** Whose files are being read. */
  const lus: Caller[] = []
  const tours = new Map<string, number>()
  const commencer = (appelant: Caller): void => {
    lus.push(appelant)
    tours.delete(appelant.qui)
    tours.set(appelant.qui, performance.now())
    // When each caller last had its turn: whoever had it so long ago is as new.
    const [ancien] = tours.keys()
    if (tours.size > limites.attenteMax && ancien !== undefined) tours.delete(ancien)
  }
  const visiteursMax = Math.max(1, limites.simultanes - 1)
  /** A reader is free, and free for this caller. */
  const admis = ({ visiteur }: Caller): boolean =>
    lus.length < limites.simultanes &&
    (!visiteur || lus.filter((l) => l.visiteur).length < visiteursMax)
  /** The next in turn: of those who may, whose last turn is the oldest, then who came first. */
  const suivant = (): void => {
    const tourDe = ({ appelant }: { appelant: Caller }): number => tours.get(appelant.qui) ?? 0
    const [premier] = file
      .filter((f) => admis(f.appelant))
      .toSorted((a, b) => tourDe(a) - tourDe(b))
    if (premier === undefined) return
    file.splice(file.indexOf(premier), 1)
    commencer(premier.appelant)
    premier.prendre()
  }
  /** Waits for the place that another file leaves. Throws `service-indisponible`. */
  const attendre = (appelant: Caller): Promise<void> => {
    const siens = file.filter((f) => f.appelant.qui === appelant.qui).length
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
    /** The place is handed over by the one who leaves, so nobody can slip in between. */
    entrer: async (appelant: Caller): Promise<void> => {
      if (admis(appelant)) commencer(appelant)
      else await attendre(appelant)
    },
    sortir: (appelant: Caller): void => {
      lus.splice(lus.indexOf(appelant), 1)
      suivant()
    },
  }
}

/** A small pool of processes that read files: kept warm, replaced at the first incident. */
export function childPool<In extends Serializable, Out>(
  options: PoolOptions<Out>,
): ChildPool<In, Out> {
  const { prendre, ranger, fermer } = reserve(options)
  const { entrer, sortir } = tourDeRole(options)
  return {
    async lire(entree, appelant) {
      await entrer(appelant)
      let lecteur: Lecteur | undefined
      try {
        lecteur = prendre()
        return await executer(lecteur, entree, options)
      } finally {
        if (lecteur) ranger(lecteur)
        sortir(appelant)
      }
    },
    fermer,
  }
}
