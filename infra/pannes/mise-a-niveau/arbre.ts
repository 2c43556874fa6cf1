import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../../boot/house.ts'

/** The code of one version, in a folder where it is installed. */
export interface Arbre {
  /** How the table names it. */
  nom: string
  dossier: string
}

/** The Node of a version: the one that its lock file names, where this machine has its package. */
export const nodeDe = ({ dossier }: Arbre): string => {
  const sien = join(dossier, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  return existsSync(sien) ? sien : process.execPath
}

/** Runs a command in a folder; gives what it wrote; throws with its end when it fails. */
const executer = (
  commande: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> =>
  new Promise((ok, non) => {
    const [programme = '', ...arguments_] = commande
    const enfant = spawn(programme, arguments_, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let sortie = ''
    for (const flux of [enfant.stdout, enfant.stderr])
      flux.on('data', (morceau: Buffer) => (sortie += morceau.toString()))
    enfant.once('error', non)
    enfant.once('close', (code) =>
      code === 0
        ? ok(sortie)
        : non(new Error(`${commande.join(' ')} (${code}) :\n${sortie.slice(-3000)}`)),
    )
  })

/** A command of the house, which first installs what its tree asks for. */
export const commandeDe = (
  arbre: Arbre,
  arguments_: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> =>
  executer([process.execPath, 'infra/boot/boot.mjs', ...arguments_], arbre.dossier, env)

const installer = async (arbre: Arbre): Promise<Arbre> => {
  await commandeDe(arbre, ['register', 'aide'], process.env)
  return arbre
}

/** The code of a reference of git (a tag, a commit), installed in an empty folder. */
export const arbreDe = async (ref: string, nom: string, dossier: string): Promise<Arbre> => {
  await mkdir(dossier, { recursive: true })
  const archive = `${dossier}.tar`
  await executer(['git', 'archive', '--output', archive, ref], ROOT)
  await executer(['tar', '-xf', archive, '-C', dossier], ROOT)
  return installer({ nom, dossier })
}

/** The present code with one migration more, installed in an empty folder. */
export const presentAvec = async (
  migration: { nom: string; sql: string },
  nom: string,
  dossier: string,
): Promise<Arbre> => {
  const fichiers = await executer(['git', 'ls-files', '-z', '-co', '--exclude-standard'], ROOT)
  for (const fichier of fichiers.split('\0').filter((f) => f !== '' && existsSync(join(ROOT, f)))) {
    await mkdir(join(dossier, dirname(fichier)), { recursive: true })
    await cp(join(ROOT, fichier), join(dossier, fichier))
  }
  const lieu = join(dossier, 'prisma/migrations', migration.nom)
  await mkdir(lieu)
  await writeFile(join(lieu, 'migration.sql'), migration.sql)
  return installer({ nom, dossier })
}

/** The present code, where it stands. */
export const present = (nom: string): Arbre => ({ nom, dossier: ROOT })
