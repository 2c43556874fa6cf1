import { spawn, spawnSync } from 'node:child_process'

/** An engine of containers cannot be found, or does not let this person use it. */
export class SansMoteur extends Error {
  override readonly name = 'SansMoteur'
}

const MOTEURS = ['podman', 'docker'] as const
type NomMoteur = (typeof MOTEURS)[number]

/** Words that some machines need beside ours: `--runtime runc`, `--isolation chroot` … */
const mots = (nom: string): string[] => (process.env[nom] ?? '').split(/\s+/).filter(Boolean)

export interface Execution {
  env: Readonly<Record<string, string>>
  /** What the container keeps, by the path where it sees it. */
  volumes?: Readonly<Record<string, string>>
  hotes?: Readonly<Record<string, string>>
  commande?: readonly string[]
}

export interface Reponse {
  code: number
  texte: string
}

export interface Moteur {
  nom: NomMoteur
  /** Builds a stage of the Dockerfile under a name. Throws with the last lines of what was said. */
  construire(etage: string, image: string, args: Readonly<Record<string, string>>): Promise<void>
  /** Weight of an image in bytes; 0 for one that is not here. */
  poids(image: string): number
  /** Asks the registry for an image; gives its name by digest. Throws what the engine said. */
  epingler(image: string): Promise<string>
  /** Runs an image to its end. */
  executer(image: string, execution: Execution): Promise<Reponse>
  demarrer(nom: string, image: string, execution: Execution): Promise<Reponse>
  relancer(nom: string): Promise<Reponse>
  /** What the image's own health check says now. */
  sain(nom: string): Promise<boolean>
  /** The last lines that a container wrote. */
  traces(nom: string): Promise<string>
  retirer(noms: readonly string[], volumes: readonly string[]): Promise<void>
}

const existe = (nom: string): boolean =>
  spawnSync(nom, ['--version'], { stdio: 'ignore' }).status === 0

/** The engine of MOTEUR, else the first one of the machine. Throws SansMoteur, in words. */
const choisir = (): NomMoteur => {
  const voulu = process.env['MOTEUR'] ?? ''
  const nom = MOTEURS.find((m) => (voulu === '' ? existe(m) && repond(m) === null : m === voulu))
  if (nom !== undefined) {
    if (!existe(nom)) throw new SansMoteur(`MOTEUR=${nom} : ce programme n’est pas installé.`)
    const refus = repond(nom)
    if (refus === null) return nom
    throw new SansMoteur(`${nom} ne répond pas : ${refus}`)
  }
  const presents = MOTEURS.filter(existe)
  if (voulu !== '') throw new SansMoteur(`MOTEUR=${voulu} : podman ou docker sont attendus.`)
  if (presents.length > 0)
    throw new SansMoteur(
      presents.map((m) => `${m} est installé et ne répond pas : ${repond(m)}`).join('\n'),
    )
  throw new SansMoteur(
    existe('buildah')
      ? 'buildah construit des images et n’en lance pas : installez aussi podman.'
      : 'Aucun moteur de conteneurs sur cette machine : installez podman (apt install podman) ou docker.',
  )
}

/** Null when the engine serves this person; else why it does not. */
const repond = (nom: NomMoteur): string | null => {
  const { status, stderr } = spawnSync(nom, [...mots('MOTEUR_OPTIONS'), 'info'], {
    encoding: 'utf8',
  })
  if (status === 0) return null
  const dit = stderr.trim().split('\n').at(-1) ?? ''
  return process.getuid?.() === 0
    ? dit
    : `${dit} (relancez en root, ou avec un compte que le moteur admet)`
}

const lancer = (commande: string, args: readonly string[]): Promise<Reponse> =>
  new Promise((resolve, reject) => {
    const enfant = spawn(commande, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const morceaux: Buffer[] = []
    for (const flux of [enfant.stdout, enfant.stderr])
      flux.on('data', (m: Buffer) => morceaux.push(m))
    enfant.on('error', reject)
    enfant.on('close', (code) =>
      resolve({ code: code ?? 1, texte: Buffer.concat(morceaux).toString('utf8').trim() }),
    )
  })

/** Containers as production runs them: nobody's right, nothing to write but /tmp and volumes. */
const DURCI = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
]

/**
 * Finds the engine of this machine. MOTEUR chooses it; MOTEUR_OPTIONS, CONSTRUCTION_OPTIONS and
 * EXECUTION_OPTIONS add words to its every call, to builds, to containers. Throws SansMoteur.
 */
export const trouverMoteur = (racine: string): Moteur => {
  const nom = choisir()
  const appeler = (...args: string[]) => lancer(nom, [...mots('MOTEUR_OPTIONS'), ...args])
  const execution = ({ env, volumes = {}, hotes = {} }: Execution): string[] => [
    ...mots('EXECUTION_OPTIONS'),
    '--network',
    'host',
    ...DURCI,
    ...Object.entries(env).flatMap(([k, v]) => ['--env', `${k}=${v}`]),
    ...Object.entries(volumes).flatMap(([ou, volume]) => ['--volume', `${volume}:${ou}`]),
    ...Object.entries(hotes).flatMap(([hote, ip]) => ['--add-host', `${hote}:${ip}`]),
  ]
  return {
    nom,
    construire: async (etage, image, args) => {
      const { code, texte } = await appeler(
        'build',
        ...mots('CONSTRUCTION_OPTIONS'),
        // Health checks are not in the other format.
        ...(nom === 'podman' ? ['--format', 'docker'] : []),
        ...Object.entries(args).flatMap(([k, v]) => ['--build-arg', `${k}=${v}`]),
        '--target',
        etage,
        '--tag',
        image,
        '--file',
        `${racine}/infra/images/Dockerfile`,
        racine,
      )
      if (code !== 0) throw new Error(texte.split('\n').slice(-12).join('\n'))
    },
    poids: (image) => {
      const { status, stdout } = spawnSync(
        nom,
        [...mots('MOTEUR_OPTIONS'), 'image', 'inspect', '--format', '{{.Size}}', image],
        { encoding: 'utf8' },
      )
      return status === 0 ? Number(stdout.trim()) : 0
    },
    epingler: async (image) => {
      const tiree = await appeler('pull', image)
      if (tiree.code !== 0) throw new Error(tiree.texte.split('\n').at(-1) ?? '')
      const { texte } = await appeler(
        'image',
        'inspect',
        '--format',
        '{{index .RepoDigests 0}}',
        image,
      )
      if (!/@sha256:[\da-f]{64}$/.test(texte)) throw new Error(`${image} n’a pas d’empreinte`)
      return texte
    },
    executer: (image, e) => appeler('run', '--rm', ...execution(e), image, ...(e.commande ?? [])),
    demarrer: (conteneur, image, e) =>
      appeler(
        'run',
        '--detach',
        '--name',
        conteneur,
        ...execution(e),
        image,
        ...(e.commande ?? []),
      ),
    relancer: (conteneur) => appeler('restart', conteneur),
    sain: async (conteneur) =>
      nom === 'podman'
        ? (await appeler('healthcheck', 'run', conteneur)).code === 0
        : (await appeler('inspect', '--format', '{{.State.Health.Status}}', conteneur)).texte ===
          'healthy',
    traces: async (conteneur) => (await appeler('logs', '--tail', '15', conteneur)).texte,
    retirer: async (conteneurs, volumes) => {
      // One by one: a name that was never taken would keep the others from being removed.
      for (const conteneur of conteneurs) await appeler('rm', '--force', '--volumes', conteneur)
      for (const volume of volumes) await appeler('volume', 'rm', '--force', volume)
    },
  }
}
